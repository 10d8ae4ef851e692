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
  const alike = new Map<string, ThreeWayDifference[]>();
  for (const difference of differences) {
    const name = JSON.stringify([difference.field, difference.there, difference.next]);
    alike.set(name, [...(alike.get(name) ?? []), difference]);
  }
  return [...alike.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const place = others.length === 0 ? first.place : first.field;
      return [{ place, previous: shown(first.there), next: shown(first.next), times: others.length + 1 }];
    })
    .toSorted((one, other) => other.times - one.times);
}

function shown(value: string | null): string | null {
  return value === null ? null : shortened(value, 500);
}
