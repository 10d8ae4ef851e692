import type { Dice } from '../dice.js';
import type { Airline } from './world.js';

/** A number of an airline's waybill: its prefix, seven digits, and their remainder by seven. */
export function makeAirWaybillNumber(dice: Dice, { prefix }: Airline): string {
  const serial = dice.digits(7);
  return `${prefix}-${serial}${Number(serial) % 7}`;
}
