import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { heightOf } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { type BodyLine, linesOf } from './body-line.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import type { TableCell, TableRow } from './rows.js';
import { CENT } from './summing-line.js';
import type { Table } from './table.js';
import { MULTIPLIED_LINES } from './tuning.js';

const ROLES: readonly ColumnRole[] = ['description', 'quantity', 'unit_price', 'total_price'];
/** A count, a sign between two factors, and a price: `50 x 0,18`, `2 kg @ $3.40`. */
const CROSSED =
  /(?<![\p{L}\d.,])(?<count>\d+(?:[.,]\d{1,3})?(?:\s?\p{L}{1,4}\.?)?)\s*[x×✕*@]\s*(?:\p{Sc}|[A-Z]{3}\s)?\s?(?<price>\d[\d.,]*)/iu;
const WORDS = /\p{L}{3}|\p{Script=Han}/u;

/**
 * Where no table has amounts, the goods of receipts: a count times a price, printed with a sign between them, and the amount that they make beside
 * it, below what was sold or behind it. The product proves each of them; a sign that a scan lost is no matter beside others.
 */
export function withMultipliedLines(tables: readonly Table[], phrases: readonly Phrase[], style: NumberStyle): readonly Table[] {
  if (tables.some(({ columns }) => columns.some(({ role }) => role === 'total_price'))) return tables;
  const columns = ROLES.map((role): Column => ({ role, head: '', left: Number.NaN, right: Number.NaN }));
  const pages = [...Map.groupBy(phrases, ({ page }) => page)];
  const found = pages.flatMap(([page, printed]): Table[] => {
    const lines = linesOf(printed);
    const crossed = lines.filter((line) => factorsOf(line, style) !== null);
    const told = lines.flatMap((line, index) => {
      const factors = factorsOf(line, style) ?? (crossed.length >= MULTIPLIED_LINES.least ? bareFactorsOf(line, style) : null);
      const goods = factors === null ? null : (factors.before ?? goodsAbove(line, lines[index - 1]));
      return factors === null || goods === null ? [] : [{ cells: [goods, factors.count, factors.price, factors.amount] }];
    });
    if (crossed.length < MULTIPLIED_LINES.least || told.length < MULTIPLIED_LINES.least) return [];
    const rows = told.map(
      ({ cells }): TableRow => ({
        cells: new Map(
          cells.flatMap((cell, at) => (columns[at] === undefined ? [] : [[columns[at], { ...cell, lines: [cell] } satisfies TableCell]])),
        ),
      }),
    );
    const taken = new Set(
      told.flatMap(({ cells }) => printed.filter(({ words }) => cells.some((cell) => words.some((word) => cell.words.includes(word))))),
    );
    return [{ page, columns, rows, totals: null, partSums: [], phrases: taken }];
  });
  // What stands in another table counts packages and measures them.
  const isApart = found.every((table) => [...table.phrases].every((phrase) => !tables.some((other) => other.phrases.has(phrase))));
  return isApart ? [...tables, ...found] : tables;
}

interface Factors {
  readonly count: Phrase;
  readonly price: Phrase;
  readonly amount: Phrase;
  /** What was sold, where it stands before the count. */
  readonly before: Phrase | null;
}

function factorsOf({ phrases }: BodyLine, style: NumberStyle): Factors | null {
  for (const [index, phrase] of phrases.entries()) {
    const match = CROSSED.exec(phrase.text);
    const { count = '', price = '' } = match?.groups ?? {};
    if (match === null) continue;
    const end = match.index + match[0].length;
    const [counted, priced] = [partOf(phrase, match.index, match.index + count.length), partOf(phrase, end - price.length, end)];
    const behind = [partOf(phrase, end, phrase.text.length), ...phrases.slice(index + 1)].filter((part) => part !== null);
    const amount = behind.findLast((part) => counted !== null && priced !== null && areFactors(counted, priced, part, style));
    if (counted === null || priced === null || amount === undefined) continue;
    const before = [...phrases.slice(0, index), partOf(phrase, 0, match.index)].find((part) => part !== null && WORDS.test(part.text));
    return { count: counted, price: priced, amount, before: before ?? null };
  }
  return null;
}

/** A line of figures alone, of which the first two make the last. */
function bareFactorsOf({ phrases }: BodyLine, style: NumberStyle): Factors | null {
  const [count, price] = phrases;
  const amount = phrases.at(-1);
  if (count === undefined || price === undefined || amount === undefined || phrases.length < 3) return null;
  const isBare = phrases.every(({ text }) => !WORDS.test(text)) && areFactors(count, price, amount, style);
  return isBare ? { count, price, amount, before: null } : null;
}

function areFactors(count: Phrase, price: Phrase, amount: Phrase, style: NumberStyle): boolean {
  const [one, other, product] = [count, price, amount].map(({ text }) => {
    const [first, ...others] = numbersIn(text, style);
    return first === undefined || others.length > 0 || first.value === '' ? null : new Decimal(first.value);
  });
  return one != null && other != null && product != null && product.gt(0) && one.times(other).minus(product).abs().lte(CENT);
}

/** Words alone right above a line. */
function goodsAbove(line: BodyLine, above: BodyLine | undefined): Phrase | null {
  const [goods, ...others] = above?.phrases ?? [];
  if (above === undefined || goods === undefined || others.length > 0 || !WORDS.test(goods.text)) return null;
  return line.area.top - above.area.bottom > MULTIPLIED_LINES.near * heightOf(line.area) ? null : goods;
}
