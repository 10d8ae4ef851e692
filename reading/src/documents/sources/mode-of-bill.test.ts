import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { modeOfBill } from './mode-of-bill.js';

test.each([
  ['for a truck', ['SHIP FROM', 'Trailer Number: 39151', 'SCAC: ABCD', 'NMFC item 360'], 'road'],
  ['for a ship', ['Shipper', 'Port of loading: Hamburg', 'Vessel: Ocean Alder', 'SCAC: ABCD', 'Trailer No: 12'], 'sea'],
  ['of the Convention on carriage by road', ['LETTRE DE VOITURE INTERNATIONALE', 'CMR 4471'], 'road'],
  ['that names a truck line and its driver', ['TRUCK LINE: Alder Hotshot', 'SHIPPER', 'DRIVER'], 'road'],
  ['with a port that a truck brings it to', ['Port of loading: Hamburg', 'TRUCK LINE: Alder', 'DRIVER'], 'sea'],
  ['that says nothing', ['Shipper', 'Consignee'], 'sea'],
])('a bill %s', (_which, lines, mode) => {
  expect(modeOfBill(readText(fileOf(new Paper().lines(40, 100, lines)))).value).toBe(mode);
});
