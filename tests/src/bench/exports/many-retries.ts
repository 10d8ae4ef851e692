import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { EventStore } from '@tallyport/event-store/event-store';
import { callBegun, exportRequested, refused } from '@tallyport/projector/testing/sample-exports';
import { BulkRuns } from '@tallyport/temporal/bulk-runs';
import { Temporal } from '@tallyport/temporal/temporal';
import { someAtOnce } from '@tallyport/worker/freight-export/some-at-once';
import { keepFreightSystem } from '../../support/exports-under-way.js';
import { until } from '../../support/until.js';
import type { Bench } from '../bench.js';
import { AppendedStream } from '../browser/appended-stream.js';
import type { BenchLine } from '../goal.js';
import { QUICK_ROUNDS, type Rounds } from '../harness.js';
import { estimate } from '../statistics.js';
import { openUploadStack, type UploadStack } from '../upload/upload-stack.js';
import { BareStarts } from './bare-starts.js';

const SHAPE = { rounds: 5, count: 1_000 };
const QUICK_SHAPE = { rounds: 3, count: 200 };
/** As many as a step for many hands over at once. */
const AT_ONCE = 8;

/** An export as a step for many names it. */
interface Refused {
  readonly exportId: string;
  readonly workOrderId: string;
}

/**
 * P31: a thousand exports are retried by one step, until each retry and the end of the step are recorded, against a thousand bare
 * Update-with-Starts. The freight system is held, so that each export asks for its turn, is held, and its run ends: that is ours as well.
 */
export const manyRetries: Bench = {
  id: 'P31',
  title: 'a step that retries 1,000 exports against bare Update-with-Starts',
  async *run(say, rounds) {
    const stack = await openUploadStack([]);
    const bare = await BareStarts.open(stack.client, stack.address, join(tmpdir(), 'tallyport-bench-bare-starts.log'));
    try {
      yield await measure(await Step.open(stack), bare, rounds, say);
    } finally {
      await bare.close();
      await stack.close();
    }
  },
};

async function measure(step: Step, bare: BareStarts, rounds: Rounds, say: (progress: string) => void): Promise<BenchLine> {
  const { rounds: times, count } = rounds === QUICK_ROUNDS ? QUICK_SHAPE : SHAPE;
  const ratios: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const refusedOnes = await step.refuse(count);
    const isOursFirst = round % 2 === 0;
    const first = await (isOursFirst ? step.retry(refusedOnes) : bare.many(count, AT_ONCE));
    const second = await (isOursFirst ? bare.many(count, AT_ONCE) : step.retry(refusedOnes));
    const [ours, other] = isOursFirst ? [first, second] : [second, first];
    say(`${count} retries ${(ours / 1_000).toFixed(1)} s, as many bare updates ${(other / 1_000).toFixed(1)} s`);
    ratios.push(ours / other);
  }
  return { id: 'P31', what: `a step that retries ${count} exports`, ratio: estimate(ratios, Math.random), goal: { atMost: 3 } };
}

/** Steps for many exports of one organisation. */
class Step {
  private constructor(
    private readonly stack: UploadStack,
    private readonly orgId: string,
    private readonly systemId: string,
    private readonly store: EventStore,
    private readonly blobs: FolderBlobStore,
    private readonly bulks: BulkRuns,
  ) {}

  static async open(stack: UploadStack): Promise<Step> {
    const { database } = stack.log;
    const orgId = randomUUID();
    const systemId = await keepFreightSystem(database.pool(), orgId, 'https://freight.example');
    await database.pool().query('update kept.freight_system set is_held = true');
    const store = new EventStore(database.pool('worker', 8));
    return new Step(stack, orgId, systemId, store, new FolderBlobStore(stack.folder), new BulkRuns(new Temporal(stack.sealedClient)));
  }

  async refuse(count: number): Promise<Refused[]> {
    const all = Array.from({ length: count }, () => ({ exportId: randomUUID(), workOrderId: randomUUID() }));
    await someAtOnce(all, AT_ONCE, async (of) => {
      const stream = new AppendedStream(this.store, { orgId: this.orgId, streamId: `export/${of.exportId}`, jobId: of.workOrderId });
      const asked = exportRequested(of, 'send', this.systemId);
      for (const event of [asked, callBegun(of), ...refused(of, 1, 'Error - Organization code WATBRO not found')])
        await stream.append(event);
    });
    return all;
  }

  /** Answers how many milliseconds it took until the step had ended. Throws unless each of them was retried once. */
  async retry(exports: readonly Refused[]): Promise<number> {
    const { orgId, blobs } = this;
    const list = exports.map((of) => ({ ...of, kind: 'send', renewed: null, problem: null }));
    const items = await blobs.putFile(orgId, bytesOf(JSON.stringify(list)), { limit: 1e7 });
    const [bulkId, commandId] = [randomUUID(), randomUUID()];
    const wish = {
      step: 'retry' as const,
      reason: 'the code is there now',
      cause: null,
      position: 1,
      items: items.hash,
      count: exports.length,
    };
    const actor = { kind: 'person' as const, userId: commandId };
    const began = performance.now();
    await this.bulks.send({
      type: 'request-bulk',
      commandId,
      correlationId: commandId,
      orgId,
      bulkId,
      actor,
      issuedAt: new Date().toISOString(),
      wish,
    });
    await until('the step has ended', () => this.hasEnded(bulkId), 600_000);
    const took = performance.now() - began;
    const { rows } = await this.stack.log.database
      .pool()
      .query<{ retried: number }>(
        `select count(*)::int as retried from event_store.event where type = 'export.retried' and stream_id = any($1)`,
        [exports.map(({ exportId }) => `export/${exportId}`)],
      );
    if (rows[0]?.retried !== exports.length) throw new Error(`${rows[0]?.retried} of ${exports.length} exports were retried`);
    return took;
  }

  private async hasEnded(bulkId: string): Promise<boolean> {
    const events = await this.store.load(this.orgId, `bulk/${bulkId}`);
    return events.at(-1)?.type === 'bulk.ended';
  }
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
