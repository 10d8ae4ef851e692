import { areaAround, heightOf } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { type BodyLine, linesOf } from '../tables/body-line.js';
import { matchLabel } from './match-label.js';
import { tokensOf } from './tokens.js';
import { RUNNING_TEXT } from './tuning.js';

/** A mark between two things that are told on one line. */
const BAR = /\s[|·•‖¦]+(?=\s|$)|;(?=\s)/gu;
/** A few words and a colon look like a label. */
const LIKE_LABEL = /^\p{L}[^:：;]{1,38}[:：](?!\/\/)/u;
/** A few words and a dash may be one. */
const LIKE_DASHED = /^\p{L}[^:：;]{1,38}\s[-–]\s/u;
/** A known label before a dash that stands for a colon. */
const DASHED = /^(?<label>\p{L}[^:：]{0,50}?)\s[-–]\s\S/u;
/** A value that goes on in a second line parts two lines of a form. */
const NEAR_LINES = [-2, -1, 1, 2];

/**
 * Takes apart text that runs on like a letter, `Invoice No.: 12 · Date: 4 May · Order: 7`: each label with its value becomes a phrase
 * of its own, also where it goes on in the next line. What is printed otherwise stays as it is.
 */
export function takenApart(phrases: readonly Phrase[]): Phrase[] {
  const marked = withColons(phrases);
  const lines = linesOf(marked);
  const right = Math.max(...marked.map(({ area }) => area.right));
  const left = Math.min(...marked.map(({ area }) => area.left));
  const parts: Phrase[] = [];
  let open: BodyLine | null = null;
  for (const [index, line] of lines.entries()) {
    const own = line.phrases.flatMap(partsOf);
    const wrapped: Phrase | null = open === null ? null : wrappedOnto(parts.at(-1), own[0], open, line);
    if (wrapped === null) parts.push(...own);
    else parts.splice(-1, 1, wrapped, ...own.slice(1));
    const isFull = (line.area.right - left) / (right - left) > RUNNING_TEXT.full;
    const isOn: boolean =
      isRunning(
        line,
        own,
        NEAR_LINES.map((far) => lines[index + far]),
      ) ||
      (wrapped !== null && own.length > 1);
    open = isFull && isOn ? line : null;
  }
  return parts.toSorted((a, b) => a.area.top - b.area.top || a.area.left - b.area.left);
}

/** Where a paper writes `Label - value` again and again its dashes are colons. */
function withColons(phrases: readonly Phrase[]): readonly Phrase[] {
  const dashed = new Map(
    phrases.flatMap((phrase) => partsOf(phrase).flatMap((part) => (hasDashedLabel(part.text) ? [[part, phrase] as const] : []))),
  );
  if (dashed.size < RUNNING_TEXT.leastDashed) return phrases;
  const changed = new Set(dashed.values());
  return phrases.flatMap((phrase) =>
    changed.has(phrase) ? partsOf(phrase).map((part) => (hasDashedLabel(part.text) ? colonForDash(part) : part)) : [phrase],
  );
}

function hasDashedLabel(text: string): boolean {
  const label = DASHED.exec(text)?.groups?.['label'];
  if (label === undefined) return false;
  const asLabel = `${label}:`;
  return matchLabel(asLabel, tokensOf(asLabel), 0)?.valueStart === asLabel.length;
}

function colonForDash(phrase: Phrase): Phrase {
  const at = phrase.words.findIndex(({ text }) => /^[-–]$/u.test(text));
  const words = phrase.words.map((word, index) => (index === at ? { ...word, text: ':' } : word));
  return { ...phrase, words, text: phrase.text.replace(/\s[-–]\s/u, ' : ') };
}

/** A phrase cut at its bars; at a semicolon only where a label follows. */
function partsOf(phrase: Phrase): Phrase[] {
  const cuts: { readonly end: number; readonly start: number }[] = [];
  for (const match of phrase.text.matchAll(BAR)) {
    const rest = phrase.text.slice(match.index + match[0].length).trimStart();
    const isCut = match[0] === ';' ? LIKE_LABEL.test(rest) || LIKE_DASHED.test(rest) : true;
    if (isCut) cuts.push({ end: match.index, start: match.index + match[0].length });
  }
  if (cuts.length === 0) return [phrase];
  const starts = [0, ...cuts.map(({ start }) => start)];
  const parts = starts.flatMap((start, index) => partOf(phrase, start, cuts[index]?.end ?? phrase.text.length) ?? []);
  return parts.some(({ text }) => beginsWithLabel(text)) ? parts : [phrase];
}

/** A line that tells several things, parted by bars, or by gaps that no column of a form explains. */
function isRunning(line: BodyLine, parts: readonly Phrase[], around: readonly (BodyLine | undefined)[]): boolean {
  const labelled = parts.filter(({ text }) => beginsWithLabel(text)).length;
  if (parts.length > line.phrases.length) return labelled > 0;
  const [, ...further] = line.phrases;
  const inColumns = further.some(({ area }) =>
    around.some((other) => other?.phrases.some((phrase) => Math.abs(phrase.area.left - area.left) < RUNNING_TEXT.samePlace)),
  );
  return labelled > 1 && further.length > 0 && !inColumns && !isForm(line.phrases);
}

/** A label that stands alone before the next one has its value elsewhere: that is a line of a form. */
function isForm(phrases: readonly Phrase[]): boolean {
  return phrases.some(
    ({ text }, index) => /[:：]\s*$/u.test(text) && beginsWithLabel(text) && beginsWithLabel(phrases[index + 1]?.text ?? ''),
  );
}

/** The last thing told on a line with its words on the next one, or null where that begins with something else or stands under a rule. */
function wrappedOnto(last: Phrase | undefined, first: Phrase | undefined, above: BodyLine, below: BodyLine): Phrase | null {
  if (last === undefined || first === undefined || !followsOn(above, below)) return null;
  if (beginsWithLabel(first.text) && beginsWithLabel(last.text)) return null;
  if (first.cell.top > last.area.top) return null;
  return joined(last, first);
}

/** Whether a line is the next one of a paragraph: right below, begun where the paragraph begins. */
function followsOn(above: BodyLine, below: BodyLine): boolean {
  const height = heightOf(above.area);
  return below.area.top - above.area.bottom < 0.9 * height && Math.abs(below.area.left - above.area.left) < RUNNING_TEXT.samePlace;
}

function beginsWithLabel(text: string): boolean {
  return LIKE_LABEL.test(text) || matchLabel(text, tokensOf(text), 0)?.ending === 'colon' || hasDashedLabel(text);
}

function joined(first: Phrase, second: Phrase): Phrase {
  return {
    ...first,
    text: `${first.text} ${second.text}`,
    words: [...first.words, ...second.words],
    area: areaAround([first.area, second.area]),
  };
}
