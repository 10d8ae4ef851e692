import type { Dice } from '../dice.js';
import type { Airline, Gate, World } from './world.js';

/** Where goods go, and by what. Places are written as this shipment's papers write them. */
export interface Journey {
  readonly mode: 'sea' | 'air';
  readonly receipt: string;
  readonly loading: string;
  readonly discharge: string;
  readonly delivery: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly carrier: string;
  readonly airline: Airline;
  readonly flight: string;
  readonly loadingCode: string;
  readonly dischargeCode: string;
}

export function makeJourney(dice: Dice, from: string, to: string, mode: 'sea' | 'air', world: World): Journey {
  const [loading, discharge] = [dice.pick(world.gates[from] ?? []), dice.pick(world.gates[to] ?? [])];
  const written = dice.pick<(gate: Gate) => string>([
    ({ city, country }) => `${city}, ${country}`,
    ({ city, country }) => `${city}, ${country}`.toUpperCase(),
    ({ city }) => city.toUpperCase(),
    ({ city, country }) => `${city} Port, ${country}`,
  ]);
  const airline = dice.pick(world.airlines);
  return {
    mode,
    receipt: written(loading),
    loading: written(loading),
    discharge: written(discharge),
    delivery: written(discharge),
    vessel: dice.pick(world.vessels),
    voyage: dice.pick([
      `${dice.between(101, 999)}${dice.pick(['N', 'S', 'E', 'W'])}`,
      `0${dice.digits(3)}W`,
      `${dice.letters(2)}${dice.between(101, 999)}${dice.pick(['A', 'B', 'N'])}`,
    ]),
    carrier: dice.pick(world.carriers),
    airline,
    flight: `${airline.code}${dice.between(101, 989)}`,
    loadingCode: loading.airport,
    dischargeCode: discharge.airport,
  };
}
