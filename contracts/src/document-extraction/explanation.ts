import { z } from 'zod';
import { FieldValue } from '../values/field-change.js';
import { Place, ReadingMethod } from './readings.js';

/** The most values, labels that lost, tests and likely values of which one document tells. */
export const MOST_EXPLAINED = 5000;
export const MOST_RIVALS = 8;
export const MOST_CHECKS = 12;
export const MOST_RANKED = 5;

const words = z.string().max(300);

/**
 * Why what stands at a label was not taken: it is no value of the kind (`unfit`), or the label was not asked, being only guessed
 * (`guessed`), running into the text behind it (`loose`), or coming after one that had a value (`later`).
 */
export const LostBecause = z.enum(['unfit', 'guessed', 'loose', 'later']);
export type LostBecause = z.infer<typeof LostBecause>;

/** Another label for the same thing, what stands at it, and why that was not taken. */
const Rival = z.object({ label: words, says: words, why: LostBecause });

/** The label that gave a value, or by which it stands. `relation` says where the value stands as seen from the label. */
const LabelEvidence = z.object({
  label: words,
  relation: z.enum(['inline', 'inside', 'right', 'below', 'above', 'over']).nullable(),
  /** Whether no word list has the label, and only its words tell what it names. */
  is_guess: z.boolean(),
  /** Whether the value was taken because of the label; else it only stands by it. */
  is_source: z.boolean(),
  rivals: z.array(Rival).max(MOST_RIVALS),
});

/** The cell of a table in which a value stands. `role` is what the reader takes the column for. */
const ColumnEvidence = z.object({ head: words, role: z.string().max(80).nullable(), is_total: z.boolean() });

/** What a value is tested for: its kind, which day it is, its ends, its label, what backs it, sums, what else the paper says, and how often such evidence told the truth. */
export const CHECK_NAMES = ['kind', 'day', 'whole', 'near', 'backed', 'alone', 'sum', 'evidence'] as const;

/** What a test of a value came to. `says` is a sentence. */
const ValueCheck = z.object({ name: z.enum(CHECK_NAMES), holds: z.boolean(), says: words });
export type ValueCheck = z.infer<typeof ValueCheck>;

/** A value that the learned ranker thinks likely, with its chance. */
const RankedValue = z.object({ value: words, chance: z.number().min(0).max(1) });

/**
 * Why the reader gave a field its value. `certainty` is how sure it was before the print was judged, `confidence` after that.
 * `line` counts the lines of its segment from 0 and is null for the header.
 */
export const ExplainedValue = z.object({
  field: z.string().max(80),
  line: z.int().min(0).nullable(),
  value: FieldValue,
  place: Place.nullable(),
  method: ReadingMethod,
  certainty: z.number().min(0).max(1),
  confidence: z.number().min(0).max(1),
  label: LabelEvidence.nullable(),
  column: ColumnEvidence.nullable(),
  checks: z.array(ValueCheck).max(MOST_CHECKS),
  /** The likeliest first. */
  ranked: z.array(RankedValue).max(MOST_RANKED),
  /** Whether no rule found the value and the ranker filled the empty field. */
  is_ranked: z.boolean(),
});
export type ExplainedValue = z.infer<typeof ExplainedValue>;

/** Why the values of a document are what they are, as its newest reading left it: segment by segment in the order of the pages. */
export const DocumentExplanation = z
  .object({
    segments: z.array(
      z.object({ from_page: z.int().min(1), to_page: z.int().min(1), values: z.array(ExplainedValue).max(MOST_EXPLAINED) }),
    ),
  })
  .meta({ id: 'DocumentExplanation' });
export type DocumentExplanation = z.infer<typeof DocumentExplanation>;
