import { rounded } from '../../truth/rounding.js';
import type { Sheet } from './sheet.js';

/** Taken off every price, in hundredths. */
export const REBATE = 20;

/** Lines at list prices with a rebate of which only the amounts know. */
export function tellDiscount(sheet: Sheet): void {
  sheet.retell(sheet.lines.map((line) => ({ ...line, totalPrice: rounded(line.totalPrice * (1 - REBATE / 100), 2) })));
}

/** One more line that costs nothing: a sample, a spare. Its words say so. */
export function tellFree(sheet: Sheet): void {
  const last = sheet.lines.at(-1);
  if (last === undefined) return;
  const words = sheet.dice.fork('free').pick(['FREE OF CHARGE', 'F.O.C.', 'SAMPLE, NO COMMERCIAL VALUE', 'Spare parts (free of charge)']);
  const description = `${last.goods.name} - ${words}`;
  sheet.retell([
    ...sheet.lines,
    { ...last, description, productCode: `${last.productCode}F`, quantity: last.perPackage, unitPrice: 0, totalPrice: 0, netWeight: 0 },
  ]);
}
