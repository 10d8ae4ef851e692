import { join } from 'node:path';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import type { Bench } from '../bench.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import type { Rounds } from '../harness.js';
import { BarePath } from './bare-path.js';
import { BareUpdates } from './bare-updates.js';
import { JobUpdates } from './job-updates.js';
import { takeTurns } from './take-turns.js';
import type { Timed } from './timed.js';
import { UploadPath } from './upload-path.js';
import { openUploadStack, type UploadStack } from './upload-stack.js';

const TOPICS = ['bare-path', 'same-path'] as const;

interface Figure {
  readonly what: string;
  readonly atMost: number;
  open(stack: UploadStack): Promise<{ ours: Timed; bare: Timed; same: Timed }>;
}

const FIGURES: readonly Figure[] = [
  {
    what: 'upload accepted -> first activity runs',
    atMost: 1.5,
    async open({ kafka, connection, namespace, log, client, native }) {
      const [bare, same] = await Promise.all(TOPICS.map((topic) => BarePath.open(kafka, topic, { connection, namespace })));
      if (!bare || !same) throw new Error('each bare side has a topic of its own');
      return { ours: await UploadPath.open({ pool: log.database.pool('gateway', 2), client, native }), bare, same };
    },
  },
  {
    what: 'update -> state in the event store',
    atMost: 2,
    async open({ log: { database }, client, sealedClient, address, folder }) {
      const bareUpdates = (name: string) => BareUpdates.open({ database, client, address, logFile: join(folder, `${name}.log`) });
      return {
        ours: await JobUpdates.open(sealedClient, database.pool()),
        bare: await bareUpdates('bare'),
        same: await bareUpdates('same'),
      };
    },
  },
];

/**
 * P7: what the product adds to the way of an upload and of a command, against bare programs that only send, start and answer
 * over the same servers, taking turns with ours.
 */
export const upload: Bench = {
  id: 'P7',
  title: 'upload to activity and update to event against bare round trips',
  async *run(say, rounds) {
    Runtime.install({ logger: new DefaultLogger('ERROR', () => undefined) });
    const stack = await openUploadStack(TOPICS);
    try {
      for (const figure of FIGURES) yield await measure(figure, stack, rounds, say);
    } finally {
      await stack.close();
    }
  },
};

async function measure(
  { what, atMost, open }: Figure,
  stack: UploadStack,
  rounds: Rounds,
  say: (progress: string) => void,
): Promise<BenchLine | VoidLine> {
  const { ours, bare, same } = await open(stack);
  try {
    say(`${what}: bare against bare`);
    const alike = await takeTurns(same, bare, rounds);
    say(`${what}: ours against bare`);
    const result = await takeTurns(ours, bare, rounds);
    say(`ours ${result.ours.toFixed(1)} ms, bare ${result.bare.toFixed(1)} ms`);
    return judged({ id: 'P7', what, ratio: result.ratio, goal: { atMost } }, alike.ratio);
  } finally {
    await Promise.all([ours.close(), bare.close(), same.close()]);
  }
}
