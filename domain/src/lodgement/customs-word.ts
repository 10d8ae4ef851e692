import type { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { SaidAdvice, SaidResponse } from './messages/said-by-customs.js';

/** What a lodgement takes of an answer to a message; what it says of each line stays in its original. */
export type CustomsResponse = Omit<SaidResponse, 'lines'>;

/** What customs says by itself. */
export interface CustomsAdvice extends Omit<SaidAdvice, 'lines' | 'entryStatus'> {
  readonly entryStatus: EntryStatus | null;
}

/** What customs says of a lodgement (domain: import declaration, §§3 and 7). */
export type CustomsWord = CustomsResponse | CustomsAdvice;
