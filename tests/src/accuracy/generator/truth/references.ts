import type { Dice } from '../dice.js';

/** The numbers and days of a shipment, in the order in which they come about. */
export interface References {
  readonly order: string;
  readonly invoice: string;
  readonly packingList: string;
  readonly houseBill: string;
  readonly masterBill: string;
  readonly booking: string;
  readonly certificate: string;
  /** Days as ISO text. */
  readonly orderDay: string;
  readonly invoiceDay: string;
  readonly dueDay: string;
  readonly shippedDay: string;
}

const DAY = 86_400_000;

export function makeReferences(dice: Dice): References {
  const year = dice.between(2021, 2026);
  const start = Date.UTC(year, dice.between(0, 11), dice.between(1, 28));
  const dayAfter = (days: number) => new Date(start + days * DAY).toISOString().slice(0, 10);
  return {
    order: dice.pick([`PO-${dice.digits(5)}`, `45${dice.digits(8)}`, `${dice.letters(2)}/${year}/${dice.digits(3)}`]),
    invoice: dice.pick([
      `INV-${year}-${dice.digits(4)}`,
      `${dice.letters(2)}${dice.digits(6)}`,
      `${year}${dice.digits(5)}`,
      `CI/${dice.digits(4)}-${year % 100}`,
    ]),
    packingList: `PL-${dice.digits(6)}`,
    houseBill: `${dice.letters(4)}${dice.digits(8)}`,
    masterBill: `${dice.letters(4)}${dice.digits(9)}`,
    booking: `${dice.letters(2)}${dice.digits(7)}`,
    certificate: dice.pick([`${dice.letters(2)}${dice.digits(7)}`, `C${year % 100}MA${dice.digits(8)}`]),
    orderDay: dayAfter(-31),
    invoiceDay: dayAfter(0),
    dueDay: dayAfter(30),
    shippedDay: dayAfter(dice.between(3, 19)),
  };
}
