import type { ReadingFailure } from '@tallyport/contracts/document-extraction/reading-failures';

/** Why a file, or a page of it, could not be read: a stable code, and the sentence a person sees. */
const UNREADABLE_SENTENCES = {
  'file-type-not-supported': 'File type not supported',
  empty: 'The file is empty',
  'too-large': 'File size exceeds the limit (maximum 10MB or 20 pages)',
  'too-many-pages': 'File size exceeds the limit (maximum 10MB or 20 pages)',
  'password-protected': 'The file is protected by a password',
  damaged: 'The file is damaged and cannot be read',
  'unpacks-too-large': 'The file unpacks to more than can be read',
  'picture-too-large': 'A picture in the file is too large to be read',
  'external-markup': 'The file contains markup that is not allowed (a document type declaration)',
  'no-such-page': 'The file has no such page',
  'took-too-long': 'The file took too long to read',
  'needs-too-much-memory': 'The file needs too much memory to be read',
  'reader-stopped': 'The reader stopped unexpectedly on this file',
} as const satisfies Partial<Record<ReadingFailure, string>>;

export type UnreadableReason = keyof typeof UNREADABLE_SENTENCES;

/** An expected outcome of reading as a value: it becomes an event, never an alarm. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly reason: UnreadableReason;
  readonly sentence: string;
}

export function unreadable(reason: UnreadableReason): Unreadable {
  return { kind: 'unreadable', reason, sentence: UNREADABLE_SENTENCES[reason] };
}

/** Thrown inside the readers and turned into an {@link Unreadable} at their one edge. */
export class UnreadableFile extends Error {
  /** How long a child worked before it came to this, in milliseconds. */
  ranMs = 0;

  constructor(
    readonly reason: UnreadableReason,
    options?: ErrorOptions,
  ) {
    super(UNREADABLE_SENTENCES[reason], options);
    this.name = 'UnreadableFile';
  }
}
