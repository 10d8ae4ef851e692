import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { TestOrg } from '@tallyport/gateway/testing/test-org';
import { freePort } from '@tallyport/local/processes/free-port';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import { consumersCaughtUp } from './consumers-caught-up.js';
import { invoicePdf } from './invoice-pdf.js';
import { LogStack } from './log-stack.js';
import { NetworkLink } from './network-link.js';
import { type RequestedDocument, requestReading } from './requested-documents.js';
import type { ServiceProcess } from './service-process.js';
import { until } from './until.js';

/** How the gateway answered, and how long that took. */
export interface Asked {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ms: number;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

type ServiceName = Parameters<LogStack['start']>[0];

/**
 * Every service of the product as a process of its own, with engines of its own, one organisation and one member who is signed
 * in. The services reach the database by `link`; the gateway signs people in another way.
 */
export class WholeStack {
  readonly services: ServiceProcess[] = [];
  private token = '';

  private constructor(
    readonly kafka: TestKafka,
    readonly temporal: TestTemporal,
    readonly logStack: LogStack,
    readonly link: NetworkLink,
    readonly org: TestOrg,
    private readonly blobFolder: string,
    readonly gatewayPort: number,
  ) {}

  static async open(postgresUrl: string, engines: { readonly isTemporalDurable: boolean } = { isTemporalDurable: false }) {
    const [kafka, temporal] = await Promise.all([startKafka(), startTemporal({ durable: engines.isTemporalDurable })]);
    const logStack = await LogStack.open(postgresUrl, kafka.access);
    const { hostname, port } = new URL(postgresUrl);
    const link = await NetworkLink.to({ host: hostname, port: Number(port) });
    const blobFolder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
    const org = await TestOrg.make(logStack.database.pool());
    const stack = new WholeStack(kafka, temporal, logStack, link, org, blobFolder, await freePort());
    ({ token: stack.token } = await org.member('broker'));
    return stack;
  }

  async startServices(): Promise<void> {
    const gateway = { LOGIN_DATABASE_URL: this.logStack.database.urlOf('login'), PORT: String(this.gatewayPort) };
    this.services.push(
      ...(await Promise.all([
        this.start('relay'),
        this.start('projector'),
        this.start('reactor'),
        this.start('worker', { WORKER_QUEUES: 'workflows' }),
        this.start('worker', { WORKER_QUEUES: 'documents' }),
        this.start('gateway', gateway),
      ])),
    );
  }

  async close(): Promise<void> {
    await this.logStack.close();
    this.link.close();
    await Promise.all([this.kafka.stop(), this.temporal.stop(), rm(this.blobFolder, { recursive: true })]);
  }

  /** Asks the gateway as the member does. Status 0: nobody was there. */
  async ask(path: string, { headers = {}, ...call }: Call = {}): Promise<Asked> {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${this.gatewayPort}${path}`, {
      ...call,
      headers: { ...headers, authorization: `Token ${this.token}` },
    }).catch(() => null);
    const body = (await answer?.json().catch(() => null)) as Record<string, unknown> | null | undefined;
    return { status: answer?.status ?? 0, body: body ?? {}, ms: performance.now() - start };
  }

  ownOrg(): Promise<Asked> {
    return this.ask(`/api/v1/orgs/${this.org.id}`);
  }

  async isReady(): Promise<boolean> {
    return (await this.ask('/health')).status === 200;
  }

  /** Records, by a way that no fault of the link touches, that a document is to be read. */
  async requestDocument({ pages = 2 }: { readonly pages?: number } = {}): Promise<RequestedDocument> {
    const pdf = await invoicePdf(Math.floor(Math.random() * 1e9), pages);
    const file = await new FolderBlobStore(this.blobFolder).putFile(this.org.id, streamOf(pdf), { limit: 1e7 });
    return requestReading(this.logStack.database.pool('worker'), { orgId: this.org.id, file });
  }

  /** Records that a long document is to be read, and waits until that has begun. */
  async beginDocument(): Promise<RequestedDocument> {
    const document = await this.requestDocument({ pages: 8 });
    const events = 'select from event_store.event where stream_id = $1';
    const isBegun = async () => {
      const { rowCount } = await this.logStack.database.pool().query(events, [`extraction/${document.documentId}`]);
      return (rowCount ?? 0) > 1;
    };
    await until('the reading has begun', isBegun, 60_000);
    return document;
  }

  /** Whether each of these was read to its end, once. */
  async areRead(documents: readonly RequestedDocument[]): Promise<boolean> {
    const { rows } = await this.logStack.database
      .pool()
      .query<{ count: number }>(
        `select count(*)::int from event_store.event where data ->> 'step' = 'completed' and stream_id = any ($1)`,
        [documents.map(({ documentId }) => `extraction/${documentId}`)],
      );
    return rows[0]?.count === documents.length;
  }

  caughtUp(): Promise<boolean> {
    return consumersCaughtUp(this.logStack.database.pool());
  }

  start(name: ServiceName, more: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
    return this.logStack.start(name, {
      DATABASE_URL: this.link.through(this.logStack.database.urlOf(name)),
      TEMPORAL_ADDRESS: this.temporal.address,
      TEMPORAL_NAMESPACE: this.temporal.namespace,
      BLOB_FOLDER: this.blobFolder,
      ...more,
    });
  }
}

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
