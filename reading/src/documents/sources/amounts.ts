import { currencyIn } from '@tallyport/domain/values/currencies';
import { Decimal } from 'decimal.js';
import { CERTAINTY, DOUBT } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor, pick, understand } from '../../fields/pick.js';
import { readAmount } from '../../fields/value-readers.js';
import { type LabelMatch, matchLabel, wholeLabel } from '../../labels/match-label.js';
import { tokensOf } from '../../labels/tokens.js';
import { decimalOf, isSameAmount, isTellingSum, sumOf } from '../../lines/arithmetic.js';
import { priceIn } from '../../lines/invoice-line.js';
import { isSameLine } from '../../page/area.js';
import { cellOf, type TableRow } from '../../tables/rows.js';
import type { Known } from '../declaration.js';
import { isCharge } from '../lines/freight-rows.js';
import { AMOUNTS } from '../tuning.js';
import { hasBalance } from './balance-left.js';
import { closingOf, printedAmounts, printedGoods, soleSum } from './printed-amounts.js';

const CHARGES = ['freight', 'insurance', 'other_charges', 'tax'] as const;
const ADDED_OR_TAKEN = [...CHARGES, 'discount'] as const;
type Charged = Known<(typeof ADDED_OR_TAKEN)[number]>;

/** The total of the goods at its label, else the total to which the lines add up; surely where they do. */
export function goodsTotalOf(text: DocumentText, { lines }: Known<never>): Understood | null {
  const sum = sumOf(lines, 'total_price');
  const labelled =
    pick(text, ['goods_total'], readAmount) ??
    totalsOf(text).find((total) => isSameAmount(decimalOf(total), sum) && !lines.some(isCharge)) ??
    subtotalOf(text);
  const goods = isSameAmount(decimalOf(labelled), sum) ? labelled : (printedGoods(sum, text) ?? labelled);
  const isProved = goods !== null && isSameAmount(decimalOf(goods), sum);
  if (goods === null) return null;
  if (isProved) return { ...goods, certainty: isTellingSum(lines) ? CERTAINTY.amount.proved : goods.certainty };
  // A word without a colon may head a column, and where a row lost its amount nothing proves the total.
  const isOpen = sum === null && lines.length > 0 && goods.at?.label.ending !== 'colon';
  return isOpen ? { ...goods, certainty: DOUBT.unprovedTotal * goods.certainty } : goods;
}

/**
 * The only total under lines of goods is that of the goods too, where the paper names neither a goods total nor a charge of its own.
 * Whether the lines add up to it is for others to check.
 */
export function soleTotal(text: DocumentText, known: Charged): Understood | null {
  const [first, ...others] = totalsOf(text);
  const isSole = first !== undefined && others.every((other) => isSameAmount(decimalOf(other), decimalOf(first)));
  const isOfGoods = known.lines.some((line) => line.has('total_price')) && labelsFor(text, ['goods_total']).length === 0;
  return isSole && isOfGoods && !isCharged(known, text) && !known.lines.some(isCharge)
    ? { ...first, certainty: first.certainty * DOUBT.alsoOfGoods }
    : null;
}

/** Whether something besides the goods may be in the total: an amount, a label or a column says so. What is printed as zero does not. */
function isCharged(known: Charged, text: DocumentText): boolean {
  const amounts = [
    ...ADDED_OR_TAKEN.flatMap((field) => known.get(field) ?? []),
    ...labelsFor(text, ADDED_OR_TAKEN).map((label) => understand(label, readAmount, text)),
  ];
  const hasColumn = text.tables.some(({ columns }) => columns.some(({ role }) => role === 'tax'));
  return hasColumn || amounts.some((amount) => decimalOf(amount)?.isZero() !== true);
}

/** The amounts that may be the total of the goods, for judging a column of prices. */
export function goodsTotalsOf(text: DocumentText): Decimal[] {
  const labelled = labelsFor(text, ['goods_total']).flatMap((label) => understand(label, readAmount, text) ?? []);
  return [...labelled, ...totalsOf(text)].flatMap((total) => decimalOf(total) ?? []);
}

/** The totals that a paper prints, in printed order. */
export function totalsOf(text: DocumentText): Understood[] {
  const labelled = labelsFor(text, ['total_amount']).flatMap((label) => understand(label, readAmount, text) ?? []);
  const inTables = text.tables.flatMap(({ totals }) => {
    const cell = totals === null || isSubtotal(totals) ? null : cellOf(totals, 'total_price');
    return priceIn(cell, text) ?? [];
  });
  return inOneMoney([...labelled, ...inTables].toSorted((a, b) => placeOf(a) - placeOf(b)));
}

/** The only amount on a line that is called the total of the goods, wherever a table took the line for a part of it: `460 CS, SUB-TOTAL, 13,698.00`. */
function subtotalOf(text: DocumentText): Understood | null {
  const called = printedAmounts(text).filter(({ printed: { from } }) =>
    text.phrases.some(
      (phrase) =>
        from.every(({ page, area }) => page === phrase.page && isSameLine(area, phrase.area) && phrase.area.left < area.left) &&
        wholeLabel(phrase.text)?.concepts.includes('goods_total') === true,
    ),
  );
  const [first] = called;
  const isSole = first !== undefined && called.every(({ amount }) => amount.eq(first.amount));
  return isSole ? { ...first.printed, certainty: CERTAINTY.amount.onLine } : null;
}

/** What a total comes to in the money of another country is printed below it: the first total that names its money names that of the paper. */
function inOneMoney(totals: readonly Understood[]): Understood[] {
  const moneyOf = ({ from, at }: Understood): string | null =>
    currencyIn([...from.map(({ text }) => text), at?.label.text ?? ''].join(' '));
  const money = totals.flatMap((total) => moneyOf(total) ?? [])[0] ?? null;
  return totals.filter((total) => [null, money].includes(moneyOf(total)));
}

/** Where a value stands, as a number that grows from page to page and from top to bottom. */
function placeOf({ from: [first] }: Understood): number {
  return first === undefined ? 0 : first.page * AMOUNTS.page + first.area.top;
}

/** Whether the row under a table totals the goods only. */
function isSubtotal(row: TableRow): boolean {
  const words = [...row.cells.values()].map(({ text }) => text).filter((text) => !/\d/.test(text));
  return [...words, words.join(' ')].some((text) => wholeLabel(text)?.concepts.includes('goods_total') === true);
}

/** The last total that is no less than the goods where nothing was taken off or paid: below it sums of taxes have totals of their own. */
function lastTotal(all: readonly Understood[], goods: Decimal | null, known: Charged, text: DocumentText): Understood | null {
  const isLess = decimalOf(known.get('discount')) !== null || labelsFor(text, ['deposit']).length > 0;
  const full = goods === null || isLess ? all : all.filter((total) => decimalOf(total)?.gte(goods) === true);
  return full.at(-1) ?? all.at(-1) ?? null;
}

/** A charge that stands among what leads from the goods to the total, by the words at the head of its line: the last, where several are called so. */
export function chargeThatCloses(concept: 'freight' | 'insurance' | 'discount') {
  return (text: DocumentText, known: Known<never>): Understood | null => {
    const called = (closingOver(text, known)?.added ?? []).filter(
      ({
        printed: {
          from: [place],
        },
      }) => {
        const line = text.phrases.filter(({ page, area }) => place !== undefined && page === place.page && isSameLine(area, place.area));
        return line.some(
          (phrase) => phrase.area.left < (place?.area.left ?? 0) && headOf(phrase.text)?.concepts.includes(concept) === true,
        );
      },
    );
    return called.at(-1)?.printed ?? null;
  };
}

/** What a line is called, whatever follows: `Air freight prepaid and added`. */
function headOf(words: string): LabelMatch | null {
  return wholeLabel(words) ?? matchLabel(words, tokensOf(words), 0);
}

/** The tax at its label, unless goods, charges and total do without it and with what is added last: `19 %` of a discount, one rate of two. */
export function taxOf(text: DocumentText, known: Known<never>): Understood | null {
  const labelled = pick(text, ['tax'], readAmount);
  const amount = decimalOf(labelled);
  if (amount === null || amount.isZero()) return labelled;
  const { added = [] } = closingOver(text, known) ?? {};
  const last = added.findLast(({ amount: one }) => one.abs().gte(1)); // less makes the total round
  const isAdded = last === undefined || last.amount.lt(0) || added.some((other) => other.amount.eq(amount));
  return isAdded ? labelled : last.printed;
}

/** What the printed amounts come to from the sum of the lines or from the total of the goods, whichever leads farther. */
function closingOver(text: DocumentText, known: Known<never>): ReturnType<typeof closingOf> {
  const [overLines, overGoods] = [sumOf(known.lines, 'total_price'), decimalOf(goodsTotalOf(text, known))].map((goods) =>
    closingOf(goods, text),
  );
  const isFarther = overGoods?.total.amount.gt(overLines?.total.amount ?? 0) === true;
  return (isFarther ? overGoods : overLines) ?? null;
}

/**
 * The total that equals goods and charges wins, then one to which other printed amounts add up; else the last one printed, for
 * sums stand at the end. That is doubtful where the goods are known and it differs: a charge under a name that nobody knows, or another number.
 */
export function provedTotal(text: DocumentText, known: Charged): Understood | null {
  const total = totalOf(text, known);
  if (total === null || !hasBalance(total, text)) return total;
  return { ...total, certainty: Math.min(total.certainty, CERTAINTY.amount.overBalance) };
}

function totalOf(text: DocumentText, known: Charged): Understood | null {
  const all = totalsOf(text);
  const goods = decimalOf(goodsTotalOf(text, known));
  const charges = CHARGES.reduce((sum, field) => sum.plus(decimalOf(known.get(field)) ?? 0), new Decimal(0));
  const expected = goods?.plus(charges).minus(decimalOf(known.get('discount'))?.abs() ?? 0) ?? null;
  const proved = all.find((total) => isSameAmount(decimalOf(total), expected));
  const last = lastTotal(all, goods, known, text) ?? soleSum(sumOf(known.lines, 'total_price'), text);
  const isMoreBelow = all.some(
    (total) => proved !== undefined && placeOf(total) > placeOf(proved) && expected !== null && decimalOf(total)?.gt(expected),
  );
  const closing = closingOver(text, known);
  const isMoreReached = expected !== null && closing?.total.amount.gt(expected) === true;
  if (proved !== undefined && !isMoreBelow && !isMoreReached)
    return isTellingSum(known.lines) ? { ...proved, certainty: CERTAINTY.amount.proved } : proved;
  if (closing !== null) return closing.total.printed;
  return last === null || expected === null ? last : { ...last, certainty: DOUBT.unprovedTotal * last.certainty };
}
