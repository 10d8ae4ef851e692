/** What stands against a value, in the words that a person reads beside it. */
export interface ValueNote {
  readonly severity: 'error' | 'warning';
  readonly words: string;
}
