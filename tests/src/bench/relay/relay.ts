import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { logHead } from '@tallyport/event-store/read-log';
import { startKafka, startPostgres } from '@tallyport/local/test-engines';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { createLog } from '@tallyport/runtime/log';
import { LaneWitness } from '../../support/lane-witness.js';
import { runWriters } from '../../support/log-writers.js';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { compare, type Rounds } from '../harness.js';
import { writeBacklog } from './backlog.js';
import { BareBatches } from './bare-batches.js';
import { RelayDrain } from './relay-drain.js';

const EVENTS = 200_000;
const BATCH = 100;
const WRITERS = { writers: 8, eventsPerWriter: 1_000, held: 1, heldMs: 500, random: Math.random };

/**
 * P2: the relay drains a backlog while eight writers append in transactions that stay open for up to half a second, against
 * kafkajs that sends batches of a hundred of the same bytes. A witness reads the whole topic at the end.
 */
export const relay: Bench = {
  id: 'P2',
  title: 'relay drain against bare kafkajs batches',
  async *run(say, rounds) {
    const [postgres, kafka] = await Promise.all([startPostgres({ settings: ['max_wal_size=4GB'] }), startKafka()]);
    try {
      const database = await createTestDatabase(postgres.url);
      yield* await measure(database, kafka.brokers.join(), rounds, say);
      await database.drop();
    } finally {
      await Promise.all([postgres.stop(), kafka.stop()]);
    }
  },
};

async function measure(
  database: TestDatabase,
  brokers: string,
  rounds: Rounds,
  say: (progress: string) => void,
): Promise<(BenchLine | VoidLine)[]> {
  const kafka = connectKafka(brokers, 'bench', createLog('bench', 'silent'));
  const { epoch } = await logHead(database.pool('reactor', 1));
  for (const topic of [eventsTopic(epoch), 'bare', 'same']) {
    // Right after its start the broker may not know yet what it has just made.
    const isMade = () =>
      ensureTopic(kafka, topic, LANES).then(
        () => true,
        () => false,
      );
    await until(`the topic ${topic} is there`, isMade);
  }
  const ours = await RelayDrain.open(database.urlOf('relay'), kafka);
  say('writing the backlog');
  await writeBacklog(database.pool(), EVENTS);
  const batch = await ours.firstMessages(BATCH);
  const bare = await BareBatches.open(kafka, 'bare', batch);
  const same = await BareBatches.open(kafka, 'same', batch);
  let isMeasured = false;
  const writing = (async () => {
    while (!isMeasured) await runWriters(database.pool('worker', WRITERS.writers), { ...WRITERS, eventsPerWriter: 10 });
  })();
  say('bare against bare');
  const alike = await compare(same, bare, rounds);
  say(`gave ${alike.speed.median.toFixed(2)} in speed; ours against bare`);
  const { speed } = await compare(ours, bare, rounds);
  isMeasured = true;
  await writing;
  await ours.drain();
  say('reading what arrived');
  const { lost, disordered } = await witnessed(database, brokers, epoch);
  await Promise.all([ours.close(), bare.close(), same.close()]);
  return [
    judged({ id: 'P2', what: 'relay drain: events/s', ratio: speed, goal: { atLeast: 0.7 } }, alike.speed),
    { id: 'P2', what: 'relay drain: events lost', ratio: exactly(lost), goal: { atMost: 0 } },
    { id: 'P2', what: 'relay drain: events out of order', ratio: exactly(disordered), goal: { atMost: 0 } },
  ];
}

/** Reads the topic to the end of the log. */
async function witnessed(database: TestDatabase, brokers: string, epoch: string): Promise<{ lost: number; disordered: number }> {
  const { rows } = await database.pool().query<{ count: number }>('select count(*)::int as count from event_store.event');
  const recorded = rows[0]?.count ?? 0;
  const witness = await LaneWitness.start(brokers, epoch);
  try {
    let before = -1;
    // At its end when everything is there, or when for a while nothing came.
    await until(
      'the topic is read',
      async () => {
        const seen = witness.positions.size;
        if (seen === recorded) return true;
        const hasStopped = seen > 0 && seen === before;
        before = seen;
        await new Promise((resolve) => setTimeout(resolve, 5_000));
        return hasStopped;
      },
      180_000,
    );
    return { lost: recorded - witness.positions.size, disordered: witness.broken.length };
  } finally {
    await witness.stop();
  }
}
