import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import { sized } from '@tallyport/event-store/testing/run-size';
import { freePort } from '@tallyport/local/processes/free-port';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { LogStack } from '../../support/log-stack.js';
import { requestReading } from '../../support/requested-documents.js';
import type { ServiceProcess } from '../../support/service-process.js';
import { until } from '../../support/until.js';

/** After so long without a sign of life the work is given to somebody else. */
const HEARTBEAT_MS = 5_000;

const orgId = randomUUID();
let kafka: TestKafka;
let temporal: TestTemporal;
let stack: LogStack;
let pool: pg.Pool;
let blobFolder: string;
let reader: ServiceProcess;

beforeAll(async () => {
  [kafka, temporal] = await Promise.all([startKafka(), startTemporal()]);
  stack = await LogStack.open(inject('postgresUrl'), kafka.access);
  pool = stack.database.pool('worker', 4);
  blobFolder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  await stack.start('relay');
  await stack.start('reactor', environment());
  await stack.start('worker', { ...environment(), WORKER_QUEUES: 'workflows' });
  reader = await stack.start('worker', { ...environment(), WORKER_QUEUES: 'documents' });
}, 180_000);
afterAll(async () => {
  await stack.close();
  await Promise.all([kafka.stop(), temporal.stop(), rm(blobFolder, { recursive: true })]);
});

function environment(): Record<string, string> {
  return { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace, BLOB_FOLDER: blobFolder };
}

interface Recorded {
  readonly type: string;
  readonly step: string | null;
  readonly page: number | null;
}

async function recorded(documentId: string): Promise<Recorded[]> {
  const { rows } = await stack.database
    .pool()
    .query<Recorded>(
      `select type, data ->> 'step' as step, (data ->> 'page')::int as page from event_store.event where stream_id = $1 order by stream_position`,
      [`extraction/${documentId}`],
    );
  return rows;
}

/** What was recorded of a document, and how long its reading lay still after the worker's death. */
interface Survived {
  readonly events: readonly Recorded[];
  readonly stillMs: number;
  /** How long the worker took to start again: how fast this machine is now. */
  readonly startMs: number;
}

/** Reads a document while the worker dies at this place once. */
async function readThrough(place: string): Promise<Survived> {
  await reader.stop();
  await reader.restart({ FAIL_POINT: place });
  const pdf = await invoicePdf(Math.floor(Math.random() * 1e9));
  const blobs = new FolderBlobStore(blobFolder);
  const file = await blobs.putFile(orgId, streamOf(pdf), { limit: 1e7 });
  const { documentId } = await requestReading(pool, { orgId, file });
  await until(`the worker died at ${place}`, () => reader.hasExited(), 120_000);
  const died = performance.now();
  const before = (await recorded(documentId)).length;
  const port = await freePort();
  await reader.restart({ HEALTH_PORT: String(port) });
  await until('the worker is back', () => isReady(port), 120_000);
  const startMs = performance.now() - died;
  const isCompleted = async () => (await recorded(documentId)).some(({ step }) => step === 'completed');
  await until('the reading goes on', async () => (await isCompleted()) || (await recorded(documentId)).length > before, 120_000);
  const stillMs = performance.now() - died;
  await until('the document is read to its end', isCompleted, 120_000);
  return { events: await recorded(documentId), stillMs, startMs };
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (answer) => answer.ok,
    () => false,
  );

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Every step once and in its order, every page once, nothing else; and it went on within the heartbeat's time and two seconds. */
function expectWhole({ events, stillMs, startMs }: Survived): void {
  expect(stillMs).toBeLessThan(HEARTBEAT_MS + 2_000 + 2 * startMs);
  const steps = events.filter(({ type }) => type === 'extraction.step-finished').map(({ step }) => step);
  expect(steps).toEqual([...EXTRACTION_STEPS]);
  const pages = events.filter(({ type }) => type === 'extraction.page-read').map(({ page }) => page);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages).toEqual(pages.map((_, index) => index + 1));
  expect(events).toHaveLength(1 + EXTRACTION_STEPS.length + pages.length);
}

describe('fault 1: the worker is killed in mid-extraction, before a finished step is recorded', () => {
  const steps = sized<readonly string[]>({ short: ['extracting'], long: EXTRACTION_STEPS });
  test.each(steps)('%s', async (step) => expectWhole(await readThrough(`extraction.${step}.before-record`)), 300_000);
});

describe('fault 39: the step is recorded, but the report of the work is lost', () => {
  const steps = sized<readonly string[]>({ short: ['completed'], long: EXTRACTION_STEPS });
  test.each(steps)('%s', async (step) => expectWhole(await readThrough(`extraction.${step}.recorded`)), 300_000);
});
