import type { LineField } from '@tallyport/contracts/shipping-record/fields';
import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { ROW_SUMS } from '@tallyport/domain/shipping-record/row-sums';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../certainty.js';
import { type Check, fails, holds } from '../checks/check.js';
import type { Understanding } from '../documents/understanding.js';
import type { OpenDocument } from '../open-document.js';
import type { Phrase } from '../page/phrases.js';
import type { ColumnRole } from '../tables/column-roles.js';
import { cellOf } from '../tables/rows.js';
import { decimalOf, productAgrees } from './arithmetic.js';
import type { Line } from './invoice-line.js';

/** A sum of some rows, as it is printed between them. */
interface PartSum {
  readonly at: Phrase;
  readonly amount: Decimal;
}

type Summed = Extract<LineField<'invoice' | 'packing-list'>, ColumnRole>;

/**
 * Compares the sums that stand between rows with the rows above them: of a page, of a group, carried over to the next page. Rows that
 * come to such a sum are surer. Where they do not, a row was lost or misread: its page is doubted, and the values say why.
 */
export function withPartSums(document: OpenDocument): Understanding {
  const { type, understood } = document;
  const kind = recordKindOf(type);
  const fields = ((kind === null ? undefined : ROW_SUMS[kind]) ?? []).map(({ each }) => each as Summed);
  const lines = fields.reduce<readonly Line[]>((known, field) => judged(known, field, partSumsOf(document, field)), understood.lines);
  return { ...understood, lines };
}

/** The sums of a field between the rows of all tables, in printed order. */
function partSumsOf({ tables, numberStyle }: OpenDocument, field: Summed): PartSum[] {
  const found = tables.flatMap(({ partSums }) =>
    partSums.flatMap((row) => {
      const cell = cellOf(row, field);
      const [number, ...others] = cell === null ? [] : numbersIn(cell.text, numberStyle);
      const at = cell?.lines[0];
      return at === undefined || number === undefined || others.length > 0 ? [] : [{ at, amount: new Decimal(number.value) }];
    }),
  );
  return found.toSorted((a, b) => byPlace(a.at, b.at));
}

function judged(lines: readonly Line[], field: Summed, sums: readonly PartSum[]): readonly Line[] {
  let known = lines;
  let before: PartSum | null = null;
  for (const sum of sums) {
    const above = known.filter((line) => isBetween(line, field, null, sum));
    const own = above.filter((line) => isBetween(line, field, before, sum));
    const comesTo = totalOf(own, field);
    if (own.length > 0 && comesTo !== null) {
      const since = before === null ? null : sum.amount.minus(before.amount);
      const onPage = above.filter((line) => line.get(field)?.from[0]?.page === sum.at.page);
      const agrees =
        [comesTo, totalOf(above, field), totalOf(onPage, field)].some((total) => total?.eq(sum.amount)) || comesTo.eq(since ?? Number.NaN);
      const rows = own.length === 1 ? 'the row above' : `the ${own.length} rows above`;
      const told = agrees
        ? holds('sum', `with ${rows} it comes to ${sum.amount.toFixed()}, printed below`)
        : fails('sum', `${rows} come to ${comesTo.toFixed()}, and below them stands ${sum.amount.toFixed()}`);
      known = known.map((line) => (own.includes(line) ? withCheck(line, field, told) : line));
    }
    before = sum;
  }
  return known;
}

/** Whether the value of a line stands below one sum and above another. */
function isBetween(line: Line, field: Summed, from: PartSum | null, to: PartSum): boolean {
  const at = line.get(field)?.from[0];
  return at !== undefined && byPlace(at, to.at) < 0 && (from === null || byPlace(from.at, at) < 0);
}

function byPlace(one: Phrase, other: Phrase): number {
  return one.page - other.page || one.area.top - other.area.top;
}

/** Null where something of it is no number. */
function totalOf(lines: readonly Line[], field: Summed): Decimal | null {
  const amounts = lines.map((line) => decimalOf(line.get(field)));
  return amounts.some((amount) => amount === null) ? null : Decimal.sum(0, ...amounts.flatMap((amount) => amount ?? []));
}

/** Quantity and price that prove an amount are worth more than a sum that contradicts it. */
function withCheck(line: Line, field: Summed, check: Check): Line {
  const value = line.get(field);
  if (value === undefined) return line;
  const { proved, contradicted } = CERTAINTY.amount;
  const isProved = productAgrees(line);
  const certainty = check.holds
    ? Math.max(value.certainty, isProved === false ? 0 : proved)
    : Math.min(value.certainty, isProved === true ? 1 : contradicted);
  return new Map([...line, [field, { ...value, certainty, checks: [...(value.checks ?? []), check] }]]);
}
