import type { Phrase } from '../page/phrases.js';

/** What was chosen, and the mark by which: the answer itself, where it is written and not marked. */
export interface TickedOption {
  readonly option: Phrase;
  readonly mark: Phrase;
}
