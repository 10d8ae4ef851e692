import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import type { OcrEngine } from '@tallyport/worker/document-process/ocr/ocr-engine';
import { greyPictureOf } from '@tallyport/worker/document-process/picture/grey-picture';
import type { Side } from '../harness.js';
import { treeCpuMicros } from './tree-cpu.js';

/** Every page of the papers holds more words than this. */
const FEWEST_WORDS = 40;

/** A side that reads one page in each slice, all of them in the same order: the ratio of a round is of one page. */
function sideThatReads(pictures: readonly Buffer[], wordsOn: (picture: Buffer) => Promise<number>): Side {
  let turn = 0;
  let fewest = Number.POSITIVE_INFINITY;
  return {
    async slice() {
      const picture = pictures[turn % pictures.length];
      turn += 1;
      if (picture === undefined) throw new Error('There is no page to read.');
      fewest = Math.min(fewest, await wordsOn(picture));
      return 1;
    },
    cpuMicros: treeCpuMicros,
    check: async () => {
      if (fewest < FEWEST_WORDS) throw new Error(`A page gave only ${fewest} words.`);
    },
  };
}

/** The product: from the picture to words upright, rules, boxes and drawings. */
export function productScans(reader: DocumentReader, pictures: readonly Buffer[]): Side {
  let count = 0;
  return sideThatReads(pictures, async (picture) => {
    const read = await reader.readPages({ id: `scan-${(count += 1)}`, load: async () => picture }, 1, 1);
    if (read.kind === 'unreadable') throw new Error(read.sentence);
    return read.pages.reduce((sum, { words }) => sum + words.length, 0);
  });
}

/** The same engine, given the picture as it is. */
export function bareScans(engine: OcrEngine, pictures: readonly Buffer[]): Side {
  return sideThatReads(pictures, async (picture) => (await engine.glance(await greyPictureOf(picture))).length);
}
