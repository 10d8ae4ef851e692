import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { CORPUS, everyNth } from '../../hostile/files/corpus.js';
import { PeakMemory } from '../../hostile/peak-memory.js';
import { type HostileOutcome, readHostileFile } from '../../hostile/read-hostile-file.js';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import type { Goal } from '../goal.js';
import { ROUNDS } from '../harness.js';
import { startAskedGateway } from './asked-gateway.js';

const MEGABYTE = 2 ** 20;
/** In a quick run. */
const STEP = 12;
/** A turn of the gateway's loop is looked at after so many files: a single long one must not be lost among millions. */
const FILES_PER_LOOK = 10;

/** R13: every hostile file is sent to a gateway and read by the real reader, while the memory of its processes is watched. */
export const hostileFiles: Bench = {
  id: 'R13',
  title: 'bombs and broken files through the gateway and the reader',
  async *run(say, rounds) {
    const files = rounds.rounds < ROUNDS.rounds ? everyNth(STEP) : CORPUS;
    const gateway = await startAskedGateway();
    const reader = await openDocumentReader();
    await reader.warmUp();
    const memory = new PeakMemory();
    const outcomes: HostileOutcome[] = [];
    const lags: number[] = [];
    let broken = 0;
    try {
      await gateway.lagP99();
      for (const [index, file] of files.entries()) {
        const [status, outcome] = await Promise.all([
          gateway.upload(file.name, await file.make()),
          readHostileFile(reader, file).catch(() => null),
        ]);
        if (outcome === null || status === 500) broken += 1;
        else outcomes.push(outcome);
        if (index % FILES_PER_LOOK === FILES_PER_LOOK - 1) {
          lags.push(await gateway.lagP99());
          say(`${index + 1} of ${files.length} files`);
        }
      }
    } finally {
      await memory.close();
      await Promise.all([reader.close(), gateway.close()]);
    }
    const calls = outcomes.flatMap((outcome) => outcome.calls);
    const lines: readonly (readonly [string, number, Goal])[] = [
      ['hostile files', files.length, { atLeast: rounds.rounds < ROUNDS.rounds ? 1 : 200 }],
      ['crashes of the reader or the gateway', broken, { atMost: 0 }],
      ['files without a clear sentence', calls.filter(({ ended }) => ended === 'reader-stopped').length, { atMost: 0 }],
      ['longest answer of the reader, s', Math.max(...calls.map(({ seconds }) => seconds)), { atMost: 30 }],
      ['parser memory at its highest, MB', memory.take('parser') / MEGABYTE, { atMost: 512 }],
      ['OCR memory at its highest, MB', memory.take('recogniser') / MEGABYTE, { atMost: 1_200 }],
      ['gateway: event loop delay p99, worst of the looks, ms', Math.max(...lags), { atMost: 50 }],
    ];
    for (const [what, figure, goal] of lines) yield { id: 'R13', what, ratio: exactly(figure), goal };
  },
};
