import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { Press } from '../../accuracy/generator/print/press.js';
import { PeakMemory, type ReaderProcess } from '../../hostile/peak-memory.js';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { ROUNDS } from '../harness.js';
import { median } from '../statistics.js';
import { makeA4Scans } from './a4-scans.js';
import { readAsWorker } from './read-as-worker.js';

const SCANS = 200;
const FEW_SCANS = 40;
const PAPERS = 10;
const KINDS: readonly ReaderProcess[] = ['parser', 'recogniser'];

/** P34: scans of A4 at 300 dpi, two at a time, all by the same reader: how many failed, and whether its children grow. */
export const scansInARow: Bench = {
  id: 'P34',
  title: 'scans in a row: failures, and the memory of the children',
  async *run(say, rounds) {
    const press = await Press.open();
    if (press === null) {
      say('not measured: this machine has no Chromium to print papers with');
      return;
    }
    const papers = await makeA4Scans(press, PAPERS);
    await press.close();
    const count = rounds === ROUNDS ? SCANS : FEW_SCANS;
    const reader = await openDocumentReader({ mostTime: 240_000 });
    const memory = new PeakMemory();
    try {
      const peaks = new Map<ReaderProcess, number[]>(KINDS.map((kind) => [kind, []]));
      const failed = await readAsWorker(reader, papers, count, (done) => {
        for (const kind of KINDS) peaks.get(kind)?.push(memory.take(kind));
        if (done % 20 === 0) say(`${done} scans; at most ${KINDS.map((kind) => `${kind} ${megabytes(peaks.get(kind) ?? [])}`).join(', ')}`);
      });
      yield { id: 'P34', what: `${count} scans in a row, failed`, ratio: exactly(failed.length), goal: { atMost: 0 } };
      for (const kind of KINDS)
        yield {
          id: 'P34',
          what: `peak of a ${kind}, last fifth to second`,
          ratio: exactly(growth(peaks.get(kind) ?? [])),
          goal: { atMost: 1.1 },
        };
    } finally {
      await Promise.all([memory.close(), reader.close()]);
    }
  },
};

/** The first fifth warms the children up. */
function growth(peaks: readonly number[]): number {
  const fifth = Math.floor(peaks.length / 5);
  return median(peaks.slice(-fifth)) / median(peaks.slice(fifth, 2 * fifth));
}

const megabytes = (peaks: readonly number[]): string => `${Math.round(Math.max(...peaks) / 2 ** 20)} MB`;
