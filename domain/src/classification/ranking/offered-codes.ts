import type { Ranked } from './rank-candidates.js';

const MOST_OFFERED = 10;
/** Ten subheadings of one heading leave no choice to whoever knows that it is another. */
const HEADINGS_OFFERED = 3;

/** Answers the codes among which a person may choose, best first: the best of each of the best headings, and the best of all others. */
export function offeredCodes(ranked: readonly Ranked[]): Ranked[] {
  const ofHeadings = new Map<string, Ranked>();
  for (const candidate of ranked) {
    const heading = candidate.code.slice(0, 4);
    if (ofHeadings.size < HEADINGS_OFFERED && !ofHeadings.has(heading)) ofHeadings.set(heading, candidate);
  }
  const leading = new Set(ofHeadings.values());
  const others = ranked.filter((candidate) => !leading.has(candidate)).slice(0, MOST_OFFERED - leading.size);
  const offered = new Set([...leading, ...others]);
  return ranked.filter((candidate) => offered.has(candidate));
}
