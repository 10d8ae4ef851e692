import { HEADER_FIELDS } from '@tallyport/contracts/shipping-record/fields';
import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { declarationOf } from '../documents/declarations.js';
import type { OpenDocument } from '../open-document.js';
import { chanceBy } from '../trees/trees.js';
import { type RankerModel, theModel } from './model.js';
import { type Pair, pairsIn } from './pairs.js';
import { rankedPart } from './ranked-part.js';
import type { RankedCandidate, Ranking } from './ranking.js';
import { RANK } from './tuning.js';

/** Ranks what the pages have for each field that papers of the type have in their header. */
export function rankCandidates(document: OpenDocument, model: RankerModel = theModel()): Ranking {
  const asked = fieldsAsked(document);
  if (asked === null) return new Map();
  const part = rankedPart(document);
  if (part === null) return new Map();
  const pairs = pairsIn(part, model.names, asked);
  const byField = Map.groupBy(pairs, ({ field }) => field.field);
  return new Map([...byField].map(([field, own]) => [field, bestOf(own, model)]));
}

/** Which fields papers of the type have: those of their record, or what they declare of the record whose papers they are like. */
function fieldsAsked(document: OpenDocument): ((field: string) => boolean) | null {
  const kind = recordKindOf(document.type);
  if (kind !== null) return (field) => Object.hasOwn(HEADER_FIELDS[kind], field);
  const like = declarationOf(document);
  if (like?.resembles === undefined) return null;
  const { resembles, header } = like;
  const declared = new Set(Object.keys(header).flatMap((name) => [name, `${name}_name`, `${name}_address`]));
  return (field) => declared.has(field) && Object.hasOwn(HEADER_FIELDS[resembles], field);
}

function bestOf(pairs: readonly Pair[], { trees }: RankerModel): RankedCandidate[] {
  const ranked = pairs
    .map(({ candidate: { value, from }, row }) => ({ value, from, chance: chanceBy(trees, row) }))
    .sort((one, other) => other.chance - one.chance);
  const values = new Set<string>();
  return ranked.filter(({ value }) => !values.has(value) && values.add(value).size <= RANK.told);
}
