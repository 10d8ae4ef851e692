import { CERTAINTY, CHANCE } from '../certainty.js';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { chanceOf } from './chance-of.js';

/** Sums say more of an amount than its label and its place. */
const AMOUNTS: ReadonlySet<string> = new Set(RANKED_FIELDS.flatMap(({ field, kind }) => (kind === 'amount' ? [field] : [])));

/** Values of the rules are believed more where the ranker finds them too, and less where it finds another. */
export function weighRules({ understood, ranking }: OpenDocument): Pick<OpenDocument, 'understood'> {
  const header = new Map([...understood.header].map(([field, value]) => [field, weighed(field, value, ranking.get(field))] as const));
  return { understood: { ...understood, header } };
}

function weighed(field: string, value: Understood, candidates: readonly RankedCandidate[] | undefined): Understood {
  const chance = chanceOf(value.value, candidates);
  if (chance === null) return value;
  if (chance.own >= CHANCE.agrees && !AMOUNTS.has(field))
    return { ...value, certainty: Math.max(value.certainty, CERTAINTY.ranker.agreed) };
  if (chance.own < CHANCE.disagrees && chance.other >= CHANCE.otherLikely)
    return { ...value, certainty: Math.min(value.certainty, CERTAINTY.ranker.disputed) };
  return value;
}
