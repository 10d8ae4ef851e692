import type { Box, Place, Reading, ReadingMethod } from '@tallyport/contracts/document-extraction/readings';
import { MOST, PRINT } from '../certainty.js';
import type { Check } from '../checks/check.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Relation } from '../labels/label-values.js';
import { boxOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { FIELD_READING } from './tuning.js';

/** The label that gave a value, where its value stands, and the labels that were asked before and had no value of the kind. */
export interface LabelSource {
  readonly label: LabelledValue;
  /** Null where a party was put together from several places at its label. */
  readonly relation: Relation | null;
  readonly refused: readonly LabelledValue[];
  /** What stands at other known labels of the same name. */
  readonly rivals?: readonly Understood[];
}

/** A value as it was understood: what was printed, where, and how sure its reader is before the print itself is judged. */
export interface Understood {
  readonly value: string | boolean;
  readonly from: readonly Phrase[];
  readonly certainty: number;
  /** True where the value does not stand on the page as such but follows from what does. */
  readonly isInferred?: boolean;
  /** True where the ranker alone found it. */
  readonly isRanked?: true;
  /** Missing where no label gave it. It changes nothing of the reading and only explains it. */
  readonly at?: LabelSource;
  /** What its tests came to. */
  readonly checks?: readonly Check[];
}

/** A letter beside a digit, either of which is easily taken for the other kind. */
const LOOKALIKES = /[A-Z][01258]|[01258][A-Z]|[OISBZl]\d|\d[OISBZl]/u;

/** Whether the words of an understood value can be read well enough to say it. */
export function isLegible({ from }: Understood): boolean {
  return from.every((phrase) => printConfidence(phrase) >= PRINT.least);
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
    confidence: Math.min(confidenceOf(understood.certainty, print), mostFor(understood, print)),
  };
}

/** An engine is as sure of one letter as of another that looks like it, and among many words one is soon wrong. */
function mostFor({ value, from }: Understood, print: number): number {
  const printed = String(value);
  const [first] = from;
  if (first?.method !== 'ocr') return 1;
  if (/\p{Script=Han}/u.test(printed)) return print < MOST.surelyChinese ? MOST.recognisedChinese : 1;
  const worst = Math.min(...from.flatMap(({ words }) => words.map(({ confidence }) => confidence)));
  const isDoubtful = worst < MOST.surelyRecognised || LOOKALIKES.test(printed) || printed.split(' ').length > FIELD_READING.manyWords;
  return isDoubtful ? MOST.recognisedDoubtfully : 1;
}

/** Of an engine's doubts in print only the strong ones foretell a wrong word, so the slight ones count for little. */
function confidenceOf(certainty: number, print: number): number {
  const doubt = 1 - certainty;
  const understood = 1 - PRINT.slightWeight * Math.min(doubt, PRINT.slight) - PRINT.strongWeight * Math.max(0, doubt - PRINT.slight);
  const legible = 1 - PRINT.weight * (1 - print) ** 1.5;
  return Math.round(understood * legible * 1000) / 1000;
}

/** How sure a reader may be at most of a value that people shall see with this confidence, however well it is printed. */
export function certaintyFor(confidence: number): number {
  const slight = PRINT.slightWeight * PRINT.slight;
  const doubt = 1 - confidence;
  return Math.max(0, 1 - (doubt <= slight ? doubt / PRINT.slightWeight : PRINT.slight + (doubt - slight) / PRINT.strongWeight));
}

function placeOf(phrases: readonly Phrase[], first: Phrase, text: Pick<DocumentText, 'sizes'>): Place {
  const size = text.sizes.get(first.page) ?? { width: 1, height: 1 };
  const boxes: Box[] = phrases.filter(({ page }) => page === first.page).map(({ area }) => boxOf(area, size));
  return { page: first.page, boxes: boxes.slice(0, FIELD_READING.mostBoxes), address: first.address };
}

function methodOf(phrase: Phrase | undefined): ReadingMethod {
  return phrase?.method ?? 'inferred';
}

/** How surely a phrase was read, from 0 to 1: the mean of its words, of which one bad one spoils a short value more than a long one. */
export function printConfidence({ words }: Phrase): number {
  if (words.length === 0) return 1;
  const mean = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return PRINT.mean * mean + PRINT.worst * Math.min(...words.map(({ confidence }) => confidence));
}
