import { EVIDENCE } from '../certainty.js';
import { kindOfField } from '../checks/kinds-of-fields.js';
import { isOpenEnded } from '../checks/open-ended.js';
import type { Understood } from '../fields/field-reading.js';

/** A value that a field may have, and how likely its evidence makes it. */
export interface Weighed {
  readonly field: string;
  readonly value: Understood;
  readonly chance: number;
}

/**
 * The value that is believed of each field: that of the rules, unless a rival is so much likelier or it was seldom right, and in a field that is
 * empty the likeliest rival that was right often enough. Words that fill one field fill no other, the likelier one.
 */
export function chosen(standing: readonly Weighed[], rivals: readonly Weighed[]): Weighed[] {
  const likeliest = new Map(rivals.toSorted((one, other) => one.chance - other.chance).map((rival) => [rival.field, rival]));
  const ruled = new Map(standing.map((value) => [value.field, value]));
  const winning = [...likeliest.values()]
    .filter((rival) => isBelieved(rival, ruled.get(rival.field)))
    .toSorted((one, other) => other.chance - one.chance);
  const used = new Set<object>();
  const taken = new Map<string, Weighed>();
  for (const rival of winning) {
    const words = rival.value.from.flatMap((phrase) => phrase.words);
    if (words.some((word) => used.has(word))) continue;
    for (const word of words) used.add(word);
    taken.set(rival.field, rival);
  }
  const kept = standing.filter((value) => !taken.has(value.field) && stays(value));
  return [...kept, ...taken.values()];
}

/** What the sums of a paper contradict fills no field. */
function isBelieved({ value, chance }: Weighed, ruled: Weighed | undefined): boolean {
  if (value.checks?.some(({ name, holds }) => name === 'sum' && !holds) === true) return false;
  return ruled !== undefined && stays(ruled) ? chance >= ruled.chance + EVIDENCE.likelier : chance >= EVIDENCE.fills;
}

/** Of a long text with a line too many a person keeps the rest; of anything else that is hardly ever right nothing is left to keep. */
function stays({ field, chance }: Weighed): boolean {
  const kind = kindOfField(field);
  return chance >= EVIDENCE.leastOfRules || kind === 'address' || kind === 'goods' || isOpenEnded(field);
}
