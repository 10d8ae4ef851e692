import type { Dice } from '../dice.js';
import type { Shipment } from '../truth/shipment.js';
import { type DayStyle, pickDayStyle } from './day-style.js';
import { FIRST_HABIT, type Habit } from './habits.js';
import { type NumberStyle, pickNumberStyle, writtenNumber } from './number-style.js';

/** How one issuer writes numbers, days, money and measures. */
export interface Writing {
  readonly day: DayStyle;
  readonly count: (value: number) => string;
  /** An amount as it stands in a table, without its currency. */
  readonly amount: (value: number) => string;
  /** An amount as it stands alone. */
  readonly money: (value: number) => string;
  readonly weight: (value: number) => string;
  readonly bareWeight: (value: number) => string;
  /** Pounds are weighed in America only; the gold knows two signs, papers many. */
  readonly weightUnit: 'KG' | 'LB';
  readonly volume: (value: number) => string;
  readonly bareVolume: (value: number) => string;
  readonly volumeUnit: 'CBM' | 'M3';
}

/** The writing of an issuer of this country, for a paper with these days and this currency. */
export function pickWriting(dice: Dice, country: string, { currency, references }: Shipment, habit: Habit = FIRST_HABIT): Writing {
  const style = pickNumberStyle(dice.fork('numbers'), country);
  const days = [references.invoiceDay, references.shippedDay];
  const places = currency === 'JPY' ? 0 : 2;
  const amount = (value: number) => writtenNumber(value, places, style);
  const weightUnit = country === 'US' && dice.happens(0.5) ? 'LB' : 'KG';
  const weightSign = dice.pick(habit.weights[weightUnit]);
  const volumeUnit = dice.pick(habit.volumes);
  const bareWeight = written(dice.pick([1, 2]), style);
  const bareVolume = written(dice.pick([2, 3]), style);
  const sides = dice.pick(habit.moneys);
  return {
    day: pickDayStyle(dice.fork('days'), country, days, habit.days),
    count: written(0, style),
    amount,
    money: (value) => sides(amount(value), currency),
    weight: (value) => `${bareWeight(value)} ${weightSign}`,
    weightUnit,
    bareWeight,
    volume: (value) => `${bareVolume(value)} ${volumeUnit.printed}`,
    bareVolume,
    volumeUnit: volumeUnit.gold,
  };
}

function written(places: number, style: NumberStyle): (value: number) => string {
  return (value) => writtenNumber(value, places, style);
}
