import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { startKafka, startTemporal } from '@tallyport/local/test-engines';
import { ModelSimulator } from '@tallyport/simulators/model/model-simulator';
import { LogStack } from './log-stack.js';
import { requestReading } from './requested-documents.js';
import { until } from './until.js';

/** An event as the log has it. */
export interface Recorded {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What was recorded of a document's reading, and of the invoice that it holds. */
export interface RecordedReading {
  readonly extraction: readonly Recorded[];
  readonly invoice: readonly Recorded[];
}

/** Engines of its own, and a worker that asks the simulator of a model about what it reads. */
export class ModelStack {
  readonly orgId = randomUUID();

  private constructor(
    readonly log: LogStack,
    readonly model: ModelSimulator,
    private readonly blobFolder: string,
    private readonly stopEngines: () => Promise<unknown>,
  ) {}

  /** `asking` adds to the environment of the worker that reads documents. */
  static async open(postgresUrl: string, asking: Readonly<Record<string, string>> = {}): Promise<ModelStack> {
    const [kafka, temporal, model] = await Promise.all([startKafka(), startTemporal(), ModelSimulator.start()]);
    const log = await LogStack.open(postgresUrl, kafka.access);
    const blobFolder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
    const environment = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace, BLOB_FOLDER: blobFolder };
    const configured = { OPENAI_MODEL: 'sim-faithful', OPENAI_BASE_URL: model.baseUrl, OPENAI_PRICE_IN: '2.5', OPENAI_PRICE_OUT: '10' };
    await log.start('relay');
    await log.start('reactor', environment);
    await log.start('worker', { ...environment, WORKER_QUEUES: 'workflows' });
    await log.start('worker', { ...environment, ...configured, ...asking, WORKER_QUEUES: 'documents' });
    return new ModelStack(log, model, blobFolder, () => Promise.all([kafka.stop(), temporal.stop()]));
  }

  /** Reads a file to its end. */
  async read(bytes: Buffer): Promise<RecordedReading> {
    const file = await new FolderBlobStore(this.blobFolder).putFile(this.orgId, streamOf(bytes), { limit: 1e7 });
    const { documentId, workOrderId } = await requestReading(this.log.database.pool('worker', 2), { orgId: this.orgId, file });
    const ofReading = () => this.events('stream_id = $1', `extraction/${documentId}`);
    const isRead = async () => (await ofReading()).some(({ data }) => data['step'] === 'completed');
    await until('the document is read to its end', isRead, 150_000);
    return { extraction: await ofReading(), invoice: await this.events(`stream_id like 'invoice/%' and job_id = $1`, workOrderId) };
  }

  async close(): Promise<void> {
    await this.log.close();
    await Promise.all([this.stopEngines(), this.model.close(), rm(this.blobFolder, { recursive: true })]);
  }

  private async events(where: string, value: string): Promise<Recorded[]> {
    const text = `select type, data from event_store.event where ${where} order by stream_position`;
    return (await this.log.database.pool().query<Recorded>(text, [value])).rows;
  }
}

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
