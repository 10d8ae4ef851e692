import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { decimalOf } from '../../lines/arithmetic.js';
import { isSameLine } from '../../page/area.js';
import { printedAmounts } from './printed-amounts.js';
import { LEFT_WORDS, PAID_WORDS } from './words/paid-words.js';

/**
 * Whether the sums go on below a total with what was paid, and the next line comes to the difference: one of both is called so. The total is
 * what the goods cost all the same, but some papers mean the rest by it.
 */
export function hasBalance(total: Understood, text: DocumentText): boolean {
  const amount = decimalOf(total);
  const all = printedAmounts(text);
  const at = all.findLastIndex(({ printed }) => amount !== null && decimalOf(printed)?.eq(amount) === true);
  const [paid, left] = at < 0 ? [] : all.slice(at + 1);
  if (amount === null || paid === undefined || left === undefined || paid.amount.isZero()) return false;
  const isLeft = amount.minus(paid.amount.abs()).eq(left.amount) && left.amount.gt(0);
  return isLeft && (isCalled(paid.printed, PAID, text) || isCalled(left.printed, LEFT, text));
}

const PAID = new RegExp(String.raw`(?<!\p{L})${anyOf(PAID_WORDS)}`, 'iu');
const LEFT = new RegExp(String.raw`(?<!\p{L})${anyOf(LEFT_WORDS)}`, 'iu');

/** Whether words before an amount on its line call it so. */
function isCalled({ from: [place] }: Understood, words: RegExp, text: DocumentText): boolean {
  return text.phrases.some(
    (phrase) =>
      place !== undefined &&
      phrase.page === place.page &&
      isSameLine(phrase.area, place.area) &&
      phrase.area.left < place.area.left + 1 &&
      words.test(phrase.text),
  );
}
