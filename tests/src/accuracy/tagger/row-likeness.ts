import { type ComparableWord, digitsOf, isNumber, keyOf, tokensOf } from './comparable-word.js';
import type { GoldLine } from './gold-lines.js';
import { TokenBag } from './token-bag.js';

/** What a printed line is worth for what it says of a gold line: the rarer that on other lines, the more. */
const WORTH_OF_NUMBERS = { total_price: 2, quantity: 1, unit_price: 1.2, net_weight: 0.8 };
const WORTH_OF_CODE = 2;
const WORTH_OF_TARIFF_CODE = 1;
const WORTH_OF_DESCRIPTION = 2.5;
/** A description starts on the line of its row, and goes on below it. */
const WORTH_OF_FIRST_WORD = 0.5;

/** How much of a gold line a printed line says: nothing of it is 0. */
export function rowLikeness(gold: GoldLine, line: readonly ComparableWord[]): number {
  const numbers = Object.entries(WORTH_OF_NUMBERS).filter(([field]) => saysNumber(line, gold[field]));
  return (
    numbers.reduce((sum, [, worth]) => sum + worth, 0) +
    (saysSame(line, ({ key }) => key, keyOf(gold['product_code'])) ? WORTH_OF_CODE : 0) +
    (saysSame(line, ({ digits }) => digits, digitsOf(gold['hs_code'])) ? WORTH_OF_TARIFF_CODE : 0) +
    descriptionLikeness(tokensOf(gold['description']), line)
  );
}

function saysNumber(line: readonly ComparableWord[], gold: unknown): boolean {
  return typeof gold === 'number' && line.some((word) => isNumber(word, gold));
}

function saysSame(line: readonly ComparableWord[], textOf: (word: ComparableWord) => string, gold: string): boolean {
  return gold !== '' && line.some((word) => textOf(word) === gold);
}

function descriptionLikeness(wanted: readonly string[], line: readonly ComparableWord[]): number {
  const [first] = wanted;
  if (first === undefined) return 0;
  const bag = new TokenBag(wanted);
  const said = line.flatMap(({ tokens }) => tokens);
  for (const token of said) bag.take([token]);
  return WORTH_OF_DESCRIPTION * bag.share + (said.includes(first) ? WORTH_OF_FIRST_WORD : 0);
}
