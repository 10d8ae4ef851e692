/** The document itself cannot be read, and no second try will change that: an outcome, recorded with reason and sentence. */
export class UnreadableDocument extends Error {
  constructor(
    readonly reason: string,
    readonly sentence: string,
  ) {
    super(sentence);
    this.name = 'UnreadableDocument';
  }
}
