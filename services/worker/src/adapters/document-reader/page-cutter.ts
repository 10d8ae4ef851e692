import { UnreadableFile, type UnreadableReason } from '../../document-process/unreadable-file.js';
import { ChildPool } from './child-pool.js';
import { scriptOf } from './child-script.js';
import { findIsolation } from './isolation.js';

const MEGABYTE = 2 ** 20;
const MOST_MEMORY = 512 * MEGABYTE;
const MOST_MS = 27_000;
/** The share of its memory that a child may keep between two files. */
const WORN = 0.5;
/** These say something of the file; all others may be otherwise the next time. */
const OF_THE_FILE: readonly UnreadableReason[] = ['password-protected', 'damaged', 'no-such-page', 'too-many-pages'];

/** Pages as a file of their own; or why they cannot be cut out of this file. */
export type Cut =
  | { readonly kind: 'cut'; readonly bytes: Uint8Array }
  | { readonly kind: 'uncut'; readonly reason: UnreadableReason; readonly sentence: string };

/** Cuts pages out of PDFs of unknown origin. Throws where it did not come to an end: then it may be tried again. */
export interface PageCutter {
  cut(file: Uint8Array, fromPage: number, toPage: number, signal: AbortSignal): Promise<Cut>;
  close(): void;
}

/** The cutter on a child process like those that read documents: bounded in time and memory, and without network where the system allows it. */
export async function openPageCutter(): Promise<PageCutter> {
  const script = scriptOf('cutter-process');
  const isolation = await findIsolation([script]);
  const limits = { mostMemory: MOST_MEMORY, wornAt: WORN, givesBack: true, mostTime: MOST_MS };
  const children = new ChildPool(1, { script, isolation, mayWrite: false, ...limits });
  return {
    async cut(file, fromPage, toPage, signal) {
      try {
        const bytes = await children.withChild(null, signal, (child) => child.call('cutPages', [file, fromPage, toPage], signal));
        return { kind: 'cut', bytes: bytes as Uint8Array };
      } catch (error) {
        if (error instanceof UnreadableFile && OF_THE_FILE.includes(error.reason))
          return { kind: 'uncut', reason: error.reason, sentence: error.message };
        throw error;
      }
    },
    close: () => children.close(),
  };
}
