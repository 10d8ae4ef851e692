import type { RankedCandidate } from '../ranker/ranking.js';

/** What the ranker thinks of a value: its chance, and that of the likeliest other one. */
export interface RankedChance {
  readonly own: number;
  readonly other: number;
}

/** The chance of a value among the candidates for its field, which is 0 where none of them says it; null where the field was not ranked. */
export function chanceOf(value: string | boolean, candidates: readonly RankedCandidate[] | undefined): RankedChance | null {
  if (candidates === undefined || candidates.length === 0 || typeof value !== 'string') return null;
  const isOwn = (candidate: RankedCandidate): boolean => isSameReading(candidate.value, value);
  return {
    own: candidates.find(isOwn)?.chance ?? 0,
    other: candidates.find((candidate) => !isOwn(candidate))?.chance ?? 0,
  };
}

/** The same number or the same letters. */
export function isSameReading(one: string, other: string): boolean {
  if (one !== '' && other !== '' && Number(one) === Number(other)) return true;
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
