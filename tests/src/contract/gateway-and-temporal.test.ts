import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { freePort } from '@tallyport/local/processes/free-port';
import { startTemporal, type TestTemporal } from '@tallyport/local/test-engines';
import { workOrderUpdate, workOrderWorkflowId } from '@tallyport/workflows/work-order/messages';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ServiceProcess, startService } from '../support/service-process.js';
import { until } from '../support/until.js';

const PASSWORD = 'harbour-bridge';
let database: TestDatabase;
let temporal: TestTemporal;
let gateway: ServiceProcess;
let worker: ServiceProcess;
let blobs: string;
let address: string;
let token: string;
let org: { id: string; branch: string };

beforeAll(async () => {
  blobs = await mkdtemp(join(tmpdir(), 'tallyport-test-contract-'));
  [database, temporal] = await Promise.all([createTestDatabase(inject('postgresUrl')), startTemporal({ durable: true })]);
  const [port, workerHealth] = [await freePort(), await freePort()];
  address = `http://127.0.0.1:${port}`;
  const shared = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace, BLOB_FOLDER: blobs };
  gateway = await startService('gateway', {
    ...shared,
    DATABASE_URL: database.urlOf('gateway'),
    LOGIN_DATABASE_URL: database.urlOf('login'),
    PORT: String(port),
  });
  worker = await startService('worker', {
    ...shared,
    DATABASE_URL: database.urlOf('worker'),
    WORKER_QUEUES: 'workflows',
    HEALTH_PORT: String(workerHealth),
  });
  await until('the gateway is ready', () => isReady(address));
  await until('the worker is ready', () => isReady(`http://127.0.0.1:${workerHealth}`));
  ({ token, org } = await signUp());
}, 120_000);

afterAll(async () => {
  await Promise.all([gateway?.discard(), worker?.discard()]);
  await temporal?.stop();
  await database?.drop();
  await rm(blobs, { recursive: true, force: true });
});

async function isReady(at: string): Promise<boolean> {
  return fetch(`${at}/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

async function call(method: string, path: string, body?: unknown, key: string = randomUUID()): Promise<Answer> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

async function signUp(): Promise<{ token: string; org: { id: string; branch: string } }> {
  token = '';
  const person = { email: `${randomUUID()}@example.test`, password: PASSWORD, first_name: 'Kim', last_name: 'Nguyen' };
  const signedUp = await call('POST', '/signup', { ...person, org_name: 'Harbour Brokers', time_zone: 'Australia/Sydney' });
  token = String(signedUp.body['token']);
  const orgs = (await call('GET', '/orgs/acccessible_orgs')).body as unknown as { id: string; branches_info: { id: string }[] }[];
  const [first] = orgs;
  if (!first) throw new Error('the organisation was not made');
  return { token, org: { id: first.id, branch: first.branches_info[0]?.id ?? '' } };
}

test('a job goes its way through its workflow, and refusals come back as problems', async () => {
  const made = await call('POST', `/orgs/${org.id}/work_orders`, { branch: org.branch, waybill_number: 'CLNB2603117' });
  expect(made).toMatchObject({ status: 201, body: { job_status: 'received', code: 'MAI-000001', stream_position: 1 } });
  const path = `/orgs/${org.id}/work_orders/${String(made.body['id'])}`;
  expect((await call('POST', `${path}/update_job_status/`, { job_status: 'compile' })).body).toMatchObject({
    job_status: 'compile',
    stream_position: 2,
  });
  expect((await call('POST', `${path}/update_job_status/`, { job_status: 'accepted' })).body['code']).toBe('work-order.illegal-transition');
  await call('PUT', path, { ...made.body, vessel: 'Theirs' });
  const conflict = await call('PUT', path, { ...made.body, vessel: 'Mine' });
  expect([conflict.status, conflict.body['conflicts']]).toEqual([409, [{ field: 'vessel', yours: 'Mine', theirs: 'Theirs', line: null }]]);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', path)).body['code']).toBe('work-order.not-found');
});

test('who reaches Temporal past the gateway commands nobody', async () => {
  const made = await call('POST', `/orgs/${org.id}/work_orders`, { branch: org.branch });
  const workOrderId = String(made.body['id']);
  const stranger = new Client({ connection: Connection.lazy({ address: temporal.address }), namespace: temporal.namespace });
  const command: WorkOrderCommand = {
    type: 'delete-work-order',
    commandId: randomUUID(),
    correlationId: randomUUID(),
    orgId: org.id,
    workOrderId,
    actor: { kind: 'person', userId: randomUUID() },
    standing: { role: 'broker', capacities: ['admin'], hasLicence: true },
    issuedAt: new Date().toISOString(),
  };
  const forged = stranger.workflow.getHandle(workOrderWorkflowId(workOrderId)).executeUpdate(workOrderUpdate, { args: [command] });
  await expect(forged).rejects.toMatchObject({ cause: { type: 'message-not-genuine' } });
  await stranger.connection.close();
  expect((await call('GET', `/orgs/${org.id}/work_orders/${workOrderId}`)).body).toMatchObject({ id: workOrderId, stream_position: 1 });
});

test('fault 102: the same request from many sides at once has one outcome', async () => {
  const [key, body] = [randomUUID(), { branch: org.branch, waybill_number: 'ONCE' }];
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('POST', `/orgs/${org.id}/work_orders`, body, key)));
  expect(new Set(answers.map((answer) => answer.body['id'])).size).toBe(1);
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201]);
});

test('fault 36: with Temporal down a command is told to come back, and a repeat learns its one outcome', async () => {
  const made = await call('POST', `/orgs/${org.id}/work_orders`, { branch: org.branch });
  const path = `/orgs/${org.id}/work_orders/${String(made.body['id'])}`;
  await temporal.kill();
  const key = randomUUID();
  const began = Date.now();
  const refused = await call('POST', `${path}/update_job_status`, { job_status: 'compile' }, key);
  expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
  expect(Date.now() - began).toBeLessThan(7_000);
  expect((await call('GET', path)).status).toBe(200);
  await temporal.restart();
  const answer = await until(
    'the command is taken',
    async () => {
      const repeat = await call('POST', `${path}/update_job_status`, { job_status: 'compile' }, key);
      return repeat.status === 200 && repeat;
    },
    60_000,
  );
  expect(answer.body).toMatchObject({ job_status: 'compile', stream_position: 2 });
  expect((await call('POST', `${path}/update_job_status`, { job_status: 'compile' }, key)).body).toEqual(answer.body);
}, 120_000);

test('a gateway that is killed comes back with everybody signed in', async () => {
  await gateway.kill();
  await gateway.restart();
  await until('the gateway is back', () => isReady(address));
  expect((await call('GET', '/accounts/me')).status).toBe(200);
  await gateway.stop();
  expect(gateway.hasExited()).toBe(true);
});
