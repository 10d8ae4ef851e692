/** Signs of a code, in the order in which they are asked for. A `%` or `_` in a question may mean any sign, so that they are in none. */
const SIGNS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./#&+()*,:;=@!"$\'<>?[\\]^`{|}~');
/** A blank stands within a code, never before it. */
const WITHIN = [...SIGNS, ' '];

/**
 * What is asked for next: all that begins with a text, or the one that is called by it. No public page tells how a freight system is
 * read in parts, so it is read by how its codes begin.
 */
export type CodePart = { readonly beginsWith: string } | { readonly is: string };

/** The codes that a whole walk comes by: of any other nobody knows whether it is gone. A POSIX pattern, for the database. */
export const WALKED_CODES = '^[ -$&-^`-~]+$';

export const FIRST_PART: CodePart = { beginsWith: SIGNS[0] ?? '' };

/** What comes after a part that was read; null where it was the last. */
export function nextPart(part: CodePart): CodePart | null {
  return 'is' in part ? { beginsWith: part.is + SIGNS[0] } : following(part.beginsWith);
}

/** Where an answer was too much to be read, it is asked for in smaller parts: the code itself first, then what goes on after it. */
export function smallerPart(part: CodePart): CodePart | null {
  return 'is' in part ? null : { is: part.beginsWith };
}

function following(beginning: string): CodePart | null {
  if (beginning === '') return null;
  const before = beginning.slice(0, -1);
  const signs = before === '' ? SIGNS : WITHIN;
  const next = signs[signs.indexOf(beginning.slice(-1)) + 1];
  return next === undefined ? following(before) : { beginsWith: before + next };
}
