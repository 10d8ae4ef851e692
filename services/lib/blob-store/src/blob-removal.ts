/** When a file was stored: from an instant on, and before another. */
export interface StoredWithin {
  readonly from: Date;
  readonly until: Date;
}

/** The side of a blob store that finds and removes what nobody needs. What is needed is for its caller to know. */
export interface BlobRemoval {
  /** Every organisation that has something stored. */
  organisations(): Promise<string[]>;
  /** The files of an organisation that were stored in that time, by hash; the last time counts for a file that came more than once. */
  filesStored(orgId: string, within: StoredWithin): AsyncIterable<string>;
  /** Removes a file and what was made from it, unless it was stored again since that instant. Answers whether it was removed. */
  removeFile(orgId: string, hash: string, storedBefore: Date): Promise<boolean>;
  /** Tidies up after processes that died: the parts of files whose arrival ended before that instant, and removals cut short. */
  removeLeftovers(orgId: string, endedBefore: Date): Promise<void>;
}
