import { ProblemError } from '../problems/problem-error.js';

/** The stream position that an `If-Match` names: `"7"`, `W/"7"`, `7`, or the whole of a `Stream-Position`. */
export function positionOfTag(tag: string): number {
  const digits = /^(?:W\/)?"?(?:[a-z-]+\/[0-9a-f-]{36}@)?(\d{1,9})"?$/.exec(tag.trim())?.[1];
  if (digits === undefined) throw new ProblemError('invalid-input', { errors: [{ pointer: 'If-Match', message: 'a stream position' }] });
  return Number(digits);
}
