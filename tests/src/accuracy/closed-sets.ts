/** Sets of papers that nobody opens: of them only the figures of all together are told, and nothing is learnt from them. */
const CLOSED: ReadonlySet<string> = new Set(['unopened', 'unseen']);

export function isClosed(set: string): boolean {
  return CLOSED.has(set);
}
