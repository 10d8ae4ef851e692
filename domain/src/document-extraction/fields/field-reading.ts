import type { Box, Place, Reading, ReadingMethod } from '@tallyport/contracts/document-extraction/readings';
import type { DocumentText } from '../document-text.js';
import { boxOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';

/** A value as it was understood: what was printed, where, and how sure its reader is before the print itself is judged. */
export interface Understood {
  readonly value: string | boolean;
  readonly from: readonly Phrase[];
  readonly certainty: number;
  /** True where the value does not stand on the page as such but follows from what does. */
  readonly isInferred?: boolean;
}

const MOST_BOXES = 40;
/** How much of a confidence hangs on the print. */
const PRINT_WEIGHT = 0.6;
/** The share of a reader's doubts that comes true: readers doubt more of what they understood than is wrong. */
const DOUBT_WEIGHT = 0.6;

/** The most that is believed of Chinese read from a picture. */
const RECOGNISED_CHINESE = 0.88;

/** Print that is hardly legible gives no value: better none than a wrong one. */
const LEAST_PRINT = 0.02;

/** Whether the words of an understood value can be read well enough to say it. */
export function isLegible({ from }: Understood): boolean {
  return from.every((phrase) => printConfidence(phrase) >= LEAST_PRINT);
}

/** The reading of an understood value: its place, its raw text, its method and its confidence. */
export function readingOf(understood: Understood, text: Pick<DocumentText, 'sizes'>): Reading {
  const [first] = understood.from;
  const print = first === undefined ? 1 : Math.min(...understood.from.map(printConfidence));
  return {
    value: understood.value,
    raw: understood.from.length === 0 ? null : understood.from.map((phrase) => phrase.text).join('\n'),
    place: first === undefined ? null : placeOf(understood.from, first, text),
    method: understood.isInferred === true ? 'inferred' : methodOf(first),
    confidence: Math.min(confidenceOf(understood.certainty, print), mostFor(understood)),
  };
}

/** An engine is as sure of one Chinese letter as of another that looks like it. */
function mostFor({ value, from: [first] }: Understood): number {
  return first?.method === 'ocr' && /\p{Script=Han}/u.test(String(value)) ? RECOGNISED_CHINESE : 1;
}

/** Of an engine's doubts in print only the strong ones foretell a wrong word, so the slight ones count for little. */
function confidenceOf(certainty: number, print: number): number {
  const understood = 1 - DOUBT_WEIGHT * (1 - certainty);
  const legible = 1 - PRINT_WEIGHT * (1 - print) ** 1.5;
  return Math.round(understood * legible * 1000) / 1000;
}

function placeOf(phrases: readonly Phrase[], first: Phrase, text: Pick<DocumentText, 'sizes'>): Place {
  const size = text.sizes.get(first.page) ?? { width: 1, height: 1 };
  const boxes: Box[] = phrases.filter(({ page }) => page === first.page).map(({ area }) => boxOf(area, size));
  return { page: first.page, boxes: boxes.slice(0, MOST_BOXES), address: first.address };
}

function methodOf(phrase: Phrase | undefined): ReadingMethod {
  return phrase?.method ?? 'inferred';
}

/** The mean of what the reader says of its words. One bad word spoils a short value more than a long one. */
function printConfidence({ words }: Phrase): number {
  if (words.length === 0) return 1;
  const mean = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return 0.6 * mean + 0.4 * Math.min(...words.map(({ confidence }) => confidence));
}
