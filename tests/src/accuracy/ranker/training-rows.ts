import { HEADER_FIELDS } from '@tallyport/contracts/shipping-record/fields';
import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { readDocuments } from '@tallyport/reading/extract';
import type { OpenDocument } from '@tallyport/reading/open-document';
import { FEATURES } from '@tallyport/reading/ranker/features';
import type { NameReader } from '@tallyport/reading/ranker/name-reader';
import { type Pair, pairsIn } from '@tallyport/reading/ranker/pairs';
import type { GoldFile } from '../score/answer.js';
import { isEmpty, isSameValue } from '../score/same-value.js';
import type { TrainingPaper, TrainingSet } from './training-papers.js';

/** The candidates for one field of a paper, with which of them are right. */
export interface FieldRows {
  readonly field: string;
  readonly rows: readonly Float32Array[];
  readonly right: readonly boolean[];
}

export interface PaperRows {
  readonly set: TrainingSet;
  readonly name: string;
  readonly fields: readonly FieldRows[];
}

/** Of right and wrong candidates for a field so many are learnt: of the wrong ones those with the likeliest labels. */
const MOST_RIGHT = 12;
const MOST_WRONG = 14;
/** What was learnt before says nothing of what is to be learnt. */
const WITHOUT_ARBITER = { without: new Set(['arbiter', 'evidence', 'embedded']) };
const BEST = FEATURES.indexOf('best');

/** The rows that a paper gives to learn from: for the fields that its gold tells of, be they empty. */
export function rowsOf({ set, name, gold, pages }: TrainingPaper, names: NameReader): PaperRows {
  const read = longestOf(pages);
  const kind = read === null ? null : recordKindOf(read.type);
  if (read === null || kind === null) return { set, name, fields: [] };
  const asked: Readonly<Record<string, unknown>> = HEADER_FIELDS[kind];
  const pairs = pairsIn(read, names, (field) => Object.hasOwn(asked, field) && Object.hasOwn(gold.fields, field));
  const byField = Map.groupBy(pairs, ({ field }) => field.field);
  return { set, name, fields: [...byField].map(([field, own]) => chosen(field, own, gold)) };
}

/** A file with several documents is judged by its longest. */
export function longestOf(pages: TrainingPaper['pages']): OpenDocument | null {
  const [longest] = readDocuments(pages, WITHOUT_ARBITER).toSorted((a, b) => lengthOf(b.segment) - lengthOf(a.segment));
  return longest?.read ?? null;
}

const lengthOf = ({ fromPage, toPage }: { readonly fromPage: number; readonly toPage: number }): number => toPage - fromPage;

function chosen(field: string, pairs: readonly Pair[], { fields }: GoldFile): FieldRows {
  const gold = fields[field] ?? null;
  const isRight = ({ candidate: { value } }: Pair): boolean =>
    !isEmpty(gold) && isSameValue(field, gold, typeof gold === 'number' ? Number(value) : value);
  const right = pairs.filter(isRight).slice(0, MOST_RIGHT);
  const wrong = pairs
    .filter((pair) => !isRight(pair))
    .map((pair, index) => ({ pair, worth: (pair.row[BEST] ?? 0) + ((index * 7919) % 101) / 200 }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_WRONG)
    .map(({ pair }) => pair);
  const own = [...right, ...wrong];
  return { field, rows: own.map(({ row }) => row), right: own.map((_, index) => index < right.length) };
}
