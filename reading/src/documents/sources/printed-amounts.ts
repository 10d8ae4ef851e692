import { decimalsOf, numbersIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { type Closing, closingAmounts, type PrintedAmount } from '../../lines/closing-amounts.js';
import { goodsLine } from '../../lines/invoice-line.js';
import { isSameLine, overlapX, overlapY } from '../../page/area.js';
import { besides } from '../../page/band.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { cellOf } from '../../tables/rows.js';
import { isFreight } from '../lines/freight-rows.js';
import { PRINTED_AMOUNTS } from '../tuning.js';

/** An amount outside of the rows of goods, with what would be understood of it. */
interface Printed extends PrintedAmount {
  readonly printed: Understood;
}

/** What the amounts that a paper prints outside of its rows come to from the goods, whatever their labels are. */
export function closingOf(goods: Decimal | null, text: DocumentText): Closing<Printed> | null {
  return goods === null || goods.lte(0) ? null : closingAmounts(printedAmounts(text), goods);
}

/** The sum of the lines where the paper prints it and goes on from it to another total. */
export function printedGoods(sum: Decimal | null, text: DocumentText): Understood | null {
  if (sum === null || closingOf(sum, text) === null) return null;
  return printedAmounts(text).find(({ amount }) => amount.eq(sum))?.printed ?? null;
}

/** The sum of the lines where it is the only sum that the paper prints. */
export function soleSum(sum: Decimal | null, text: DocumentText): Understood | null {
  const amounts = printedAmounts(text).filter(({ amount }) => sum !== null && amount.gte(sum));
  return sum !== null && sum.gt(0) && amounts.every(({ amount }) => amount.eq(sum)) ? (amounts.at(-1)?.printed ?? null) : null;
}

/** What amounts come to in the money of the seller's country, at a rate of exchange, is none of what is asked for. */
const EXCHANGED =
  /exchange rate|wechselkurs|umrechnungskurs|tipo (?:de )?cambio|taxa de câmbio|taux de change|tasso di cambio|(?<!\p{L})kurs(?!\p{L})/iu;

/** What a tax or a share is taken of stands behind its per cent: `Btw 21% op 1.362,00`. It is added to nothing. */
const TAXED = /\d\s?%\s+(?:on|of|op|van|von|auf|aus|sur|de|du|su|di|sobre|om|på|af|av|od|z|z kwoty|из|от)\s+\D{0,4}$/iu;

/**
 * What is written with cents and no sign of a share, from line to line and from left to right: the last of it, for sums stand at the end.
 * Where the rows have no cents, whole numbers in their column of amounts are amounts, too.
 */
export function printedAmounts(text: DocumentText): Printed[] {
  const isInRow = rowsOf(text);
  const isWholeAmount = wholeAmountsOf(text);
  let row = 0;
  let previous: Phrase | null = null;
  const found: Printed[] = [];
  for (const phrase of text.phrases) {
    if (previous?.page !== phrase.page || !isSameLine(previous.area, phrase.area)) row += 1;
    previous = phrase;
    if (isInRow(phrase) || EXCHANGED.test(phrase.text)) continue;
    for (const { value, start, end } of numbersIn(phrase.text, text.numberStyle)) {
      const from = partOf(phrase, start, end);
      if (
        from === null ||
        !(decimalsOf(value) === 2 || (decimalsOf(value) < 2 && isWholeAmount(from))) ||
        /^\s*%/.test(phrase.text.slice(end)) ||
        TAXED.test(phrase.text.slice(0, start))
      )
        continue;
      found.push({ amount: new Decimal(value), row, printed: { value, from: [from], certainty: CERTAINTY.amount.proved } });
    }
  }
  return found.toSorted((a, b) => a.row - b.row || leftOf(a) - leftOf(b)).slice(-PRINTED_AMOUNTS.most);
}

const leftOf = ({ printed }: Printed): number => printed.from[0]?.area.left ?? 0;

/** Whether a number without cents stands in the column of amounts, where no row of it has them or a sheet leaves them out. */
function wholeAmountsOf({ tables, numberStyle }: DocumentText): (place: Phrase) => boolean {
  const amounts = tables.flatMap(({ rows }) => rows.flatMap((row) => cellOf(row, 'total_price') ?? []));
  const haveCents = amounts.some(({ text }) => numbersIn(text, numberStyle).some(({ value }) => decimalsOf(value) > 0));
  return (place) => (!haveCents || place.method === 'cells') && amounts.some(({ area }) => overlapX(area, place.area) > 0);
}

/** Whether something stands in a cell of the rows of goods; a row that asks for their carriage is none of these. */
function rowsOf(text: DocumentText): (phrase: Phrase) => boolean {
  const rows = text.tables.flatMap((table) => table.rows).filter((row) => !isFreight(goodsLine(row, text)));
  const cells = rows.flatMap((row) => [...row.cells.values()]);
  const byPage = Map.groupBy(
    cells.toSorted((a, b) => a.area.top - b.area.top),
    ({ page }) => page,
  );
  return ({ page, area }) =>
    besides(byPage.get(page) ?? [], area).some((cell) => overlapX(cell.area, area) > 0 && overlapY(cell.area, area) > 0);
}
