import { isCountry } from '@tallyport/domain/values/countries';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { isInTable } from './name-over-address.js';
import { isPlace } from './over-street.js';
import { isIdentity } from './party-lines.js';
import { isTownLine } from './town-line.js';
import { BESIDE_DELIVERY } from './tuning.js';

const DELIVERY = new Set<Concept>(['consignee', 'place_of_delivery']);

/**
 * The address beside the one that goods are delivered to, on the same lines and without a word over it: programs print so who buys. None where
 * several stand there.
 */
export function blockBesideDelivery(text: DocumentText): readonly Phrase[] {
  const labelled = new Set(text.labels.filter(({ ending, concepts }) => ending !== 'loose' && concepts.length > 0).flatMap(takenBy));
  const free = text.phrases.filter((phrase) => phrase.page === 1 && !labelled.has(phrase) && !isInTable(phrase, text));
  const found = text.labels.filter((label) => label.page === 1 && isDelivery(label)).flatMap((label) => blocksBeside(label, free));
  const [only, ...more] = found.filter(isAddress);
  return only === undefined || more.some(([first]) => first !== only[0]) ? [] : only;
}

function isDelivery({ concepts, ending, isGuess, candidates: [first] }: LabelledValue): boolean {
  const isBlock = first !== undefined && first.lines.length > 1 && first.relation !== 'right';
  return isBlock && ending !== 'loose' && isGuess !== true && concepts.some((concept) => DELIVERY.has(concept));
}

/** A label with the line that it most likely means; all lines of the address that it heads. */
function takenBy({ phrases, concepts, candidates: [first] }: LabelledValue): readonly Phrase[] {
  const isHead = first?.relation === 'below' || first?.relation === 'inside';
  return [...phrases, ...(first?.lines.slice(0, isHead || concepts.some((one) => DELIVERY.has(one)) ? undefined : 1) ?? [])];
}

/** Lines below each other at one place that begin on the line of the label or of the name under it, at either side. */
function blocksBeside({ area, candidates: [first] }: LabelledValue, free: readonly Phrase[]): Phrase[][] {
  const lines = first?.lines ?? [];
  const [name] = lines;
  if (name === undefined) return [];
  const right = Math.max(area.right, ...lines.map((line) => line.area.right));
  const isBeside = (phrase: Phrase) => phrase.area.right < area.left || phrase.area.left > right;
  const isLevel = ({ area: { top } }: Phrase) => [area.top, name.area.top].some((start) => Math.abs(top - start) < BESIDE_DELIVERY.level);
  const column = free.filter(isBeside);
  return column
    .filter((phrase) => isLevel(phrase) && !column.some((other) => isUnder(other, phrase)))
    .map((start) => blockFrom(start, column));
}

function blockFrom(start: Phrase, free: readonly Phrase[]): Phrase[] {
  const block = [start];
  for (let next = free.find((other) => isUnder(start, other)); next !== undefined; ) {
    block.push(next);
    const last = next;
    next = free.find((other) => isUnder(last, other));
  }
  return block;
}

function isUnder(above: Phrase, below: Phrase): boolean {
  const gap = below.area.top - above.area.bottom;
  const height = heightOf(above.area);
  return Math.abs(above.area.left - below.area.left) < BESIDE_DELIVERY.samePlace && gap > -0.5 * height && gap < height;
}

/** A name without figures or marks, and under it a house, a code or a country. */
function isAddress([name, ...lines]: readonly Phrase[]): boolean {
  const isName = name !== undefined && /^\p{Lu}|^\p{Lo}/u.test(name.text) && !/[:：\d]/u.test(name.text) && !isIdentity(name.text);
  const isPlaced = lines.some(({ text }) => /\d/u.test(text) && (isPlace(text) || isTownLine(text) || /\d+\s?\p{L}?$/u.test(text)));
  const hasMarks = lines.slice(0, 2).some(({ text }) => /[:：]/u.test(text));
  return isName && lines.length > 0 && !hasMarks && (isPlaced || lines.some(({ text }) => isCountry(text.split(',').at(-1)?.trim() ?? '')));
}
