import { Decimal } from 'decimal.js';

/** What is due on a customs value, not rounded. */
export type HandRate = (customsValue: Decimal) => Decimal;

export const FREE: HandRate = () => new Decimal(0);

export function percent(rate: number): HandRate {
  return (customsValue) => customsValue.times(rate).div(100);
}

/** `5%, and $107.99/L of alcohol`, of litres of a strength. */
export function spirits(litres: string, strength: string): HandRate {
  return (customsValue) => customsValue.times(5).div(100).plus(new Decimal(strength).div(100).times(litres).times('107.99'));
}

/** The combination of a share and a lowest price, for goods that are worth so much a unit in a currency of this rate. */
export function dumping(units: string, exportPrice: string, exchangeRate: string, ascertained: string, share: number): HandRate {
  return () => {
    const actual = new Decimal(exportPrice).div(exchangeRate);
    return Decimal.max(actual, ascertained)
      .times(share)
      .div(100)
      .plus(Decimal.max(0, new Decimal(ascertained).minus(actual)))
      .times(units);
  };
}
