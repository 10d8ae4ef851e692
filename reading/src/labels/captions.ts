import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { type Area, heightOf, isSameLine, middleY, overlapX } from '../page/area.js';
import { besides, inBand } from '../page/band.js';
import { hasSameSides, isClosed } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import type { Label } from './label.js';
import { wholeLabel } from './match-label.js';
import { CAPTIONS } from './tuning.js';

/** How a page prints captions: labels small under the line on which their value is written. */
export interface Captions {
  readonly height: number;
  /** The labels that are surely captions. */
  readonly phrases: ReadonlySet<Phrase>;
  /** Print lower than this is no value. */
  readonly leastValue: number;
}

/** How a page prints captions, or null where its labels stand above their values or beside them. */
export function captionsOf(labels: readonly Label[], phrases: readonly Phrase[], free: readonly Phrase[]): Captions | null {
  const votes = labels.flatMap((label) => voteOf(label, phrases, free) ?? []);
  const above = votes.filter(({ isAbove }) => isAbove);
  const [height, value] = [
    median(above.map(({ label }) => heightOf(label.area))),
    median(above.map(({ value: { area } }) => heightOf(area))),
  ];
  const against = votes.filter(({ isAbove, label }) => !isAbove && heightOf(label.area) < CAPTIONS.samePrint * height);
  const kinds = new Set(above.flatMap(({ label }) => label.concepts[0] ?? []));
  if (kinds.size < CAPTIONS.leastVotes || above.length < CAPTIONS.majority * against.length) return null;
  return {
    height,
    phrases: new Set(above.flatMap(({ label }) => label.phrases)),
    leastValue: value > 1.1 * height ? (height + value) / 2 : 0,
  };
}

/** The captions of a page, and where each begins with the value over it. Side by side captions look like the heads of a table. */
export interface CaptionRows {
  readonly captions: ReadonlySet<Phrase>;
  readonly tops: readonly number[];
}

const NO_ROWS: CaptionRows = { captions: new Set(), tops: [] };

export function captionRowsOf(phrases: readonly Phrase[]): CaptionRows {
  const labels = phrases.flatMap((phrase) => {
    const match = isQuantityUnit(phrase.text) ? null : wholeLabel(phrase.text); // `pcs` is the end of a description
    return match === null ? [] : [{ ...phrase, ...match, phrases: [phrase], inline: null }];
  });
  const labelled = new Set(labels.flatMap((label) => label.phrases));
  const free = phrases.filter((phrase) => !labelled.has(phrase));
  const captions = captionsOf(labels, phrases, free);
  if (captions === null) return NO_ROWS;
  const rows = labels.filter((label) => captions.phrases.has(label.phrases[0] ?? label));
  return {
    captions: captions.phrases,
    tops: rows.map((label) => linesOver(label, phrases, free, captions)[0]?.area.top ?? label.area.top),
  };
}

/** Which of the texts above and below a label stands so much nearer that it must be the value. */
function voteOf(
  label: Label,
  phrases: readonly Phrase[],
  free: readonly Phrase[],
): { label: Label; value: Phrase; isAbove: boolean } | null {
  if (label.ending !== 'bare' || label.inline !== null || label.phrases.length > 1) return null;
  const { top, bottom } = label.area;
  const reach = 2.5 * heightOf(label.area);
  const isInColumn = ({ area }: Phrase): boolean => overlapX(area, label.area) > 0 || Math.abs(area.left - label.area.left) < 2;
  const from = columnOf(label.area, phrases);
  const over = inBand(free, top - reach, top).filter(
    (phrase) => phrase.area.left >= from && phrase.area.left <= label.area.right && phrase.area.bottom < top + 1,
  );
  const under = inBand(free, bottom, bottom + reach).filter((phrase) => isInColumn(phrase) && phrase.area.top > bottom - 1);
  const written = inBand(free, top, bottom + reach).find((phrase) => isInColumn(phrase) && isWrittenInBox(phrase, label));
  if (written !== undefined) return { label, value: written, isAbove: false };
  if (hasBeside(label, free)) return null;
  const [nearestOver] = over.toSorted((a, b) => b.area.bottom - a.area.bottom);
  const [nearestUnder] = under.toSorted((a, b) => a.area.top - b.area.top);
  const gapOver = nearestOver === undefined ? reach : Math.max(0.5, top - nearestOver.area.bottom);
  const gapUnder = nearestUnder === undefined ? reach : Math.max(0.5, nearestUnder.area.top - bottom);
  if (nearestOver !== undefined && 1.6 * gapOver < gapUnder && heightOf(nearestOver.area) > 0.95 * heightOf(label.area))
    return { label, value: nearestOver, isAbove: true };
  return nearestUnder !== undefined && 1.3 * gapUnder < gapOver ? { label, value: nearestUnder, isAbove: false } : null;
}

/** Below a label that heads a ruled box, what is filled into the box is its value, however near the box above ends; a hand writes into its label at times. */
function isWrittenInBox({ area, cell }: Phrase, label: Label): boolean {
  return isClosed(cell) && hasSameSides(cell, label.cell) && middleY(area) > label.area.bottom;
}

/** Whether the next thing on the line of a label is no label: in a list that is its value. */
function hasBeside({ area }: Label, free: readonly Phrase[]): boolean {
  return besides(free, area).some((phrase) => isSameLine(phrase.area, area) && phrase.area.left >= area.right);
}

export function isCaption({ ending, inline, area, phrases }: Label, captions: Captions): boolean {
  return ending === 'bare' && inline === null && heightOf(phrases[0]?.area ?? area) < CAPTIONS.samePrint * captions.height;
}

/** The lines over a caption, in its columns, from top to bottom; none where the line was left blank. */
export function linesOver(label: Label, phrases: readonly Phrase[], free: readonly Phrase[], captions: Captions): Phrase[] {
  const from = columnOf(label.area, phrases);
  const over = free
    .filter(
      (phrase) =>
        phrase.area.bottom <= label.area.top + 1 &&
        phrase.area.left >= from &&
        phrase.area.left <= label.area.right &&
        heightOf(phrase.area) > captions.leastValue,
    )
    .toSorted((a, b) => b.area.bottom - a.area.bottom);
  const [first] = over;
  if (first === undefined || label.area.top - first.area.bottom > 1.2 * heightOf(first.area) || isRuledOff(first, label)) return [];
  const lines = [first];
  for (const phrase of over.slice(1)) {
    const last = lines.at(-1) ?? first;
    const isNext = isSameLine(phrase.area, last.area) || last.area.top - phrase.area.bottom < 0.6 * heightOf(first.area);
    if (!isNext || phrase.cell.bottom !== first.cell.bottom) break;
    lines.push(phrase);
  }
  return lines.toSorted((a, b) => (isSameLine(a.area, b.area) ? a.area.left - b.area.left : a.area.top - b.area.top));
}

/** Where the column of a caption begins: captions stand in the middle of their columns, or at their beginning. */
function columnOf(caption: Area, phrases: readonly Phrase[]): number {
  const before = besides(phrases, caption).filter(({ area }) => isSameLine(area, caption) && area.right <= caption.left);
  return Math.max(0, ...before.map(({ area }) => area.right)) - 1;
}

/** Over the rule of a blank line stands the row before it. */
function isRuledOff(phrase: Phrase, label: Label): boolean {
  return Number.isFinite(label.cell.top) && Number.isFinite(phrase.cell.bottom) && phrase.cell.bottom < label.cell.top - 1;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
