import type { OpenDocument } from '../open-document.js';
import { type Candidate, candidatesIn } from './candidates.js';
import { FEATURES } from './features.js';
import { isNumeric, RANKED_FIELDS, type RankedField } from './field-kinds.js';
import type { NameReader } from './name-reader.js';
import { PageFacts } from './page-facts.js';
import { RivalValues } from './rival-values.js';

/** A candidate with all that is asked of it for one field. */
export interface Pair {
  readonly field: RankedField;
  readonly candidate: Candidate;
  readonly row: Float32Array;
}

const NOTHING = { own: [] as Candidate[], rivals: new RivalValues([], false) };

/** All pairs of a field and a candidate of its kind, for the fields that are asked. */
export function pairsIn(document: OpenDocument, names: NameReader, isAsked: (field: string) => boolean): Pair[] {
  const fields = RANKED_FIELDS.filter(({ field }) => isAsked(field));
  if (fields.length === 0 || document.phrases.length === 0) return [];
  const page = new PageFacts(document, names);
  const byKind = Map.groupBy(candidatesIn(document), ({ kind }) => kind);
  const kinds = new Map([...byKind].map(([kind, own]) => [kind, { own, rivals: new RivalValues(own, isNumeric(kind)) }]));
  const shared = new Map<Candidate, Float32Array>();
  return fields.flatMap((field) => {
    const { own, rivals } = kinds.get(field.kind) ?? NOTHING;
    const rows = own.map((candidate) => {
      const known = shared.get(candidate) ?? page.ofCandidate(candidate, rivals);
      shared.set(candidate, known);
      return page.ofPair(candidate, field, known);
    });
    return withRivals(rows).map((row, index) => ({ field, candidate: own[index] as Candidate, row }));
  });
}

const BEST = FEATURES.indexOf('best');

/** How the best label of each compares with the best among all candidates for the field. */
function withRivals(rows: Float32Array[]): Float32Array[] {
  const sorted = rows.map((row) => row[BEST] ?? 0).sort((a, b) => b - a);
  for (const row of rows) {
    const best = row[BEST] ?? 0;
    row[BEST + 1] = best === sorted[0] ? (sorted[1] ?? 0) - best : (sorted[0] ?? 0) - best;
    row[BEST + 2] = Math.log2(1 + rows.length);
  }
  return rows;
}
