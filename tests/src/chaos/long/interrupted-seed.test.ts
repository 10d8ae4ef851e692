import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { SHIPMENTS } from '@tallyport/local/seed/demo-shipments';
import { DESK } from '@tallyport/local/seed/desk/desk-plan';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CustomsStack } from '../../support/customs-stack.js';

const SEED = join(import.meta.dirname, '../../../../deploy/local/dist/seed/main.js');
/** How many writes go through between two kills. */
const STEP = 20;
/** Each run says again what the runs before it have written, which is answered as before. */
const LIMIT_MS = 60 * 60_000;
const DAY = '2026-03-14';

/** Nobody listens there. */
const NOBODY = 'http://127.0.0.1:9';

let desk: CustomsStack;
let folder: string;
let proxy: Server;
/** The seed that runs, and after how many of its writes it is killed. */
let running: { readonly child: ChildProcess; writes: number; readonly killAfter: number };

beforeAll(async () => {
  desk = await CustomsStack.open(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'tallyport-test-seed-'));
  proxy = createServer((request, response) => void pass(request, response));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
}, 240_000);
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

/** Hands a request on to the gateway, or to customs. Of the write at which the seed is killed it gives no answer: it is done, and nobody hears of it. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const passed = ['authorization', 'content-type', 'idempotency-key'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const body = await buffer(request);
  const address = url.startsWith('/api/') ? `http://127.0.0.1:${desk.stack.gatewayPort}` : desk.customs.address;
  const answer = await fetch(`${address}${url}`, {
    method,
    headers: Object.fromEntries(passed),
    ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
  });
  const text = await answer.text();
  if (method !== 'GET' && (running.writes += 1) === running.killAfter) running.child.kill('SIGKILL');
  else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
}

/** Runs the seed and kills it after so many writes. Answers its exit code: null when it was killed. */
async function seed(customs: string, killAfter: number): Promise<number | null> {
  // Nobody starts a stack so often that the sign-ups of its seeds are too many.
  await desk.stack.logStack.database.pool().query('delete from identity.log_in_failure');
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: desk.stack.logStack.database.ownerUrl,
    GATEWAY_ADDRESS: throughProxy(),
    CUSTOMS_SIMULATOR_ADDRESS: customs,
    INTAKE_ADDRESS: desk.intakeAddress,
    FREIGHT_SIMULATOR_ADDRESS: NOBODY,
    DEMO_SIGN_IN_FILE: join(folder, 'demo-sign-in.json'),
    DEMO_DAY: DAY,
  };
  const child = spawn(process.execPath, [SEED], { env, stdio: 'inherit' });
  running = { child, writes: 0, killAfter };
  return await new Promise((resolve) => child.once('exit', resolve));
}

function throughProxy(): string {
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** Seeds until nothing is left to do, killed again and again on the way. */
async function seedWithKills(customs: string, random: () => number): Promise<void> {
  let killAfter = 1 + Math.floor(random() * STEP);
  let kills = 0;
  while ((await seed(customs, killAfter)) === null) {
    kills += 1;
    killAfter += STEP;
  }
  expect(await seed(customs, Number.POSITIVE_INFINITY)).toBe(0);
  expect(running.writes).toBeGreaterThan(80);
  console.log(`${running.writes} writes, killed ${kills} times`);
  // The first kill comes after 1 to STEP writes, and each later one STEP after that: no place of the seed was left out.
  expect(kills).toBeGreaterThanOrEqual(Math.floor(running.writes / STEP));
}

async function count(query: string): Promise<number> {
  const { rows } = await desk.stack.logStack.database.pool().query<{ count: number }>(`select count(*)::int from ${query}`);
  return rows[0]?.count ?? 0;
}

test(
  'a seed that is killed after any of its writes is completed by the next, and makes nothing twice',
  async () => {
    const seedOfKills = seedOfRun(process.env);
    console.log(`SEED=${seedOfKills}`);
    const random = seededRandom(seedOfKills);
    await seedWithKills(NOBODY, random);

    // One paper was dropped on another job by mistake.
    const papers = SHIPMENTS.flatMap((shipment) => shipment.papers).length + SHIPMENTS.filter(({ strayBillOf }) => strayBillOf).length;
    const of = (type: string) => `event_store.event where type = '${type}'`;
    expect(await count(of('work-order.received'))).toBe(SHIPMENTS.length + DESK.length);
    expect(await count(of('document.uploaded'))).toBe(papers);
    expect(await count(of('record.extracted') + ` and stream_id like 'declaration/%'`)).toBe(
      SHIPMENTS.filter(({ declared }) => declared).length,
    );
    expect(SHIPMENTS.length + DESK.length).toBe(80);
    expect(await count(`kept.party`)).toBe(new Set(SHIPMENTS.flatMap(({ buyer, seller }) => [buyer.name, seller.name])).size);
    expect(await desk.known()).toEqual([]);
    expect(JSON.parse(await readFile(join(folder, 'demo-sign-in.json'), 'utf8'))).toHaveLength(4);

    // Customs came later: what was left out is done, and each message goes out once.
    await seedWithKills(throughProxy(), random);
    const sent = { asked: 1, rejected: 1, held: 1, 'authority-to-deal': 1, amended: 2, withdrawn: 2, compiled: 0 };
    const endings = SHIPMENTS.flatMap(({ declared }) => declared?.ending ?? []);
    expect(await count(of('work-order.received'))).toBe(SHIPMENTS.length + DESK.length);
    expect(await count(of('document.uploaded'))).toBe(papers);
    expect(await count(of('lodgement.requested'))).toBe(endings.reduce((all, ending) => all + sent[ending], 0));
    // What was rejected is known, and never accepted.
    const stages = (await desk.known()).map(({ stage, version }) => `${stage} ${version}`);
    expect(stages.toSorted()).toEqual(['asked 0', 'lodged 1', 'lodged 1', 'lodged 2', 'pre-lodged 1', 'withdrawn 2']);
  },
  LIMIT_MS,
);
