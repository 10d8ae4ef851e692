import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import { TestOrg } from '@tallyport/gateway/testing/test-org';
import { freePort } from '@tallyport/local/processes/free-port';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { sized } from '../../support/chaos-scale.js';
import { consumersCaughtUp } from '../../support/consumers-caught-up.js';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { LogStand } from '../../support/log-stand.js';
import { NetworkLink } from '../../support/network-link.js';
import { type RequestedDocument, requestReading } from '../../support/requested-documents.js';
import type { ServiceProcess } from '../../support/service-process.js';
import { until } from '../../support/until.js';

/** The bound of a statement (5 s), and as much again for a busy machine. */
const ANSWERED_WITHIN_MS = 10_000;
const HOLE_MS = sized({ short: 8_000, long: 60_000 });
/** More calls than the gateway's pool has connections. */
const CALLS = 40;

let kafka: TestKafka;
let temporal: TestTemporal;
let stand: LogStand;
let link: NetworkLink;
let blobFolder: string;
let gatewayAddress: string;
let org: TestOrg;
let token: string;
let services: ServiceProcess[];

beforeAll(async () => {
  [kafka, temporal] = await Promise.all([startKafka(), startTemporal()]);
  stand = await LogStand.open(inject('postgresUrl'), kafka.brokers.join(','));
  const { hostname, port } = new URL(stand.database.ownerUrl);
  link = await NetworkLink.to({ host: hostname, port: Number(port) });
  blobFolder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  org = await TestOrg.make(stand.database.pool());
  ({ token } = await org.member('broker'));
  const gatewayPort = await freePort();
  gatewayAddress = `http://127.0.0.1:${gatewayPort}`;
  services = await Promise.all([
    startBehindLink('relay'),
    startBehindLink('projector'),
    startBehindLink('reactor'),
    startBehindLink('worker', { WORKER_QUEUES: 'workflows' }),
    startBehindLink('worker', { WORKER_QUEUES: 'documents' }),
    // Signing in goes by another road, so that it can be seen that one pool does not take the other with it.
    startBehindLink('gateway', { LOGIN_DATABASE_URL: stand.database.urlOf('login'), PORT: String(gatewayPort) }),
  ]);
  await until('the gateway is ready', async () => (await ask('/health')).status === 200, 60_000);
}, 180_000);
afterAll(async () => {
  await stand.close();
  link.close();
  await Promise.all([kafka.stop(), temporal.stop(), rm(blobFolder, { recursive: true })]);
});

function startBehindLink(name: Parameters<LogStand['start']>[0], more: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
  return stand.start(name, {
    DATABASE_URL: link.through(stand.database.urlOf(name)),
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: temporal.namespace,
    BLOB_FOLDER: blobFolder,
    ...more,
  });
}

interface Asked {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ms: number;
}

async function ask(path: string): Promise<Asked> {
  const start = performance.now();
  const answer = await fetch(`${gatewayAddress}${path}`, { headers: { authorization: `Token ${token}` } }).catch(() => null);
  const body = (await answer?.json()) as Record<string, unknown> | undefined;
  return { status: answer?.status ?? 0, body: body ?? {}, ms: performance.now() - start };
}

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Records by a sound road that a document is to be read. */
async function requestOne(): Promise<RequestedDocument> {
  const pdf = await invoicePdf(Math.floor(Math.random() * 1e9));
  const file = await new FolderBlobStore(blobFolder).putFile(org.id, streamOf(pdf), { limit: 1e7 });
  return requestReading(stand.database.pool('worker'), { orgId: org.id, file });
}

async function areRead(documents: readonly RequestedDocument[]): Promise<boolean> {
  const { rows } = await stand.database
    .pool()
    .query<{ count: number }>(`select count(*)::int from event_store.event where data ->> 'step' = 'completed' and stream_id = any ($1)`, [
      documents.map(({ documentId }) => `extraction/${documentId}`),
    ]);
  return rows[0]?.count === documents.length;
}

const ownOrg = () => ask(`/api/v1/orgs/${org.id}`);

test.each([
  { how: 'the network remembers its connections', forgetful: false },
  { how: 'the network has forgotten its connections', forgetful: true },
])(
  `fault 19: the database is behind a black hole for ${HOLE_MS / 1_000} s, and after it $how`,
  async ({ forgetful }) => {
    const before = await requestOne();
    await until('the stack is at work', async () => (await ownOrg()).status === 200);

    link.swallow();
    onTestFinished(() => link.restore({ forgetful: true }));
    const end = Date.now() + HOLE_MS;
    const answers = await Promise.all(Array.from({ length: CALLS }, ownOrg));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWERED_WITHIN_MS);
    expect((await ask('/health')).body).toMatchObject({ ready: false, database: false, logIn: true });
    expect((await ask('/api/v1/accounts/me')).status).toBe(200);
    const meanwhile = await requestOne();
    while (Date.now() < end) {
      const answer = await ownOrg();
      expect(answer.status).toBe(503);
      expect(answer.ms).toBeLessThan(ANSWERED_WITHIN_MS);
      await sleep(200);
    }

    link.restore({ forgetful });
    await until('the gateway answers again', async () => (await ownOrg()).status === 200, 20_000);
    await until('the gateway is ready again', async () => (await ask('/health')).body['ready'] === true, 20_000);
    const after = await requestOne();
    await until('every document is read to its end', () => areRead([before, meanwhile, after]), 120_000);
    await until('every consumer has caught up', () => consumersCaughtUp(stand.database.pool()), 30_000);
    expect(services.map((service) => service.hasExited())).toEqual(services.map(() => false));
  },
  300_000,
);
