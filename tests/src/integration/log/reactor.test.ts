import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { append } from '@tallyport/event-store/append';
import { streamHead } from '@tallyport/event-store/load';
import { sized } from '@tallyport/event-store/testing/run-size';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import { extractionWorkflowId } from '@tallyport/workflows/document-extraction/messages';
import { WORKFLOWS_QUEUE } from '@tallyport/workflows/task-queues';
import { Client, Connection } from '@temporalio/client';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { LogStack } from '../../support/log-stack.js';
import { type RequestedDocument, requestReading } from '../../support/requested-documents.js';
import { tallyport } from '../../support/tallyport.js';
import { until } from '../../support/until.js';

let kafka: TestKafka;
let temporal: TestTemporal;
let client: Client;
let stack: LogStack;
let pool: pg.Pool;
let orgId: string;

beforeAll(async () => {
  [kafka, temporal] = await Promise.all([startKafka(), startTemporal({ durable: true })]);
  client = new Client({ connection: Connection.lazy({ address: temporal.address }), namespace: temporal.namespace });
}, 120_000);
afterAll(async () => {
  await client.connection.close();
  await Promise.all([kafka.stop(), temporal.stop()]);
});
beforeEach(async () => {
  stack = await LogStack.open(inject('postgresUrl'), kafka.access);
  pool = stack.database.pool('worker', 2);
  orgId = randomUUID();
  // Each test has a log of its own and all share a Temporal, which is told whose it is now.
  const data = { 'tallyport-epoch': await stack.epoch() };
  await client.workflowService.updateNamespace({ namespace: temporal.namespace, updateInfo: { data } });
  await stack.start('relay');
});
afterEach(() => stack.close());

const environment = () => ({
  ...stack.environmentOf('reactor'),
  TEMPORAL_ADDRESS: temporal.address,
  TEMPORAL_NAMESPACE: temporal.namespace,
});

async function startReactor() {
  return stack.start('reactor', environment());
}

/** Every run that Temporal ever had of this document's extraction. */
async function runsOf({ documentId }: RequestedDocument): Promise<string[]> {
  const runs: string[] = [];
  for await (const { runId } of client.workflow.list({ query: `WorkflowId = "${extractionWorkflowId(documentId)}"` })) runs.push(runId);
  return runs;
}

function isStarted(document: RequestedDocument): Promise<boolean> {
  return client.workflow
    .getHandle(extractionWorkflowId(document.documentId))
    .describe()
    .then(
      ({ status }) => status.name === 'RUNNING',
      () => false,
    );
}

async function allStarted(documents: readonly RequestedDocument[]): Promise<boolean> {
  return (await Promise.all(documents.map(isStarted))).every(Boolean);
}

describe('events start workflows', () => {
  test('fault 37: with two reactors, and every event read twice, each document has one run', async () => {
    const documents = [await requestReading(pool, { orgId }), await requestReading(pool, { orgId })];
    await startReactor();
    await startReactor();
    await until('all are started', () => allStarted(documents));
    await stack.database.pool().query(`update consumer.checkpoint set position = 0 where consumer = 'reactor'`);
    documents.push(await requestReading(pool, { orgId }));
    await until('the reactors have read everything again', async () => (await allStarted(documents)) && (await reactorIsAtHead()));
    for (const document of documents) expect(await until('shown in lists', async () => nonEmpty(await runsOf(document)))).toHaveLength(1);
  });

  test('fault 36: while Temporal is down requests wait; after its return each is started exactly once', async () => {
    await startReactor();
    const before = await requestReading(pool, { orgId });
    await until('started before', () => isStarted(before));
    await temporal.kill();
    const meanwhile = [await requestReading(pool, { orgId }), await requestReading(pool, { orgId }), await requestReading(pool, { orgId })];
    await sleep(sized({ short: 6_000, long: 60_000 }));
    meanwhile.push(await requestReading(pool, { orgId }));
    await temporal.restart();
    await until('all are started', () => allStarted(meanwhile), 60_000);
    for (const document of meanwhile) expect(await until('shown in lists', async () => nonEmpty(await runsOf(document)))).toHaveLength(1);
    await until('the reactor is at the head', reactorIsAtHead, 60_000);
  });

  test('fault 3 for the reactor: killed after it reacted, it reacts again, and there is one run', async () => {
    const document = await requestReading(pool, { orgId });
    const reactor = await stack.start('reactor', { ...environment(), FAIL_POINT: 'lane.before-checkpoint' });
    await until('the reactor died at its fail-point', () => reactor.hasExited(), 60_000);
    await reactor.restart({ FAIL_POINT: '' });
    await until('the reactor is at the head', reactorIsAtHead, 60_000);
    expect(await isStarted(document)).toBe(true);
    expect(await until('shown in lists', async () => nonEmpty(await runsOf(document)))).toHaveLength(1);
  });

  test('fault 43: a deleted job asks its open extraction to end', async () => {
    await startReactor();
    const document = await requestReading(pool, { orgId });
    await until('started', () => isStarted(document));
    const streamId = `work-order/${document.workOrderId}`;
    await append(pool, {
      orgId,
      streamId,
      jobId: document.workOrderId,
      after: await streamHead(pool, orgId, streamId),
      events: [{ type: 'work-order.deleted', data: { workOrderId: document.workOrderId } }],
      metadata: sampleMetadata(),
      recordedAt: new Date().toISOString(),
    });
    const signal = await until('the signal', async () => {
      const { events } = await client.workflow.getHandle(extractionWorkflowId(document.documentId)).fetchHistory();
      const signals = events?.flatMap((event) => event.workflowExecutionSignaledEventAttributes?.signalName ?? []) ?? [];
      return signals.find((name) => name === 'cancel');
    });
    expect(signal).toBe('cancel');
  });
});

describe('the command line', () => {
  test('resume gives every open extraction its workflow after Temporal forgot them', async () => {
    const documents = [await requestReading(pool, { orgId }), await requestReading(pool, { orgId })];
    await startReactor();
    await stack.start('projector');
    await until('all are started', () => allStarted(documents));
    for (const { documentId } of documents) await client.workflow.getHandle(extractionWorkflowId(documentId)).terminate('forgotten');
    const answer = await tallyport(['resume'], environment());
    expect(answer).toMatchObject({ code: 0, output: expect.stringContaining('extractions: 2 open, all with a workflow') as string });
    expect(await allStarted(documents)).toBe(true);
  });

  test('adopt ends what runs, begins an epoch that every service follows, and starts what the log says is open', async () => {
    const reactor = await startReactor();
    const projector = await stack.start('projector');
    const document = await requestReading(pool, { orgId });
    await until('started', () => isStarted(document));
    const stray = { ...document, documentId: randomUUID() };
    await client.workflow.start('extractionWorkflow', {
      workflowId: extractionWorkflowId(stray.documentId),
      taskQueue: WORKFLOWS_QUEUE,
      args: [stray],
    });
    const before = await stack.epoch();

    const checkpoints = await mkdtemp(join(tmpdir(), 'tallyport-test-checkpoints-'));
    const signing = { ...environment(), CHECKPOINT_FOLDER: checkpoints };
    const adopting = tallyport(['adopt'], signing);
    for (const service of [reactor, projector]) {
      await until('the service ends at the new epoch', () => service.hasExited());
      await service.restart();
    }
    const answer = await adopting;
    expect(answer).toMatchObject({ code: 0, output: expect.stringMatching(/open workflows ended\nepoch .* began\n/) as string });
    expect(await stack.epoch()).not.toBe(before);
    expect(await isStarted(document)).toBe(true);
    expect(await isStarted(stray)).toBe(false);
    const later = await requestReading(pool, { orgId });
    await until('events go over the new topic', () => isStarted(later));

    expect(await tallyport(['verify'], signing)).toMatchObject({ code: 0 });
    await rm(join(checkpoints, 'checkpoints.jsonl'));
    expect(await tallyport(['verify'], signing)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/the checkpoint that signed the log up to \d+ is gone/) as string,
    });
    await rm(checkpoints, { recursive: true });
  });

  test('resume refuses a Temporal that serves another epoch of the log', async () => {
    const other = await LogStack.open(inject('postgresUrl'), stack.kafka);
    const { DATABASE_URL } = other.environmentOf('reactor');
    const answer = await tallyport(['resume'], { ...environment(), DATABASE_URL: DATABASE_URL ?? '' });
    expect(answer).toEqual({
      code: 1,
      output: 'Temporal serves another epoch of this log: PostgreSQL was restored. Run "tallyport adopt".\n',
    });
    await other.close();
  });
});

async function reactorIsAtHead(): Promise<boolean> {
  const { rows } = await stack.database.pool('reactor', 1).query<{ behind: number }>(
    `select count(*)::int as behind from event_store.log l join consumer.checkpoint c on c.consumer = 'reactor' and c.lane = l.lane
     where l.position > c.position`,
  );
  return rows[0]?.behind === 0;
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}
