import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import { ModelSimulator } from '@tallyport/simulators/model/model-simulator';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { LogStand } from '../../support/log-stand.js';
import { requestReading } from '../../support/requested-documents.js';
import { until } from '../../support/until.js';

const orgId = randomUUID();
let kafka: TestKafka;
let temporal: TestTemporal;
let stand: LogStand;
let model: ModelSimulator;
let blobFolder: string;

beforeAll(async () => {
  [kafka, temporal, model] = await Promise.all([startKafka(), startTemporal(), ModelSimulator.start()]);
  stand = await LogStand.open(inject('postgresUrl'), kafka.brokers.join(','));
  blobFolder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  const environment = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace, BLOB_FOLDER: blobFolder };
  const asking = { OPENAI_MODEL: 'sim-faithful', OPENAI_BASE_URL: model.baseUrl, OPENAI_PRICE_IN: '2.5', OPENAI_PRICE_OUT: '10' };
  await stand.start('relay');
  await stand.start('reactor', environment);
  await stand.start('worker', { ...environment, WORKER_QUEUES: 'workflows' });
  await stand.start('worker', { ...environment, ...asking, WORKER_QUEUES: 'documents' });
}, 180_000);
afterAll(async () => {
  await stand.close();
  await Promise.all([kafka.stop(), temporal.stop(), model.close(), rm(blobFolder, { recursive: true })]);
});

interface Recorded {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads a new invoice to its end and answers with what was recorded of its reading, and of its invoice. */
async function read(number: number): Promise<{ extraction: Recorded[]; invoice: Recorded[] }> {
  const file = await new FolderBlobStore(blobFolder).putFile(orgId, streamOf(await invoicePdf(number)), { limit: 1e7 });
  const { documentId, workOrderId } = await requestReading(stand.database.pool('worker', 2), { orgId, file });
  const events = async (where: string, value: string): Promise<Recorded[]> => {
    const text = `select type, data from event_store.event where ${where} order by stream_position`;
    return (await stand.database.pool().query<Recorded>(text, [value])).rows;
  };
  const ofReading = () => events('stream_id = $1', `extraction/${documentId}`);
  await until('the document is read to its end', async () => (await ofReading()).some(({ data }) => data['step'] === 'completed'), 150_000);
  return { extraction: await ofReading(), invoice: await events(`stream_id like 'invoice/%' and job_id = $1`, workOrderId) };
}

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const questions = (recorded: readonly Recorded[]) =>
  recorded.filter(({ type }) => type === 'extraction.model-asked').map(({ data }) => data);
const steps = (recorded: readonly Recorded[]) =>
  recorded.filter(({ type }) => type === 'extraction.step-finished').map(({ data }) => data['step']);
const valuesOf = ([first]: readonly Recorded[]) =>
  Object.fromEntries(
    Object.entries((first?.data['fields'] ?? {}) as Record<string, { value: unknown }>).map(([field, { value }]) => [field, value]),
  );

describe('a model that is configured', () => {
  test('is asked once per document, and what it costs is recorded', async () => {
    const { extraction, invoice } = await read(71_001);
    expect(questions(extraction)).toEqual([
      expect.objectContaining({ question: 0, model: 'sim-faithful', outcome: 'used', reason: null, unverified: 0 }),
    ]);
    expect(questions(extraction)[0]?.['costMicros']).toBeGreaterThan(0);
    expect(steps(extraction)).toEqual([...EXTRACTION_STEPS]);
    expect(valuesOf(invoice)).toMatchObject({ invoice_number: 'INV-71001', currency: 'USD' });
  });

  test('fault 82: one that invents everything fills nothing that was read, and marks the rest as unverified', async () => {
    model.next('sim-hallucinating');
    const { extraction, invoice } = await read(71_003);
    expect(questions(extraction)).toEqual([expect.objectContaining({ outcome: 'used', added: 0 })]);
    expect(valuesOf(invoice)).toMatchObject({ invoice_number: 'INV-71003', vessel: 'Imaginary Holdings of Atlantis' });
    expect(invoice[0]?.data['fields']).toMatchObject({ vessel: { method: 'model', place: null, confidence: 0.2 } });
  });

  test('fault 82: one that fails three times leaves the product’s own reading alone, with the reason, and the next document does not wait for it', async () => {
    model.next('sim-error-500', 'sim-rate-limited', 'sim-error-500');
    const { extraction, invoice } = await read(71_002);
    expect(questions(extraction)).toEqual([expect.objectContaining({ outcome: 'fallback', reason: 'server-error', tokensIn: 0 })]);
    expect(steps(extraction)).toEqual([...EXTRACTION_STEPS]);
    expect(valuesOf(invoice)).toMatchObject({ invoice_number: 'INV-71002', currency: 'USD' });
    const asked = model.questions.length;
    expect(questions((await read(71_004)).extraction)).toEqual([expect.objectContaining({ outcome: 'fallback', reason: 'server-error' })]);
    expect(model.questions).toHaveLength(asked);
  });
});
