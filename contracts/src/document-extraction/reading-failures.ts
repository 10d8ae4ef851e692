/** Why the reading of a document ended without a result: the file cannot be read, or the reader did not come to an end. */
export const READING_FAILURES = [
  'file-type-not-supported',
  'empty',
  'too-large',
  'too-many-pages',
  'password-protected',
  'damaged',
  'unpacks-too-large',
  'picture-too-large',
  'external-markup',
  'no-such-page',
  'took-too-long',
  'needs-too-much-memory',
  'reader-stopped',
  'damaged-in-store',
  'timeout',
  'reader-timeout',
  'reader-fault',
] as const;
export type ReadingFailure = (typeof READING_FAILURES)[number];
