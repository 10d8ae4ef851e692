import { startTemporal } from '@tallyport/local/test-engines';
import { DOCUMENTS_QUEUE } from '@tallyport/workflows/task-queues';
import { Client, Connection, type WorkflowHandle } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { ExtractionPlayer } from './extraction-player.js';
import type { ExtractionScript } from './extraction-scripts.js';
import { JobPlayer } from './job-player.js';
import type { JobScript } from './job-scripts.js';
import type { RecordedHistory } from './recorded-history.js';

const QUEUE = 'replay-corpus';
const FORGETFUL_QUEUE = 'replay-corpus-forgetful';
/** So many scripts are played at the same time. */
const PLAYERS = 12;
/** One script takes a second, or a few where the server has to notice that a worker is gone. */
const SCRIPT_LIMIT_MS = 90_000;

interface Scripts {
  readonly extractions: readonly ExtractionScript[];
  readonly jobs: readonly JobScript[];
}

/** Plays scripts with the workflows as they are shipped, on a server of its own, and answers the history of every run. */
export async function playCorpus(bundle: string, { extractions, jobs }: Scripts): Promise<RecordedHistory[]> {
  const temporal = await startTemporal();
  const connection = await Connection.connect({ address: temporal.address });
  const native = await NativeConnection.connect({ address: temporal.address });
  try {
    const client = new Client({ connection, namespace: temporal.namespace });
    const [extraction, job] = [new ExtractionPlayer(client), new JobPlayer(client)];
    const common = { connection: native, namespace: temporal.namespace };
    const workflows = {
      ...common,
      workflowBundle: { codePath: bundle },
      activities: { ...job.activities, ...extraction.logActivities },
    };
    const workers = await Promise.all([
      Worker.create({ ...workflows, taskQueue: QUEUE }),
      Worker.create({ ...workflows, taskQueue: FORGETFUL_QUEUE, maxCachedWorkflows: 2 }),
      Worker.create({ ...common, taskQueue: DOCUMENTS_QUEUE, activities: extraction.activities, maxHeartbeatThrottleInterval: 200 }),
    ]);
    return await beside(workers, () =>
      allOf([
        ...extractions.map((script) => () => kept(script, extraction.play(script, queueOf(script)))),
        ...jobs.map((script) => () => kept(script, job.play(script, queueOf(script)))),
      ]),
    );
  } finally {
    await Promise.all([native.close(), connection.close()]);
    await temporal.stop();
  }
}

function queueOf({ isForgetful }: ExtractionScript | JobScript): string {
  return isForgetful ? FORGETFUL_QUEUE : QUEUE;
}

async function kept({ faultPoint }: { faultPoint: string }, runs: Promise<WorkflowHandle[]>): Promise<RecordedHistory[]> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${faultPoint}: took longer than ${SCRIPT_LIMIT_MS} ms`)), SCRIPT_LIMIT_MS).unref();
  });
  const handles = await Promise.race([runs, late]).catch((error: unknown) => {
    throw new Error(`${faultPoint}: its script could not be played`, { cause: error });
  });
  return Promise.all(handles.map(async (handle) => ({ workflowId: handle.workflowId, history: await handle.fetchHistory(), faultPoint })));
}

async function beside<T>(workers: readonly Worker[], work: () => Promise<T>): Promise<T> {
  const [worker, ...others] = workers;
  return worker ? worker.runUntil(() => beside(others, work)) : work();
}

/** Stops at the first script that cannot be played, once those that are under way have ended. */
async function allOf<T>(pieces: (() => Promise<T[]>)[]): Promise<T[]> {
  const all: T[] = [];
  const player = async () => {
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) all.push(...(await piece()));
  };
  const players = Array.from({ length: PLAYERS }, () =>
    player().catch((error: unknown) => {
      pieces.length = 0;
      throw error;
    }),
  );
  await Promise.allSettled(players);
  await Promise.all(players);
  return all;
}
