import { sized } from '@tallyport/event-store/testing/run-size';
import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { makePdf } from '@tallyport/worker/document-process/testing/make-files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth } from './files/corpus.js';
import { PeakMemory } from './peak-memory.js';
import { readHostileFile, sourceOf } from './read-hostile-file.js';

const MEGABYTE = 2 ** 20;
/** What the product promises, whatever file comes. */
const MOST = { seconds: 31, parser: 512 * MEGABYTE, recogniser: 1200 * MEGABYTE };

let reader: DocumentReader;
let memory: PeakMemory;

beforeAll(async () => {
  memory = new PeakMemory();
  reader = await openDocumentReader({ children: 1 });
});
afterAll(async () => {
  await memory.close();
  await reader.close();
});

describe('faults 74 to 78: a hostile file ends in pages or in a sentence, within its limits, and the next file is read', () => {
  test.each(everyNth(sized({ short: 12, long: 1 })))(
    '$name',
    async (file) => {
      const { calls } = await readHostileFile(reader, file);
      for (const { asked, ended, sentence, seconds } of calls) {
        const isGood = sentence === null && ['inspected', 'drawn', 'read'].includes(ended);
        expect(isGood || (sentence ?? '').length > 10, `${asked} ended in ${ended}`).toBe(true);
        expect(ended).not.toBe('reader-stopped');
        expect(seconds).toBeLessThan(asked === 'inspect' ? MOST.seconds : 2 * MOST.seconds);
      }
      expect(memory.take('parser')).toBeLessThan(MOST.parser);
      expect(memory.take('recogniser')).toBeLessThan(MOST.recogniser);
      const next = await reader.readPages(sourceOf(await makePdf((pdf) => pdf.text(`after ${file.name.length}`, 50, 50))), 1, 1);
      expect(next.kind).toBe('read');
    },
    180_000,
  );
});
