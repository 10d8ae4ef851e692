import { randomUUID } from 'node:crypto';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import { extractionWorkflowId } from '@tallyport/workflows/document-extraction/messages';
import { DOCUMENTS_QUEUE } from '@tallyport/workflows/task-queues';
import { ScriptedReader } from '@tallyport/workflows/testing/scripted-reader';
import { Client, Connection, type WorkflowHandle } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LogStack } from '../../support/log-stack.js';
import { requestReading } from '../../support/requested-documents.js';
import { tallyport } from '../../support/tallyport.js';
import { until } from '../../support/until.js';

let kafka: TestKafka;
let temporal: TestTemporal;
let stack: LogStack;
let client: Client;
let native: NativeConnection;

beforeAll(async () => {
  [kafka, temporal] = await Promise.all([startKafka(), startTemporal()]);
  stack = await LogStack.open(inject('postgresUrl'), kafka.access);
  client = new Client({ connection: Connection.lazy({ address: temporal.address }), namespace: temporal.namespace });
  native = await NativeConnection.connect({ address: temporal.address });
  await stack.start('relay');
  await stack.start('reactor', environment('reactor'));
  await stack.start('worker', { ...environment('worker'), WORKER_QUEUES: 'workflows', BLOB_FOLDER: 'unused' });
}, 180_000);
afterAll(async () => {
  await native.close();
  await client.connection.close();
  await stack.close();
  await Promise.all([kafka.stop(), temporal.stop()]);
});

function environment(role: 'reactor' | 'worker'): Record<string, string> {
  return { ...stack.environmentOf(role), TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace };
}

/** Whether the run was asked, and has looked at the seal of that: from then on it knows. */
async function wasAsked(run: WorkflowHandle): Promise<boolean> {
  const events = (await run.fetchHistory()).events ?? [];
  const asked = events.findIndex((event) => event.workflowExecutionSignaledEventAttributes?.signalName === 'hand-over');
  return asked >= 0 && events.slice(asked).some((event) => event.markerRecordedEventAttributes != null);
}

test('runs that are handed over end after their stage, and the reactor starts each again on its stream', async () => {
  const reader = new ScriptedReader({ pages: 2, pagesPerBatch: 1, holdAt: 1 });
  const documents = await Worker.create({
    connection: native,
    namespace: temporal.namespace,
    taskQueue: DOCUMENTS_QUEUE,
    activities: reader.activities,
  });
  await documents.runUntil(async () => {
    const { documentId } = await requestReading(stack.database.pool('worker', 1), { orgId: randomUUID() });
    await reader.isHolding;
    const workflowId = extractionWorkflowId(documentId);
    const { runId } = await client.workflow.getHandle(workflowId).describe();
    const run = client.workflow.getHandle(workflowId, runId);

    const handingOver = tallyport(['hand-over'], environment('reactor'));
    await until('the run is asked', () => wasAsked(run));
    expect((await run.describe()).status.name).toBe('RUNNING');
    reader.release();

    const output = [
      '1 runs ended at their next step',
      'extractions: 1 open, all with a workflow',
      'lodgements: 0 open, all with a workflow',
      'exports: 0 open, all with a workflow',
      'syncs: 0 open, all with a workflow',
      'bulks: 0 open, all with a workflow',
      'emails: 0 open, all with a workflow',
      '',
    ].join('\n');
    expect(await handingOver).toEqual({ code: 0, output });
    expect((await run.describe()).status.name).toBe('COMPLETED');
    await until('another run reads to the end', () => reader.done.includes('understand'));
    expect((await client.workflow.getHandle(workflowId).describe()).runId).not.toBe(runId);
    expect(reader.done).toEqual(['prepare', 'pages 1-1', 'prepare', 'pages 1-1', 'pages 2-2', 'understand']);
  });
});
