import { shortened } from './place-words.js';
import type { ThreeWayDifference } from './three-way.js';

/** One change of a message, and how often it occurs in it. */
export interface FoldedChange {
  readonly place: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly times: number;
}

/** Changes that are alike as one, the most frequent first: `14 × WATBRO → WATTLEAU`. One that is alone keeps its whole place. */
export function foldChanges(differences: readonly ThreeWayDifference[]): FoldedChange[] {
  const alike = Map.groupBy(differences, ({ field, there, next }) => JSON.stringify([field, there, next]));
  return [...alike.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const place = others.length === 0 ? first.place : first.field;
      return [{ place, previous: shown(first.there), next: shown(first.next), times: others.length + 1 }];
    })
    .toSorted(byFrequency);
}

/** The changes of several messages together: what happens in many of them is counted once for each time. */
export function mergeChanges(changes: readonly FoldedChange[]): FoldedChange[] {
  const alike = Map.groupBy(changes, ({ place, previous, next }) => JSON.stringify([place, previous, next]));
  return [...alike.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [{ ...first, times: sumOf([first, ...others]) }]))
    .toSorted(byFrequency);
}

function sumOf(changes: readonly FoldedChange[]): number {
  return changes.reduce((sum, { times }) => sum + times, 0);
}

function byFrequency(one: FoldedChange, other: FoldedChange): number {
  return other.times - one.times;
}

function shown(value: string | null): string | null {
  return value === null ? null : shortened(value, 500);
}
