import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import type { CauseOf, FoundCause } from './cause-of.js';

/** Answers that one table of causes explains alike, and another table otherwise. */
export interface Regrouped {
  readonly before: string;
  readonly after: string;
  readonly count: number;
  /** A line of one of them. */
  readonly example: string;
}

/** How kept answers would be grouped by another table: what moves, most first, and how many stay. */
export function regroup(
  answers: Iterable<readonly AnswerLine[]>,
  before: CauseOf,
  after: CauseOf,
): { readonly moved: readonly Regrouped[]; readonly same: number } {
  const moved = new Map<string, Regrouped>();
  let same = 0;
  for (const lines of answers) {
    const [was, is] = [before(lines), after(lines)];
    if (was === null || is === null) continue;
    const [from, to] = [nameOf(was), nameOf(is)];
    if (from === to) same += 1;
    else {
      const count = (moved.get(`${from}\n${to}`)?.count ?? 0) + 1;
      moved.set(`${from}\n${to}`, { before: from, after: to, count, example: is.line });
    }
  }
  return { moved: [...moved.values()].toSorted((one, other) => other.count - one.count), same };
}

function nameOf({ code, key }: FoundCause): string {
  return key === null ? code : `${code} (${key})`;
}
