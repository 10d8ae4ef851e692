import type { LineField } from '@tallyport/contracts/shipping-record/fields';
import { currencyIn } from '@tallyport/domain/values/currencies';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { quantityUnitIn } from '@tallyport/domain/values/quantity-units';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { Decimal } from 'decimal.js';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Line } from '../lines/invoice-line.js';
import type { Phrase } from '../page/phrases.js';
import { cellOf, type TableRow } from '../tables/rows.js';

/** What the form says of a line; its name is told twice. */
export type CustomsLineField = LineField<'china-export-declaration'> | 'name';

interface Counted {
  readonly value: string;
  readonly unit: string | null;
  readonly from: Phrase;
}

/** A line of goods of the customs form: three printed lines in each of its columns. Empty where the row has no goods. */
export function customsLine(row: TableRow, text: DocumentText): Line {
  const line: Line = new Map();
  const put = (
    field: CustomsLineField,
    value: string | null,
    from: Phrase | undefined,
    certainty: number = CERTAINTY.customsForm.goods,
  ): void => {
    if (value !== null && value !== '' && from !== undefined) line.set(field, { value, from: [from], certainty });
  };
  const code = cellOf(row, 'product_code') ?? cellOf(row, 'hs_code');
  const digits = code?.text.replace(/\D/g, '') ?? '';
  const named = cellOf(row, 'description')?.lines ?? [];
  if (named.length === 0) return line;
  put('item', /^\d+/.exec(cellOf(row, 'item')?.text ?? '')?.[0] ?? null, cellOf(row, 'item') ?? undefined);
  put('hs_code', digits.length >= 8 && digits.length <= 13 ? digits : null, code ?? undefined);
  put('name', named[0]?.text.trim() ?? null, named[0]);
  put('description', named[0]?.text.trim() ?? null, named[0]);
  put('model', joined(named.slice(1)), named[1]);
  putPrices(row, text, put);
  put('country_of_origin', placeOf(cellOf(row, 'country_of_origin')), cellOf(row, 'country_of_origin') ?? undefined);
  put('final_destination', placeOf(cellOf(row, 'final_destination')), cellOf(row, 'final_destination') ?? undefined);
  put('duty_mode', placeOf(cellOf(row, 'duty_mode')), cellOf(row, 'duty_mode') ?? undefined);
  return line;
}

type Put = (field: CustomsLineField, value: string | null, from: Phrase | undefined, certainty?: number) => void;

/** Quantities by law and by contract stand below each other: the one that is priced multiplies to the total, else it is the last. */
function putPrices(row: TableRow, text: DocumentText, put: Put): void {
  const counted = (cellOf(row, 'quantity_and_unit') ?? cellOf(row, 'quantity'))?.lines.flatMap((line) => countedIn(line, text)) ?? [];
  const prices = cellOf(row, 'prices')?.lines ?? [cellOf(row, 'unit_price'), cellOf(row, 'total_price'), cellOf(row, 'currency')];
  const numbers = prices.flatMap((line) => (line === null ? [] : countedIn(line, text)));
  const [price, total] = numbers;
  const currency = prices.find((line) => line !== null && currencyIn(line.text) !== null);
  const proved = counted.findLast(({ value }) => isProduct(value, price?.value, total?.value));
  const priced = proved ?? counted.at(-1);
  const certainty = proved === undefined ? CERTAINTY.customsForm.goods - DOUBT.lessWithoutProof : CERTAINTY.customsForm.goodsProved;
  put('quantity', priced?.value ?? null, priced?.from, certainty);
  put('quantity_unit', priced?.unit ?? null, priced?.from);
  put('legal_quantity', counted.length > 1 ? (counted[0]?.value ?? null) : null, counted[0]?.from);
  put('legal_quantity_unit', counted.length > 1 ? (counted[0]?.unit ?? null) : null, counted[0]?.from);
  const weighed = counted.find(isWeighed);
  put('net_weight', weighed?.value ?? null, weighed?.from);
  put('unit_price', price?.value ?? null, price?.from, certainty);
  put('total_price', total?.value ?? null, total?.from, certainty);
  put('currency', currency?.text.replace(/[\s\d.,/]/gu, '') ?? null, currency ?? undefined);
}

/** Kilograms that goods are declared by are those of the goods alone, as the rules of the form have it. */
export function isWeighed({ unit }: { readonly unit: string | null }): boolean {
  return unit !== null && weightUnitIn(unit) === 'KG';
}

function countedIn(line: Phrase, text: DocumentText): Counted[] {
  const printed = line.text.replace(/(?<=\d)\.\s+(?=\d)/gu, '.'); // scans part a number behind its point
  return printed.split('/').flatMap((part) => {
    const [number] = numbersIn(part, text.numberStyle);
    return number === undefined ? [] : [{ value: number.value, unit: quantityUnitIn(part.slice(number.end)), from: line }];
  });
}

/** Whether quantity × price is the total, as far as four decimals of a price tell. */
export function isProduct(quantity: string, price: string | undefined, total: string | undefined): boolean {
  if (price === undefined || total === undefined) return false;
  return new Decimal(quantity).times(price).minus(total).abs().lte(new Decimal(quantity).times('0.00005').plus('0.011'));
}

/** A country or kind of duty without its code: `澳大利亚 (AUS)`. */
function placeOf(cell: Phrase | null): string | null {
  const value =
    cell?.text
      .replace(/[(（][^)）]*[)）]/gu, ' ')
      .trim()
      .split(/\s+/)[0] ?? '';
  return value === '' ? null : value;
}

function joined(lines: readonly Phrase[]): string | null {
  const value = lines.map(({ text }) => text.trim()).join('');
  return value === '' ? null : value;
}
