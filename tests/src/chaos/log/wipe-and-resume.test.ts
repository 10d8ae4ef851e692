import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { eventsTopic } from '@tallyport/contracts/topics';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import { Kafka, logLevel } from 'kafkajs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sized } from '../../support/chaos-scale.js';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { LogStand } from '../../support/log-stand.js';
import { type RequestedDocument, requestReading } from '../../support/requested-documents.js';
import { tallyport } from '../../support/tallyport.js';
import { until } from '../../support/until.js';

const DOCUMENTS = sized({ short: 6, long: 40 });

let kafka: TestKafka;
let temporal: TestTemporal;
let stand: LogStand;
let pool: pg.Pool;
let blobFolder: string;
const orgId = randomUUID();

beforeAll(async () => {
  // Temporal keeps everything in memory: killing it wipes it.
  [kafka, temporal] = await Promise.all([startKafka(), startTemporal()]);
  stand = await LogStand.open(inject('postgresUrl'), kafka.brokers.join(','));
  pool = stand.database.pool('worker', 4);
  blobFolder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  await stand.start('relay');
  await stand.start('projector');
  await stand.start('reactor', temporalEnvironment());
  await stand.start('worker', { ...temporalEnvironment(), WORKER_QUEUES: 'workflows' });
  await stand.start('worker', { ...temporalEnvironment(), WORKER_QUEUES: 'documents' });
  stand.supervise();
}, 180_000);
afterAll(async () => {
  await stand.close();
  await Promise.all([kafka.stop(), temporal.stop(), rm(blobFolder, { recursive: true })]);
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

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

interface Progress {
  readonly completed: number;
  readonly completions: number;
  readonly stepped: number;
}

async function progress(): Promise<Progress> {
  const { rows } = await stand.database.pool().query<Progress>(
    `select count(distinct stream_id) filter (where data ->> 'step' = 'completed')::int as completed,
       count(*) filter (where data ->> 'step' = 'completed')::int as completions, count(*)::int as stepped
     from event_store.event where type = 'extraction.step-finished'`,
  );
  return rows[0] ?? { completed: 0, completions: 0, stepped: 0 };
}

async function wipeKafka(): Promise<void> {
  const admin = new Kafka({ brokers: kafka.brokers, logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  await admin.deleteTopics({ topics: [eventsTopic(await stand.epoch())] });
  await admin.disconnect();
}

test('wipe Temporal and Kafka under load, resume, and everything finishes', async () => {
  await requestSome(DOCUMENTS);
  await until('some documents are under way', async () => (await progress()).stepped > DOCUMENTS, 120_000);
  expect((await progress()).completed).toBeLessThan(DOCUMENTS);

  await Promise.all([temporal.kill(), wipeKafka()]);
  await requestSome(2);
  await temporal.restart();
  const answer = await until(
    'resume finds every consumer at the head',
    async () => {
      const { code, output } = await tallyport(['resume'], { ...stand.environmentOf('reactor'), ...temporalEnvironment() });
      return code === 0 && output;
    },
    120_000,
  );
  expect(answer).toMatch(/extractions: \d+ open, all with a workflow/);

  await until('every document is read to its end', async () => (await progress()).completed === DOCUMENTS + 2, 180_000);
  expect((await progress()).completions).toBe(DOCUMENTS + 2);
  await until(
    'every consumer follows',
    async () => (await tallyport(['resume'], { ...stand.environmentOf('reactor'), ...temporalEnvironment() })).code === 0,
    60_000,
  );
  expect((await verifyDatabase(stand.database.pool('reactor', 1))).findings).toEqual([]);
}, 600_000);
