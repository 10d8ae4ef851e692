import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { eventsTopic } from '@tallyport/contracts/topics';
import { sized } from '@tallyport/event-store/testing/run-size';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { epochServedBy } from '@tallyport/local/servers/temporal-namespace';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import { clientAccess } from '@tallyport/runtime/kafka/access';
import { FreightSimulator } from '@tallyport/simulators/freight/freight-simulator';
import { ExportRuns } from '@tallyport/temporal/export-runs';
import { Temporal } from '@tallyport/temporal/temporal';
import { Connection } from '@temporalio/client';
import { Kafka, logLevel } from 'kafkajs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CALLS_THE_SIMULATOR, keepFreightSystem, requestExports } from '../../support/exports-under-way.js';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { LogStack } from '../../support/log-stack.js';
import { type RequestedDocument, requestReading } from '../../support/requested-documents.js';
import { COMMAND_KEY } from '../../support/service-process.js';
import { tallyport } from '../../support/tallyport.js';
import { until } from '../../support/until.js';

const DOCUMENTS = sized({ short: 6, long: 40 });
const EXPORTS = sized({ short: 8, long: 60 });
/** An answer takes so many seconds: what is done there and not told yet is under way when everything is wiped. */
const SLOW = { kind: 'UniversalShipment', misbehaviour: 'slow:4' };

let kafka: TestKafka;
let temporal: TestTemporal;
let stack: LogStack;
let pool: pg.Pool;
let blobFolder: string;
let simulator: FreightSimulator;
let systemId: string;
const orgId = randomUUID();

beforeAll(async () => {
  // Temporal keeps everything in memory: killing it wipes it.
  [kafka, temporal] = await Promise.all([startKafka(), startTemporal()]);
  stack = await LogStack.open(inject('postgresUrl'), kafka.access);
  pool = stack.database.pool('worker', 4);
  blobFolder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  await stack.start('relay');
  await stack.start('projector');
  await stack.start('reactor', temporalEnvironment());
  await stack.start('worker', { ...temporalEnvironment(), WORKER_QUEUES: 'workflows' });
  await stack.start('worker', { ...temporalEnvironment(), WORKER_QUEUES: 'documents' });
  await stack.start('worker', { ...temporalEnvironment(), ...CALLS_THE_SIMULATOR, WORKER_QUEUES: 'exports' });
  simulator = await FreightSimulator.start();
  systemId = await keepFreightSystem(stack.database.pool(), orgId, simulator.addressOf('LBYTRN'));
  stack.supervise();
}, 180_000);
afterAll(async () => {
  await stack.close();
  await Promise.all([kafka.stop(), temporal.stop(), simulator.close(), rm(blobFolder, { recursive: true })]);
});

function temporalEnvironment(): Record<string, string> {
  return { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace, BLOB_FOLDER: blobFolder };
}

async function requestSome(count: number): Promise<RequestedDocument[]> {
  const blobs = new FolderBlobStore(blobFolder);
  const documents: RequestedDocument[] = [];
  for (let n = 0; n < count; n++) {
    const pdf = await invoicePdf(Math.floor(Math.random() * 1e9));
    const file = await blobs.putFile(orgId, streamOf(pdf), { limit: 1e7 });
    documents.push(await requestReading(pool, { orgId, file }));
  }
  return documents;
}

/** Asks for jobs in the freight system, each of which is answered slowly. */
async function exportSome(count: number): Promise<string[]> {
  simulator.next(...Array.from({ length: count }, () => SLOW));
  const process = Temporal.open({ address: temporal.address, namespace: temporal.namespace, commandKey: COMMAND_KEY });
  try {
    return await requestExports({ orgId, systemId, blobs: new FolderBlobStore(blobFolder), runs: new ExportRuns(process) }, count);
  } finally {
    await process.close();
  }
}

async function exportsDone(handles: readonly string[]): Promise<number> {
  const { rows } = await stack.database.pool().query<{ done: number }>(
    `select count(distinct e.stream_id)::int as done from event_store.event e join event_store.event asked on asked.stream_id = e.stream_id
     where e.type = 'export.read-back' and asked.type = 'export.requested' and asked.data ->> 'handle' = any($1)`,
    [handles],
  );
  return rows[0]?.done ?? 0;
}

/** How often the freight system made each of these jobs: its ledger counts each request as it came. */
function madeThere(handles: readonly string[]): number[] {
  return handles.map((reference) => simulator.ledger({ kind: 'UniversalShipment', outcome: 'created', reference }).length);
}

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

interface Progress {
  readonly completed: number;
  readonly completions: number;
  readonly stepped: number;
}

async function progress(): Promise<Progress> {
  const { rows } = await stack.database.pool().query<Progress>(
    `select count(distinct stream_id) filter (where data ->> 'step' = 'completed')::int as completed,
       count(*) filter (where data ->> 'step' = 'completed')::int as completions, count(*)::int as stepped
     from event_store.event where type = 'extraction.step-finished'`,
  );
  return rows[0] ?? { completed: 0, completions: 0, stepped: 0 };
}

/** Temporal's own name of the namespace: another one after it lost everything. */
async function namespaceId(): Promise<unknown> {
  const connection = await Connection.connect({ address: temporal.address });
  const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace: temporal.namespace });
  await connection.close();
  return namespaceInfo?.id;
}

async function wipeKafka(): Promise<void> {
  const admin = new Kafka({ ...clientAccess(kafka.access), logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  await admin.deleteTopics({ topics: [eventsTopic(await stack.epoch())] });
  await admin.disconnect();
}

test('wipe Temporal and Kafka under load, resume, and everything finishes', async () => {
  await requestSome(DOCUMENTS);
  await until('some documents are under way', async () => (await progress()).stepped > DOCUMENTS, 120_000);
  const handles = await exportSome(EXPORTS);
  await until('some exports are under way', async () => madeThere(handles).some((made) => made > 0), 120_000);
  expect((await progress()).completed).toBeLessThan(DOCUMENTS);
  expect(await exportsDone(handles)).toBeLessThan(EXPORTS);

  await Promise.all([temporal.kill(), wipeKafka()]);
  await requestSome(2);
  await temporal.restart();
  const answer = await until(
    'resume finds every consumer at the head',
    async () => {
      const { code, output } = await tallyport(['resume'], { ...stack.environmentOf('reactor'), ...temporalEnvironment() });
      return code === 0 && output;
    },
    120_000,
  );
  expect(answer).toMatch(/extractions: \d+ open, all with a workflow/);
  expect(answer).toMatch(/exports: [1-9]\d* open, all with a workflow/);

  await until('every document is read to its end', async () => (await progress()).completed === DOCUMENTS + 2, 180_000);
  expect((await progress()).completions).toBe(DOCUMENTS + 2);
  await until('every export is done', async () => (await exportsDone(handles)) === EXPORTS, 180_000);
  expect(madeThere(handles)).toEqual(handles.map(() => 1));
  expect(simulator.jobs()).toHaveLength(EXPORTS);
  await until(
    'every consumer follows',
    async () => (await tallyport(['resume'], { ...stack.environmentOf('reactor'), ...temporalEnvironment() })).code === 0,
    60_000,
  );
  expect((await verifyDatabase(stack.database.pool('reactor', 1))).findings).toEqual([]);
}, 600_000);

test('wipe Temporal under load: the running reactor notices within thirty seconds, and everything finishes without a hand', async () => {
  const before = await progress();
  const [documents, handles] = [await requestSome(3), await exportSome(3)];
  await until('the documents are under way', async () => (await progress()).stepped > before.stepped, 120_000);
  const wiped = await namespaceId();
  await temporal.kill();
  await temporal.restart();
  expect(await namespaceId()).not.toBe(wiped);
  await until('Temporal serves this log again', async () => (await epochServedBy(temporal.address)) === (await stack.epoch()), 30_000);
  await until(
    'every document is read to its end',
    async () => (await progress()).completed === before.completed + documents.length,
    180_000,
  );
  expect((await progress()).completions).toBe(before.completions + documents.length);
  await until('every export is done', async () => (await exportsDone(handles)) === handles.length, 180_000);
  expect(madeThere(handles)).toEqual([1, 1, 1]);
}, 600_000);
