import type { LabelledValue } from '../document-text.js';
import type { ValueCandidate } from './label-values.js';
import { WITHOUT_CLAUSES } from './tuning.js';

/** Values without what a form itself says in brackets behind a caption: `Notify party (no responsibility shall attach to the carrier)`. */
export function withoutClauses(labels: readonly LabelledValue[]): LabelledValue[] {
  return labels.map((label) => {
    const candidates = label.candidates.flatMap((candidate) => shortened(candidate) ?? []);
    return { ...label, candidates };
  });
}

/** A candidate behind a clause in brackets that ends with a line; null where it was nothing else. */
function shortened(candidate: ValueCandidate): ValueCandidate | null {
  const { lines } = candidate;
  if (lines[0]?.text.startsWith('(') !== true) return candidate;
  for (let count = 1; count <= Math.min(lines.length, WITHOUT_CLAUSES.mostLines); count += 1) {
    const said = lines
      .slice(0, count)
      .map(({ text }) => text.trim())
      .join(' ');
    if (!said.endsWith(')')) continue;
    if (!isClause(said)) return candidate;
    return count === lines.length ? null : { ...candidate, lines: lines.slice(count) };
  }
  return candidate;
}

/** Several words that are mostly small letters or speak of those who carry; a name in brackets has neither. */
function isClause(said: string): boolean {
  return (
    said.split(' ').length >= WITHOUT_CLAUSES.leastWords &&
    /(?<!\p{L})(?:clause|responsib\p{L}*|carrier|agent|unless|only|marked|applicable|reference)/iu.test(said)
  );
}
