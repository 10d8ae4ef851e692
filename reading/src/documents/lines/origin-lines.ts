import type { LineField } from '@tallyport/contracts/shipping-record/fields';
import { daysIn } from '@tallyport/domain/values/dates';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { packagesIn } from '@tallyport/domain/values/package-types';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { cleaned } from '../../fields/value-readers.js';
import { numberIn, textIn } from '../../lines/cell-values.js';
import { goodsLine, type Line } from '../../lines/invoice-line.js';
import type { Phrase } from '../../page/phrases.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf, type TableRow } from '../../tables/rows.js';
import { type BoxedGoods, boxedGoods } from './boxed-goods.js';

/** The goods of a certificate of origin, each with its criterion and its invoice. */
export function originLines(text: DocumentText): Line[] {
  const boxed = boxedGoods(text);
  if (boxed !== null) return boxed.map((goods) => boxedLine(goods, text));
  return text.tables.flatMap(({ rows }) => rows.map((row) => originLine(row, text))).filter((line) => line.size > 1);
}

/** A code of the tariff on a line of its own below the goods, or a heading of it: `HS 2204.21`, `HS 7419`. */
const CODED = /^\W*h\.?\s?s\.?(?:\s*(?:code|no|heading)s?)?\W*(?<code>\d{4}(?:[.\s]?\d{2}){0,3})\W*$/iu;
/** What is typed below the last goods, that nothing may be added. */
const FILLING = /^(?:[X*=_–—-]\s?){5,}$/iu;

function boxedLine({ item, counted, goods, measured, invoices }: BoxedGoods, text: DocumentText): Line {
  const line: Line = new Map();
  const put = (field: LineField<'certificate-of-origin'>, value: string | undefined, from: readonly Phrase[], certainty: number) => {
    if (value !== undefined && value !== '') line.set(field, { value, from, certainty });
  };
  const coded = goods.find(({ text: words }) => CODED.test(words));
  const told = goods.filter((one) => one !== coded);
  const packed = packagesIn(counted.text);
  put('item', item ?? undefined, [counted], CERTAINTY.table.column);
  put('description', cleaned(told.map(({ text: words }) => words).join(' ')), told, CERTAINTY.table.goods);
  put('packages', packed?.count, [counted], CERTAINTY.cargo.packagesAmongGoods);
  put('package_type', packed?.type, [counted], CERTAINTY.cargo.packagesAmongGoods);
  if (coded !== undefined) put('hs_code', CODED.exec(coded.text)?.groups?.['code']?.replace(/\D/gu, ''), [coded], CERTAINTY.number.tariff);
  if (invoices.length > 0) underInvoice(line, invoices, text);
  const [first] = measured;
  if (first === undefined) return line;
  put('quantity', numbersIn(first.text, text.numberStyle)[0]?.value, [first], CERTAINTY.table.column);
  put('quantity_unit', WITH_UNIT.exec(first.text)?.groups?.['unit']?.trim(), [first], CERTAINTY.table.column);
  return line;
}

function originLine(whole: TableRow, text: DocumentText): Line {
  const row = withoutLines(whole, FILLING);
  const coded = [...row.cells].flatMap(([{ role }, { lines }]) => (isOfGoods(role) ? lines.filter((one) => CODED.test(one.text)) : []));
  const line = goodsLine(withoutLines(row, CODED), text);
  const put = (field: LineField<'certificate-of-origin'>, understood: Understood | null) => {
    if (understood !== null) line.set(field, understood);
  };
  withoutPackages(line, put);
  const [first] = coded;
  const code = CODED.exec(first?.text ?? '')?.groups?.['code']?.replace(/\D/gu, '');
  if (first !== undefined && code !== undefined && !line.has('hs_code'))
    put('hs_code', { value: code, from: [first], certainty: CERTAINTY.number.tariff });
  put('item', textIn(cellOf(row, 'item')));
  put('origin_criterion', textIn(cellOf(row, 'origin_criterion')));
  if (!line.has('quantity')) counted(row, text, put);
  const invoice = cellOf(row, 'invoice_number');
  if (invoice !== null) underInvoice(line, [invoice], text);
  return line;
}

function isOfGoods(role: ColumnRole | null): boolean {
  return role === 'description' || role === 'packages_and_description';
}

/** A row without some of the lines below the first one of its goods. */
function withoutLines({ cells }: TableRow, such: RegExp): TableRow {
  return {
    cells: new Map(
      [...cells].map(([column, cell]) => {
        const lines = cell.lines.filter(({ text }, index) => index === 0 || !such.test(text));
        const isSame = lines.length === cell.lines.length || !isOfGoods(column.role);
        const words = lines.flatMap((line) => line.words);
        return [column, isSame ? cell : { ...cell, lines, words, text: lines.map(({ text }) => text).join(' ') }] as const;
      }),
    ),
  };
}

/** A number goes on in the next line behind a stroke or a hyphen: `KLF/EXP/` over `188/26`. */
const BROKEN = /(?<=[/-])\s+(?=[A-Z\d])/gu;

/** The number and the day of the invoice of some goods. */
function underInvoice(line: Line, from: readonly Phrase[], { dayOrder }: DocumentText): void {
  const words = from
    .map(({ text: printed }) => printed)
    .join(' ')
    .replace(BROKEN, '');
  const number = words.split(' ').find((word) => /\d/.test(word) && daysIn(word, dayOrder).length === 0);
  const [day] = daysIn(words, dayOrder);
  if (number !== undefined) line.set('invoice_number', { value: number, from, certainty: CERTAINTY.number.invoiceInBox });
  if (day !== undefined) line.set('invoice_date', { value: day.value, from, certainty: CERTAINTY.number.invoiceInBox });
}

/** One column of a certificate asks for the gross weight or any other quantity: a number, and what it counts. */
const COUNTED: readonly ColumnRole[] = ['quantity_and_unit', 'gross_weight', 'weight', 'net_weight'];
const WITH_UNIT = /^\W*\d[\d.,\s]*(?<unit>\p{L}[\p{L}\s.²³/]{0,14})$/u;

function counted(
  row: TableRow,
  text: DocumentText,
  put: (field: 'quantity' | 'quantity_unit', understood: Understood | null) => void,
): void {
  const cell = COUNTED.map((role) => cellOf(row, role)).find((one) => one !== null) ?? null;
  // Under the last goods the weight of all may stand.
  const told = [cell, cell?.lines[0] ?? null].find((one) => one !== null && WITH_UNIT.test(one.text)) ?? null;
  const unit = WITH_UNIT.exec(told?.text ?? '')?.groups?.['unit']?.trim();
  if (told === null || unit === undefined) return;
  put('quantity', numberIn(told, text));
  put('quantity_unit', { value: unit, from: [told], certainty: CERTAINTY.table.column });
}

/**
 * Certificates ask for number and kind of packages before the goods: `42 cartons Kitchen knives`. A count in words, too, is a sentence
 * with the goods, `FORTY-TWO (42) CARTONS OF KITCHEN KNIVES`, and stays whole.
 */
const PACKED =
  /^\W*(?:\p{L}[\p{L}\s-]{2,50}\(\s*)?\d[\d,. ]*\)?\s*(?:\(\p{L}+\)\s*)?(?<kind>\p{L}+(?:\(s\))?)\.?\s+(?:of\s+)?(?=\p{L}[\p{L}-])/iu;

function withoutPackages(line: Line, put: (field: LineField<'certificate-of-origin'>, understood: Understood | null) => void): void {
  const described = line.get('description');
  const printed = String(described?.value ?? '');
  const count = PACKED.exec(printed);
  const packed = count === null ? null : packagesIn(count[0].replace(/^\D*/u, '').replace(/\)/u, ' '));
  if (described === undefined || count === null || packed === null || packed.type !== count.groups?.['kind']) return;
  if (/^\W*\d/u.test(printed)) put('description', { ...described, value: printed.slice(count[0].length) });
  put('packages', { value: packed.count, from: described.from, certainty: CERTAINTY.cargo.packagesAmongGoods });
  put('package_type', { value: packed.type, from: described.from, certainty: CERTAINTY.cargo.packagesAmongGoods });
}
