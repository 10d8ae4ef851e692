import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@tallyport/event-store/testing/random';
import { lanePlaces } from '@tallyport/lane-consumer/checkpoints';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PROJECTIONS } from './projections/projections.js';
import { CONSUMER } from './runner/members.js';
import { beginRebuild, rebuild } from './runner/rebuild.js';
import { everythingApplied } from './testing/everything-applied.js';
import { readModelHashes } from './testing/read-model-hash.js';
import { recordSampleJobs } from './testing/record-sample-jobs.js';
import { createTestProjector, type TestProjector } from './testing/test-projector.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const NO_BROKER = '127.0.0.1:1';

let log: TestProjector;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  log = await createTestProjector(inject('postgresUrl'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await log.database.drop();
});

/** The projector as a process of its own, without a broker: it lives from the log. */
function startProcess(more: Record<string, string> = {}): ChildProcess {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: log.database.urlOf('projector'),
    KAFKA_BROKERS: NO_BROKER,
    LOG_LEVEL: 'error',
    ...more,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'inherit' });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

test.each(['lane.before-commit', 'lane.after-commit'])(
  'fault 4: kill -9 at %s, and another process finishes what an undisturbed one would have written',
  async (point) => {
    await recordSampleJobs(log.journal, 3, seededRandom(300));
    const killed = startProcess({ FAIL_POINT: point });
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);

    const next = startProcess();
    await everythingApplied(log.owner);
    const live = await readModelHashes(log.owner);
    for (const projection of PROJECTIONS) {
      await beginRebuild(log.models.options.pool, projection);
      await rebuild(log.models, projection);
    }
    expect(await readModelHashes(log.owner)).toEqual(live);
    next.kill('SIGTERM');
    expect(await once(next, 'exit')).toEqual([0, null]);
  },
);

test('fault 35: a broker that drips one byte a second holds nothing up: the log fills the read models, and the process ends when told', async () => {
  const dripping = createServer((socket) => {
    const drip = setInterval(() => socket.write('\0'), 1_000);
    socket.on('error', () => undefined).once('close', () => clearInterval(drip));
  });
  dripping.listen(0, '127.0.0.1');
  await once(dripping, 'listening');
  const { port } = dripping.address() as AddressInfo;
  const child = startProcess({ KAFKA_BROKERS: `127.0.0.1:${port}` });
  await once(dripping, 'connection');
  await recordSampleJobs(log.journal, 2, seededRandom(302));
  await everythingApplied(log.owner);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  dripping.close();
});

test('fault 8: SIGTERM while it works ends it in good order within ten seconds', async () => {
  const child = startProcess();
  await recordSampleJobs(log.journal, 6, seededRandom(301));
  const lagging = async () => (await lanePlaces(log.owner, CONSUMER)).filter(({ head, position }) => position < head).length;
  const atFirst = await lagging();
  while ((await lagging()) === atFirst) await sleep(5);
  const at = performance.now();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(performance.now() - at).toBeLessThan(10_000);
});
