import { isCompanyName } from '@tallyport/domain/values/company-names';
import { type Area, areaAround, heightOf, isSameLine } from '../page/area.js';
import { isClosed } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import { typeSizeOf } from '../page/type-size.js';
import { labelVocabulary } from './concepts.js';
import type { Label } from './label.js';
import { enumerated, type LabelMatch, matchLabel, wholeLabel } from './match-label.js';
import { tokensOf } from './tokens.js';
import { BOX_CAPTIONS } from './tuning.js';

/** A box of a form with what is printed small at its top. */
interface CaptionedBox {
  readonly caption: readonly Phrase[];
  /** Whether larger print stands below the caption. */
  readonly isFilled: boolean;
}

/**
 * Forms print in the corner of each box, smaller than what is filled in, what the box is for: all of that small print is the label, however it
 * goes on behind the words that are known (`Place of receipt. Applicable only when used as multimodal transport B/L`), and none of it a value.
 */
export function withBoxCaptions(labels: readonly Label[], phrases: readonly Phrase[]): Label[] {
  const boxes = captionedBoxes(phrases);
  if (boxes.filter(({ isFilled }) => isFilled).length < BOX_CAPTIONS.leastBoxes) return [...labels];
  const captions = boxes.flatMap((box) => captionOf(box, labels) ?? []);
  const taken = new Set(captions.flatMap((caption) => caption.phrases));
  return [...labels.filter((label) => !label.phrases.some((phrase) => taken.has(phrase))), ...captions].toSorted(
    (a, b) => a.area.top - b.area.top || a.area.left - b.area.left,
  );
}

/** The boxes of a page that begin with small print. */
function captionedBoxes(phrases: readonly Phrase[]): CaptionedBox[] {
  const cells = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    if (phrase.method !== 'cells' && isClosed(phrase.cell)) push(cells, keyOf(phrase.cell), phrase);
  }
  const boxes = [...cells.values()].map((lines) => boxOf(lines.toSorted((a, b) => a.area.top - b.area.top)));
  const small = Math.max(...boxes.filter(({ isFilled }) => isFilled).flatMap(({ caption: [first] }) => (first ? [typeSizeOf(first)] : [])));
  return boxes.filter(({ caption: [first] }) => first !== undefined && typeSizeOf(first) < BOX_CAPTIONS.larger * small);
}

function push(cells: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const known = cells.get(key);
  if (known === undefined) cells.set(key, [phrase]);
  else known.push(phrase);
}

function keyOf({ left, top, right, bottom }: Area): string {
  return [left, top, right, bottom].join(' ');
}

const NO_BOX: CaptionedBox = { caption: [], isFilled: false };

function boxOf(lines: readonly Phrase[]): CaptionedBox {
  const [first, second] = lines;
  if (first === undefined || (second !== undefined && isSameLine(first.area, second.area))) return NO_BOX;
  const size = typeSizeOf(first);
  const end = lines.findIndex((line) => typeSizeOf(line) > BOX_CAPTIONS.larger * size);
  const caption = end < 0 ? lines : lines.slice(0, end);
  const words = caption.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const isOne = caption.every(({ area }, index) => index === 0 || isNextLine(caption[index - 1]?.area ?? area, area));
  return isOne && caption.length <= BOX_CAPTIONS.mostLines && words <= BOX_CAPTIONS.mostWords ? { caption, isFilled: end > 0 } : NO_BOX;
}

function isNextLine(above: Area, below: Area): boolean {
  return below.top - above.bottom < 0.7 * heightOf(above) && Math.abs(below.left - above.left) < heightOf(above);
}

/** The label that all the small print of a box is, or null where it is read well without, or may be a value. */
function captionOf({ caption, isFilled }: CaptionedBox, labels: readonly Label[]): Label | null {
  const [first] = caption;
  if (first === undefined || isOverValue(caption)) return null;
  const text = caption
    .map((line) => line.text)
    .join(' ')
    .replace(ONLY_WHEN, '');
  const tokens = tokensOf(text);
  const match = matchLabel(text, tokens, enumerated(text, tokens)) ?? (isFilled ? asWithColon(text) : null);
  const whole = { text, phrases: caption, area: areaAround(caption.map(({ area }) => area)), cell: first.cell, inline: null };
  if (match === null) return isFilled && !hasOwnLabel(caption, labels) ? { ...whole, concepts: [], ending: 'bare' } : null;
  const rest = text.slice(match.valueStart);
  const isRest =
    rest.trim() === '' || (match.ending === 'loose' ? !(isFilled ? A_NUMBER : /\d/u).test(rest) : isFilled && isWordsOfLabels(rest));
  return isRest ? { ...whole, concepts: match.concepts, ending: 'bare' } : null;
}

/** A whole label over a company or a code: scans measure capitals so low that a value passes for small print. */
function isOverValue([first, ...others]: readonly Phrase[]): boolean {
  const isValue = others.some(({ text }) => isCompanyName(text) || /^\S*\d\S*[/-]\S*\d/u.test(text));
  return first !== undefined && isValue && wholeLabel(first.text) !== null;
}

/** In the corner of a box a word that needs a colon to be a label is one without. */
function asWithColon(text: string): LabelMatch | null {
  const label = `${text}:`;
  const tokens = tokensOf(label);
  const match = matchLabel(label, tokens, enumerated(label, tokens));
  return match !== null && match.valueStart >= label.length ? match : null;
}

/** Behind the words of a label a number is a value in small print: `Reference No. C23MA676`. */
const A_NUMBER = /\d{4}/u;

/** Which carriage a box is for stands before its caption: `*Combined transport: place of receipt`. */
const ONLY_WHEN =
  /^[\s*†(]*(?:\d{1,2}[a-z]?[.)]\s*)?(?:for\s+)?(?:combined|multi-?modal|inter-?modal|through)\s+(?:transport|shipments?|carriage)(?:\s+only)?[\s*)]*[:–-]\s*/iu;

/** A caption that some other way of reading has told already. */
function hasOwnLabel(caption: readonly Phrase[], labels: readonly Label[]): boolean {
  return labels.some(({ phrases, concepts }) => concepts.length > 0 && phrases.some((phrase) => caption.includes(phrase)));
}

/** Whether what stands behind a colon only goes on with the label: `Shipper: full name, address and reference`. */
function isWordsOfLabels(rest: string): boolean {
  const words = tokensOf(rest).map(({ form }) => form);
  return /^[\p{Ll}(]/u.test(rest) && words.every((word) => labelVocabulary.hasWord(word));
}
