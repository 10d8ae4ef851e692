import { CERTAINTY, CHANCE } from '../certainty.js';
import { kindOfField } from '../checks/kinds-of-fields.js';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { chanceOf } from './chance-of.js';

/** Sums say more of an amount than its label and its place. */
const AMOUNTS: ReadonlySet<string> = new Set(RANKED_FIELDS.flatMap(({ field, kind }) => (kind === 'amount' ? [field] : [])));

/** Where a party stands on a paper without a label, rules and ranker guess by the same place: who of two sells they get wrong together. */
function isPlaceOfParty(field: string, { at }: Understood): boolean {
  const kind = kindOfField(field);
  return at === undefined && (kind === 'name' || kind === 'address');
}

/** Values of the rules are believed more where the ranker finds them too, and less where it finds another. */
export function weighRules({ understood, ranking }: OpenDocument): Pick<OpenDocument, 'understood'> {
  const header = new Map([...understood.header].map(([field, value]) => [field, weighed(field, value, ranking.get(field))] as const));
  return { understood: { ...understood, header } };
}

function weighed(field: string, value: Understood, candidates: readonly RankedCandidate[] | undefined): Understood {
  const chance = chanceOf(value.value, candidates);
  if (chance === null) return value;
  const isWitness = !AMOUNTS.has(field) && !isPlaceOfParty(field, value);
  if (chance.own >= CHANCE.agrees && isWitness) return { ...value, certainty: Math.max(value.certainty, CERTAINTY.ranker.agreed) };
  if (chance.own < CHANCE.disagrees && chance.other >= CHANCE.otherLikely)
    return { ...value, certainty: Math.min(value.certainty, CERTAINTY.ranker.disputed) };
  return value;
}
