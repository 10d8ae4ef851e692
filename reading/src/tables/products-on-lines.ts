import type { NumberStyle } from '@tallyport/domain/values/numbers';
import type { Phrase } from '../page/phrases.js';
import { linesOf } from './body-line.js';
import { PRODUCTS_ON_LINES } from './tuning.js';

const COUNT = /^\d{1,5}$/u;
/** A number whose point may part decimals or thousands. */
const TWO_WAYS = /^[1-9]\d{0,2}\.\d{3}$/u;

/**
 * Whether points part thousands where no number of a paper says so by its form: on some lines two counts come to a third number only if its
 * point does (`24  250  6.000`), and on none otherwise.
 */
export function styleByProducts(pages: readonly (readonly Phrase[])[]): NumberStyle | null {
  const lines = pages.flatMap((phrases) => linesOf(phrases)).map(({ phrases }) => phrases.map(({ text }) => text.trim()));
  const proved = lines.filter((texts) => isProduct(texts, '')).length;
  return proved >= PRODUCTS_ON_LINES.leastLines && !lines.some((texts) => isProduct(texts, '.')) ? 'comma' : null;
}

function isProduct(texts: readonly string[], point: string): boolean {
  const counts = texts.filter((text) => COUNT.test(text)).map(Number);
  const figures = texts.filter((text) => TWO_WAYS.test(text)).map((text) => Number(text.replace('.', point)));
  return counts.some((one, at) => counts.slice(at + 1).some((other) => one > 1 && other > 1 && figures.includes(one * other)));
}
