import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { sized } from '@tallyport/event-store/testing/run-size';
import { TestOrg } from '@tallyport/gateway/testing/test-org';
import { freePort } from '@tallyport/local/processes/free-port';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { LogStack } from '../../support/log-stack.js';
import type { ServiceProcess } from '../../support/service-process.js';
import { until } from '../../support/until.js';

const NOWHERE = '127.0.0.1:1';
const CALLERS = 10;
const DEPLOYS = sized({ short: 2, long: 10 });
const STOPPED_WITHIN_MS = 10_000;

interface Gateway {
  readonly port: number;
  readonly process: ServiceProcess;
}

let stack: LogStack;
let org: TestOrg;
let token: string;
let gateways: Gateway[];

beforeAll(async () => {
  stack = await LogStack.open(inject('postgresUrl'));
  org = await TestOrg.make(stack.database.pool());
  ({ token } = await org.member('broker'));
  gateways = [await startGateway(), await startGateway()];
}, 90_000);
afterAll(() => stack.close());

async function startGateway(): Promise<Gateway> {
  const port = await freePort();
  const process = await stack.start('gateway', {
    LOGIN_DATABASE_URL: stack.database.urlOf('login'),
    TEMPORAL_ADDRESS: NOWHERE,
    BLOB_FOLDER: '/tmp',
    PORT: String(port),
  });
  await until('the gateway is ready', () => isReady(port), 60_000);
  return { port, process };
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Sends one request as a proxy does: on a connection of its own, and to the other gateway where a connection fails before there
 * is an answer. Every request may be repeated: it reads, or it carries a key.
 */
async function byProxy(turn: number, method: 'GET' | 'POST', path: string, body?: string): Promise<number> {
  const key = randomUUID();
  for (let attempt = 0; ; attempt++) {
    const { port } = gateways[(turn + attempt) % gateways.length] ?? { port: 0 };
    try {
      const call = open(port, method, path, key);
      call.end(body);
      return await statusOf(call);
    } catch (error) {
      if (attempt > gateways.length) throw error;
    }
  }
}

function open(port: number, method: string, path: string, key: string): ClientRequest {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
  return request({ host: '127.0.0.1', port, method, path, headers, agent: false });
}

async function statusOf(call: ClientRequest): Promise<number> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

test('fault 8: gateways are exchanged under load, and no request fails', async () => {
  const parties = `/api/v1/orgs/${org.id}/parties`;
  const failed: unknown[] = [];
  onTestFinished(() => {
    isOver = true;
  });
  let answered = 0;
  let posted = 0;
  let isOver = false;
  const call = async (turn: number) => {
    const status = await (turn % 2 === 0
      ? byProxy(turn, 'GET', parties)
      : byProxy(turn, 'POST', parties, JSON.stringify({ name: `Party ${turn}` })));
    if (status >= 300) failed.push(status);
    if (turn % 2 === 1) posted += 1;
    answered += 1;
  };
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let turn = caller; !isOver; turn += CALLERS + 1) await call(turn).catch((error: unknown) => failed.push(error));
  });

  for (let deploy = 0; deploy < DEPLOYS; deploy++) {
    const gateway = gateways[deploy % 2];
    if (!gateway) throw new Error('there are two gateways');
    const before = answered;
    await until('the callers are at work', () => answered > before + 100);
    const slow = open(gateway.port, 'POST', parties, randomUUID());
    slow.setHeader('expect', '100-continue');
    slow.flushHeaders();
    await once(slow, 'continue');
    slow.write('{"name":');
    const slowStatus = statusOf(slow);
    const start = performance.now();
    const stopped = gateway.process.stop();
    await until('the gateway takes no more', async () => !(await isReady(gateway.port)));
    slow.end('"A slow party"}');
    expect(await slowStatus).toBe(201);
    await stopped;
    expect(performance.now() - start).toBeLessThan(STOPPED_WITHIN_MS);
    await gateway.process.restart();
    await until('the gateway is back', () => isReady(gateway.port), 60_000);
  }
  isOver = true;
  await Promise.all(callers);
  expect(failed).toEqual([]);
  const { rows } = await stack.database
    .pool()
    .query<{ made: number; names: number }>(
      'select count(*)::int as made, count(distinct name)::int as names from kept.party where org_id = $1',
      [org.id],
    );
  expect(rows[0]).toEqual({ made: posted + DEPLOYS, names: posted + 1 });
}, 240_000);
