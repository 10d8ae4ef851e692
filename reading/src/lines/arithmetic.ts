import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { decimalsOf } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../certainty.js';
import type { Understood } from '../fields/field-reading.js';
import type { Line } from './invoice-line.js';

const CENT = new Decimal('0.011');

/** Whether quantity × unit price is the total of a line, within half of the last digit of the price; null where one is missing. */
export function productAgrees(line: Line): boolean | null {
  const [quantity, price, total] = (['quantity', 'unit_price', 'total_price'] as const).map((field) => decimalOf(line.get(field)));
  if (!quantity || !price || !total) return null;
  const tolerance = Decimal.max(CENT, quantity.times(new Decimal(10).pow(-Math.max(2, price.decimalPlaces()))).div(2));
  return quantity.times(price).minus(total).abs().lte(tolerance);
}

/** The sum of one field over all lines, or null where a line lacks it. */
export function sumOf(lines: readonly Line[], field: RecordField): Decimal | null {
  const values = lines.map((line) => decimalOf(line.get(field)));
  if (values.length === 0 || values.some((value) => value === null)) return null;
  return values.reduce<Decimal>((sum, value) => sum.plus(value ?? 0), new Decimal(0));
}

/** Whether the sum of the lines says something of them: of two or more amounts, or of one that its own quantity and price come to. */
export function isTellingSum(lines: readonly Line[]): boolean {
  const [first, ...others] = lines;
  return others.length > 0 || (first !== undefined && productAgrees(first) === true);
}

export function decimalOf(understood: Understood | null | undefined): Decimal | null {
  return typeof understood?.value === 'string' && /^-?\d+(\.\d+)?$/.test(understood.value) ? new Decimal(understood.value) : null;
}

export function isSameAmount(a: Decimal | null, b: Decimal | null): boolean {
  return a !== null && b !== null && a.minus(b).abs().lte(CENT);
}

/** A column headed `Price` is the total of its lines when these add up to the total of the goods and quantity × price does not. */
export function settlePriceColumn(lines: readonly Line[], goodsTotals: readonly Decimal[]): Line[] {
  if (lines.some((line) => line.has('total_price'))) return [...lines];
  const sum = sumOf(lines, 'unit_price');
  const isTotal = sum !== null && goodsTotals.some((total) => isSameAmount(total, sum)) && lines.some(({ size }) => size > 0);
  if (!isTotal) return [...lines];
  return lines.map((line) => {
    const moved: Line = new Map([...line].filter(([field]) => field !== 'unit_price'));
    const price = line.get('unit_price');
    if (price !== undefined) moved.set('total_price', price);
    return moved;
  });
}

/** Lines whose product was checked: proved numbers are surer, contradicted ones doubtful. */
export function withProof(line: Line): Line {
  const agrees = productAgrees(line);
  if (agrees === null) return line;
  const judged = ['quantity', 'unit_price', 'total_price'];
  return new Map(
    [...line].map(([field, understood]) => [
      field,
      judged.includes(field)
        ? { ...understood, certainty: agrees ? CERTAINTY.amount.proved : Math.min(understood.certainty, CERTAINTY.amount.contradicted) }
        : understood,
    ]),
  );
}

/** Takes the product for a total that a scan misread by one character, where the sum of all totals then agrees with a printed one. */
export function mendTotals(lines: readonly Line[], printedTotals: readonly Decimal[]): Line[] {
  const mended = lines.map(withProductAsTotal);
  if (mended.every((line, index) => line === lines[index])) return mended;
  const sum = sumOf(mended, 'total_price');
  return printedTotals.some((total) => isSameAmount(total, sum)) ? mended : [...lines];
}

function withProductAsTotal(line: Line): Line {
  const total = line.get('total_price');
  if (!total?.from.some(({ method }) => method === 'ocr')) return line;
  const product = decimalOf(line.get('quantity'))?.times(decimalOf(line.get('unit_price')) ?? Number.NaN);
  if (product === undefined || product.isNaN() || productAgrees(line) !== false) return line;
  const isNear = isOneDigitOff(product.toFixed(2), decimalOf(total)?.toFixed(2) ?? '');
  if (!isNear) return line;
  const decimals = Math.max(decimalsOf(String(total.value)), new Decimal(product.toFixed(2)).decimalPlaces());
  return new Map([
    ...line,
    ['total_price', { ...total, value: product.toFixed(decimals), certainty: CERTAINTY.amount.mended, isInferred: true }],
  ]);
}

function isOneDigitOff(a: string, b: string): boolean {
  return a.length === b.length && [...a].filter((digit, index) => digit !== b[index]).length === 1;
}
