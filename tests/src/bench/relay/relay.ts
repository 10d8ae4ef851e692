import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { logHead } from '@tallyport/event-store/read-log';
import { startKafka, startPostgres } from '@tallyport/local/test-engines';
import { BATCH } from '@tallyport/relay/publish';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { createLog } from '@tallyport/runtime/log';
import { runWriters } from '../../support/log-writers.js';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { type Comparison, compareBesideControl, type Rounds } from '../harness.js';
import { countArrivals } from './arrivals.js';
import { writeBacklog } from './backlog.js';
import { BareBatches } from './bare-batches.js';
import { drainThroughRestarts } from './forced-restarts.js';
import { RelayDrain } from './relay-drain.js';

const EVENTS = 200_000;
/** What each side does in a slice: all rounds together stay below the backlog. */
const SHARE = 6_000;
const BARE_BATCH = 100;
const RESTARTS = 3;
const WRITERS = { writers: 8, eventsPerWriter: 10, held: 1, heldMs: 500, random: Math.random };

/**
 * P2: the relay drains a backlog while eight writers append in transactions that stay open for up to half a second, against
 * kafkajs that sends batches of a hundred of the same bytes. The rest is drained through forced restarts, and then a recorder
 * reads the whole topic.
 */
export const relay: Bench = {
  id: 'P2',
  title: 'relay drain against bare kafkajs batches',
  async *run(say, rounds) {
    const [postgres, kafka] = await Promise.all([startPostgres({ settings: ['max_wal_size=4GB'] }), startKafka()]);
    try {
      const database = await createTestDatabase(postgres.url);
      yield* await measure(database, kafka.access, rounds, say);
      await database.drop();
    } finally {
      await Promise.all([postgres.stop(), kafka.stop()]);
    }
  },
};

async function measure(
  database: TestDatabase,
  access: KafkaAccess,
  rounds: Rounds,
  say: (progress: string) => void,
): Promise<(BenchLine | VoidLine)[]> {
  const { epoch } = await logHead(database.pool('reactor', 1));
  say('writing the backlog');
  await writeBacklog(database.pool(), EVENTS);
  const { speed, cpu, alike } = await whileWritersAppend(database, () => drainBesideBare(database, access, epoch, rounds, say));
  say(`draining the rest through ${RESTARTS} forced restarts`);
  await drainThroughRestarts(database, access, RESTARTS);
  say('reading what arrived');
  const { lost, disordered, duplicates } = await countArrivals(database, access, epoch);
  return [
    judged({ id: 'P2', what: 'relay drain: events/s', ratio: speed, goal: { atLeast: 0.7 } }, alike.speed),
    judged({ id: 'P2', what: 'relay drain: CPU per event', ratio: cpu, goal: { atMost: 1 / 0.7 } }, alike.cpu),
    { id: 'P2', what: 'relay drain: events lost', ratio: exactly(lost), goal: { atMost: 0 } },
    { id: 'P2', what: 'relay drain: events out of order', ratio: exactly(disordered), goal: { atMost: 0 } },
    {
      id: 'P2',
      what: 'relay drain: batches sent twice, by forced restart',
      ratio: exactly(duplicates / BATCH / RESTARTS),
      goal: { atMost: 1 },
    },
  ];
}

async function drainBesideBare(
  database: TestDatabase,
  access: KafkaAccess,
  epoch: string,
  rounds: Rounds,
  say: (progress: string) => void,
): Promise<Comparison & { readonly alike: Comparison }> {
  const kafka = connectKafka(access, 'bench', createLog('bench', 'silent'));
  for (const topic of [eventsTopic(epoch), 'bare', 'same']) {
    // Right after its start the broker may not know yet what it has just made.
    const isMade = () =>
      ensureTopic(kafka, topic, LANES).then(
        () => true,
        () => false,
      );
    await until(`the topic ${topic} is there`, isMade);
  }
  const ours = await RelayDrain.open(database.urlOf('relay'), kafka, SHARE);
  const batch = await ours.firstMessages(BARE_BATCH);
  const bare = await BareBatches.open(kafka, 'bare', batch, SHARE);
  const same = await BareBatches.open(kafka, 'same', batch, SHARE);
  say('ours, bare and bare again, round by round');
  try {
    return await compareBesideControl(ours, bare, same, rounds);
  } finally {
    await Promise.all([ours.close(), bare.close(), same.close()]);
  }
}

async function whileWritersAppend<Result>(database: TestDatabase, work: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await runWriters(database.pool('worker', WRITERS.writers), WRITERS);
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await writing;
  }
}
