import { expect, test } from 'vitest';
import { Dice } from '../../dice.js';
import { sumOf } from '../../truth/rounding.js';
import { makeShipment } from '../../truth/shipment.js';
import { containerShares } from './container-shares.js';

test('what lies in the containers is all of the shipment', () => {
  for (let seed = 0; seed < 50; seed++) {
    const shipment = makeShipment(new Dice(String(seed)), { mode: 'sea', lines: [1, 4] });
    const shares = containerShares(shipment);
    const sum = (of: (share: (typeof shares)[number]) => number, places: number) => sumOf(shares.map(of), places);
    expect([sum(({ packages }) => packages, 0), sum(({ grossWeight }) => grossWeight, 1), sum(({ volume }) => volume, 2)]).toEqual([
      shipment.packages,
      shipment.grossWeight,
      shipment.volume,
    ]);
    expect(shares.map(({ number }) => number)).toEqual(shipment.containers.map(({ number }) => number));
  }
});
