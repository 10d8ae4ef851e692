import type { ReadingFailure } from '@tallyport/contracts/document-extraction/reading-failures';

/** The document itself cannot be read, and no second try will change that: an outcome, recorded with reason, sentence and page. */
export class UnreadableDocument extends Error {
  constructor(
    readonly reason: ReadingFailure,
    readonly sentence: string,
    /** The page that cannot be read; null where it is the file. */
    readonly page: number | null = null,
  ) {
    super(sentence);
    this.name = 'UnreadableDocument';
  }
}
