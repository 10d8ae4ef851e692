import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { extractDocument } from '@tallyport/reading/extract';
import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import type { Side } from '../harness.js';
import { LINES, PAGES } from './long-invoice.js';
import { treeCpuMicros } from './tree-cpu.js';

const run = promisify(execFile);

/** Reads a whole file and answers how much of it was found, for the check. */
type ReadFile = () => Promise<number>;

/** A side that reads the same file again and again; its operations are pages. */
function sideThatReads(read: ReadFile, wanted: number): Side {
  let found = 0;
  return {
    async slice(ms) {
      const end = performance.now() + ms;
      let pages = 0;
      do {
        found = await read();
        pages += PAGES;
      } while (performance.now() < end);
      return pages;
    },
    cpuMicros: treeCpuMicros,
    check: async () => {
      if (found !== wanted) throw new Error(`The reader found ${found} lines of ${wanted}.`);
    },
  };
}

/** The product: file to header fields and lines, without pictures of its pages. Each reading opens the file anew. */
export function productReader(reader: DocumentReader, bytes: Uint8Array): Side {
  let count = 0;
  return sideThatReads(async () => {
    const read = await reader.readPages({ id: `long-invoice-${(count += 1)}`, load: async () => bytes }, 1, PAGES);
    if (read.kind === 'unreadable') throw new Error(read.sentence);
    return extractDocument({ pages: read.pages }).segments.reduce((sum, { lines }) => sum + lines.length, 0);
  }, LINES);
}

/** Poppler's words with boxes, which knows of no fields. */
export function pdftotextReader(path: string): Side {
  return sideThatReads(async () => {
    const { stdout } = await run('pdftotext', ['-bbox', path, '-'], { maxBuffer: 2 ** 28 });
    return stdout.match(/>630260</gu)?.length ?? 0;
  }, LINES);
}

export async function hasPdftotext(): Promise<boolean> {
  return run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );
}
