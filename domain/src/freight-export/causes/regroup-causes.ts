import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import type { CauseOf, FoundCause } from './cause-of.js';

/** Answers that one table of causes explains alike, and another table otherwise. */
export interface Regrouped {
  readonly before: string;
  readonly after: string;
  readonly count: number;
  /** A line of one of them, as it was written. */
  readonly example: string;
}

/** Lines that were answered, and how often. */
export interface KeptAnswer {
  readonly lines: readonly AnswerLine[];
  readonly count: number;
}

/** What another table would move, most first, and how many answers stay where they are. */
export interface Regrouping {
  readonly moved: readonly Regrouped[];
  readonly same: number;
}

/** How kept answers would be grouped by another table of causes. Those without a cause, as all that went well, are not counted. */
export function regroup(answers: Iterable<KeptAnswer>, before: CauseOf, after: CauseOf): Regrouping {
  const moved = new Map<string, Regrouped>();
  let same = 0;
  for (const { lines, count } of answers) {
    const [was, is] = [before(lines), after(lines)];
    if (was === null || is === null) continue;
    const [from, to] = [nameOf(was), nameOf(is)];
    const group = `${from}\n${to}`;
    if (from === to) same += count;
    else moved.set(group, { before: from, after: to, count: (moved.get(group)?.count ?? 0) + count, example: is.line });
  }
  return { moved: [...moved.values()].toSorted((one, other) => other.count - one.count), same };
}

function nameOf({ code, key }: FoundCause): string {
  return key === null ? code : `${code} (${key})`;
}
