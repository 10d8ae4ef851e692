import { chanceOf, type RankedChance } from '../arbiter/chance-of.js';
import { CHANCE } from '../certainty.js';
import type { Understood } from '../fields/field-reading.js';
import type { Relation } from '../labels/label-values.js';
import type { OpenDocument } from '../open-document.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { type Check, fails, holds } from './check.js';
import { kindOfField, type ValueKind } from './kinds-of-fields.js';

type Limits = Readonly<Partial<Record<ValueKind, number>>>;
const OF_PLACE: Limits = CHANCE.backsPlace;
const OF_LABEL: Limits = CHANCE.backsLabel;

/** Where the value of a known label stands. What stands above one, or was put together around one, may be another's. */
const CLEAR: ReadonlySet<Relation | null> = new Set<Relation>(['inline', 'inside', 'right', 'over', 'below']);

/** Whether the learned reader backs a value as a second witness; null where a sum proves it, and where it is not asked. */
export function isBacked(field: string, value: Understood, { ranking, understood: { header } }: OpenDocument): Check | null {
  if (MEASURES.has(field))
    return isProved(value) ? null : outbid(field, chanceOf(value.value, notOfOthers(field, ranking.get(field), header)));
  const kind = kindOfField(field);
  const chance = chanceOf(value.value, ranking.get(field));
  if (kind === null || chance === null || isProved(value)) return null;
  if (kind === 'day' && chance.other - chance.own >= CHANCE.outbidsDay)
    return fails('backed', 'the learned reader finds another day more likely');
  const isClear = standsClearly(value, kind);
  if (isClear) return judged(chance, OF_LABEL[kind], CHANCE.speaksAgainst, 'only its label speaks for it');
  const why = 'it stands at no clear label';
  return kind === 'address' ? judged(chance, CHANCE.backsAddress, CHANCE.speaksAgainst, why) : judged(chance, OF_PLACE[kind], 0, why);
}

/** Of several rows with the same measure one may have been taken for all. */
const MEASURES = new Set(['gross_weight', 'net_weight', 'volume', 'packages']);

/** Candidates but for those that were taken for another measure. */
function notOfOthers(field: string, candidates: readonly RankedCandidate[] = [], header: OpenDocument['understood']['header']) {
  const others = [...MEASURES].filter((name) => name !== field).map((name) => Number(header.get(name)?.value));
  return candidates.filter(({ value }) => !others.includes(Number(value)));
}

function outbid(field: string, chance: RankedChance | null): Check | null {
  if (chance === null) return null;
  const { own, other } = chance;
  if (other < (field === 'packages' ? CHANCE.outbidsPackages : CHANCE.outbids) || other < CHANCE.outbidShare * own) return null;
  return fails('backed', 'the learned reader finds another measure likely, too');
}

function judged({ own, other }: RankedChance, least: number | undefined, against: number, why: string): Check | null {
  if (least === undefined) return null;
  if (own >= least) return holds('backed', 'the learned reader finds it, too');
  return other < against ? null : fails('backed', `${why}, and the learned reader does not find it likely`);
}

function isProved({ checks }: Understood): boolean {
  return checks?.some(({ name, holds: isSo }) => name === 'sum' && isSo) === true;
}

/** Below a label for an amount stands as often the amount of the next one. */
function standsClearly({ at }: Understood, kind: ValueKind): boolean {
  if (at === undefined || at.label.isGuess === true || (kind === 'amount' && at.relation === 'below')) return false;
  return CLEAR.has(at.relation);
}
