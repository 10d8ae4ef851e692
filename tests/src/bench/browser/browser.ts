import { createTestDatabase } from '@tallyport/database/testing/test-database';
import { eventsOfStream } from '@tallyport/event-store/read-log';
import { findChromium, startKafka, startPostgres } from '@tallyport/local/test-engines';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { createLog } from '@tallyport/runtime/log';
import type { Kafka } from 'kafkajs';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS } from '../harness.js';
import { BareRoundTrip } from './bare-round-trip.js';
import { ChangingJob } from './changing-job.js';
import { measureHops } from './hops.js';
import { LiveClient } from './live-client.js';
import { LiveDesk } from './live-desk.js';
import { PaintedPage } from './painted-page.js';
import { type PairedLatency, type PairShape, pairedLatency } from './pairs.js';
import { ReadDocuments } from './read-documents.js';

const PAIRS: PairShape = { rounds: 5, pairs: 400 };
const QUICK_PAIRS: PairShape = { rounds: 3, pairs: 40 };

type Say = (progress: string) => void;

/**
 * P3: from the call of `append` through relay, Kafka, projector and gateway until a client has parsed the frame, and until
 * Chromium has painted it, against a bare kafkajs round trip and one bare numbering statement.
 */
export const browser: Bench = {
  id: 'P3',
  title: 'append to browser against a bare round trip',
  async *run(say, rounds) {
    const shape = rounds === QUICK_ROUNDS ? QUICK_PAIRS : PAIRS;
    const [postgres, broker] = await Promise.all([startPostgres(), startKafka()]);
    try {
      const database = await createTestDatabase(postgres.url);
      const desk = await LiveDesk.open(database, broker.access);
      try {
        yield* measure(desk, connectKafka(broker.access, 'bench', createLog('bench', 'silent')), shape, say);
      } finally {
        await desk.close();
      }
      await database.drop();
    } finally {
      await Promise.all([postgres.stop(), broker.stop()]);
    }
  },
};

async function* measure(desk: LiveDesk, kafka: Kafka, shape: PairShape, say: Say): AsyncIterable<BenchLine> {
  const job = await ChangingJob.receive(desk);
  const client = await LiveClient.open(desk);
  await until('a change arrives', () =>
    job.measure(client).then(
      () => true,
      () => false,
    ),
  );
  const bare = await BareRoundTrip.open(desk.database.ownerUrl, kafka, await lastMessage(desk, job));
  try {
    say('append to client and bare, pair by pair');
    const toClient = await pairedLatency(
      () => job.measure(client),
      () => bare.measure(),
      shape,
    );
    sayLatency(say, toClient);
    for (const { name, ms } of await measureHops(desk, kafka, job, client)) say(`${ms.toFixed(2).padStart(7)} ms  ${name}`);
    yield { id: 'P3', what: 'append to client, p99', ratio: toClient.ratio, goal: { atMost: 4.5 } };
    yield* await measurePaint(desk, bare, job.id, shape, say);
  } finally {
    client.close();
    await bare.close();
  }
}

async function measurePaint(desk: LiveDesk, bare: BareRoundTrip, jobId: string, shape: PairShape, say: Say): Promise<BenchLine[]> {
  const executable = await findChromium();
  if (executable === undefined) {
    say('append to paint is skipped: there is no Chromium on this machine');
    return [];
  }
  const documents = new ReadDocuments(desk, jobId);
  const page = await PaintedPage.open(executable, desk, jobId);
  try {
    say('append to paint and bare, pair by pair');
    const toPaint = await pairedLatency(
      () => documents.measure(page),
      () => bare.measure(),
      shape,
    );
    sayLatency(say, toPaint);
    return [{ id: 'P3', what: 'append to paint, p99', ratio: toPaint.ratio, goal: { atMost: 20 } }];
  } finally {
    await page.close();
  }
}

/** The bytes that the bare side sends: those of a change of ours. */
async function lastMessage(desk: LiveDesk, job: ChangingJob): Promise<string> {
  const events = await eventsOfStream(desk.database.pool('reactor', 1), desk.org.id, `work-order/${job.id}`, 0);
  return JSON.stringify(events.at(-1));
}

function sayLatency(say: Say, { ours, bare }: PairedLatency): void {
  for (const [name, { p50, p99 }] of Object.entries({ ours, bare }))
    say(`${name.padEnd(4)} p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
}
