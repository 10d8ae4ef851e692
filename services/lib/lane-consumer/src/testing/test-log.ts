import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append, START } from '@tallyport/event-store/append';
import { streamHead } from '@tallyport/event-store/load';
import { logHead } from '@tallyport/event-store/read-log';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { createLog } from '@tallyport/runtime/log';
import type pg from 'pg';
import { Registry } from 'prom-client';
import type { Apply } from '../apply/apply.js';
import { openCheckpoints } from '../checkpoints.js';
import { Lanes } from '../lanes.js';
import { type ConsumerMetrics, consumerMetrics } from '../metrics.js';
import { LEDGER, Ledger, makeLedger } from './ledger.js';
import { publishedTexts } from './published.js';

export const QUIET = createLog('lane-consumer-test', 'silent');

/** One process of a consumer, without a source. */
export interface TestProcess {
  readonly lanes: Lanes;
  readonly metrics: ConsumerMetrics;
}

export function testProcess(consumer: string, epoch: string, apply: Apply): TestProcess {
  const metrics = consumerMetrics(consumer, new Registry());
  return { metrics, lanes: new Lanes({ epoch, apply, log: QUIET, metrics }) };
}

/** A database with a log, and the ledger open on it. */
export class TestLog {
  private constructor(
    readonly database: TestDatabase,
    readonly pool: pg.Pool,
    readonly epoch: string,
  ) {}

  static async open(serverUrl: string): Promise<TestLog> {
    const database = await createTestDatabase(serverUrl);
    await makeLedger(database);
    const pool = database.pool('projector', 4);
    const { epoch } = await logHead(pool);
    await openCheckpoints(pool, LEDGER, epoch);
    return new TestLog(database, pool, epoch);
  }

  ledger(pool = this.pool): TestProcess {
    return testProcess(LEDGER, this.epoch, new Ledger(pool, this.epoch));
  }

  /** Records and numbers an event for each text, in the conversation of one job. */
  async record(jobId: string, texts: readonly string[], orgId = jobId): Promise<void> {
    const writer = this.database.pool('worker', 2);
    const head = await streamHead(writer, orgId, `conversation/${jobId}`);
    await append(writer, sampleAppend(texts, { jobId, orgId, after: head.streamPosition === 0 ? START : head }));
    await numberAll(this.database.pool('relay', 1));
  }

  /** The messages of a lane, as the relay publishes them. */
  messages(lane: number): Promise<string[]> {
    return publishedTexts(this.pool, lane);
  }

  /** What was written down, by its position. */
  async written(): Promise<{ position: number; data: string }[]> {
    const { rows } = await this.pool.query<{ position: number; data: string }>(
      'select position, data from consumer.ledger order by position',
    );
    return rows;
  }

  /** Positions of the log that were not written down exactly once. */
  async notOnce(): Promise<number[]> {
    const { rows } = await this.pool.query<{ position: number }>(
      `select l.position from event_store.log l left join consumer.ledger w on w.position = l.position
       group by l.position having count(w.position) <> 1 order by l.position`,
    );
    return rows.map(({ position }) => position);
  }
}
