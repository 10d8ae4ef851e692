import type { Payload } from './payloads.js';

/** One way to put words into a document. */
export interface Injection {
  readonly name: string;
  /** Whether a person who looks at the document can read the words. */
  readonly isVisible: boolean;
  /** Whether the page says that something was left out: true for words in its content that do not show, false for metadata and the like. */
  readonly isTold: boolean;
  inject(clean: Buffer, payload: Payload): Promise<Buffer>;
}
