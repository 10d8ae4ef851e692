import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberName } from '@tallyport/projector/projection';
import { PROJECTIONS } from '@tallyport/projector/projections/projections';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import { SERVED, ServedReadModels } from './served-read-models.js';

const SERVICES = join(import.meta.dirname, '../../../..');
let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());

const health = async () => {
  const { status, body } = await desk.call('GET', '/health');
  return { status, readModels: body['readModels'] };
};

/** Somebody makes a job, and the relay gives its event a position. */
async function recordSomething(): Promise<void> {
  const org = await desk.org();
  await desk.job(org, await org.member('compiler'));
  await desk.number();
}

describe('a gateway is ready', () => {
  test('when its read models have reached the head of the log as it was at its start, and stays so', async () => {
    await recordSomething();
    expect(await health()).toEqual({ status: 503, readModels: false });
    await desk.settle();
    expect(await health()).toEqual({ status: 200, readModels: true });
    await recordSomething();
    expect(await health()).toEqual({ status: 200, readModels: true });
  });

  test('not while the lanes go on without one of its read models', async () => {
    await desk.settle();
    const leave = `update consumer.checkpoint set members = array_remove(members, 'history_v1') where consumer = 'projector'`;
    await desk.owner.query(leave);
    const served = new ServedReadModels(desk.parts.pool);
    expect(await served.haveReachedHead()).toBe(false);
    await desk.owner.query(`update consumer.checkpoint set members = members || 'history_v1'::text where consumer = 'projector'`);
    expect(await served.haveReachedHead()).toBe(true);
  });

  test('at once when nothing was ever recorded', async () => {
    const fresh = await startTestDesk();
    try {
      expect((await fresh.call('GET', '/health')).body).toMatchObject({ readModels: true });
    } finally {
      await fresh.close();
    }
  });
});

/** The tables of read models that sources of the gateway and of the tariff's library name. */
function tablesRead(): Set<string> {
  const sources = globSync(['gateway/src/**/*.ts', 'lib/tariff/src/**/*.ts'], {
    cwd: SERVICES,
    exclude: ['**/*.test.ts', '**/testing/**'],
  });
  const texts = sources.map((file) => readFileSync(join(SERVICES, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bread_model\.(\w+_v\d+)/g)].map(([, table = '']) => table)));
}

test('the read models that a gateway waits for are those whose tables it reads', () => {
  const tables = tablesRead();
  const read = PROJECTIONS.filter((projection) => projection.tables.some((table) => tables.has(table)));
  expect([...SERVED].toSorted()).toEqual(read.map(memberName).toSorted());
});
