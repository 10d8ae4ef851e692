import type { GoldValue } from '../generator/gold.js';
import { isEmpty, isSameValue } from './same-value.js';
import type { Outcome } from './tally.js';

/** How one value turned out: a field, or the cell of a line, whose number then is named. */
export interface Verdict {
  readonly field: string;
  readonly line: number | null;
  readonly outcome: Outcome;
  readonly gold: GoldValue;
  readonly read: unknown;
}

/** Judges a value; null where nothing was asked and nothing was given. */
export function judge(field: string, gold: GoldValue, read: unknown, line: number | null = null): Verdict | null {
  const outcome = outcomeOf(field, gold, read);
  return outcome === null ? null : { field, line, outcome, gold, read };
}

function outcomeOf(field: string, gold: GoldValue, read: unknown): Outcome | null {
  if (isEmpty(gold)) return isEmpty(read) ? null : 'invented';
  if (isSameValue(field, gold, read)) return 'right';
  return isEmpty(read) ? 'missed' : 'wrong';
}

/** A verdict for people: `line 2 quantity: wrong 12 for 120`. */
export function sentenceOf({ field, line, outcome, gold, read }: Verdict): string {
  const place = line === null ? field : `line ${line} ${field}`;
  return `${place}: ${outcome} ${JSON.stringify(read ?? null)} for ${JSON.stringify(gold)}`;
}
