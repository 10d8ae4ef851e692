import { entriesOf } from './entries.js';

/** The source of a pattern for any of several, written one a line. Where two begin alike the earlier one is tried first. */
export function anyOf(alternatives: string): string {
  return `(?:${entriesOf(alternatives).join('|')})`;
}
