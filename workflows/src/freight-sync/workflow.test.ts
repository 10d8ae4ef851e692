import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOverSignal } from '../support/messages.js';
import { TestSync } from '../testing/test-sync.js';
import { recordHistory, startTimeSkipping } from '../testing/time-skipping.js';
import type { PageRead, SyncPage } from './activities.js';
import { syncWorkflowId } from './messages.js';

let environment: TestWorkflowEnvironment;

beforeAll(async () => {
  environment = await startTimeSkipping();
});
afterAll(() => environment.teardown());

const keep = (one: TestSync, name: string) => recordHistory(environment, syncWorkflowId(one.id), 'freight-sync', name);
const counted = (read: number) => ({ read, fresh: read, changed: 0, same: 0 });

/** Three pages of a hundred rows. */
function page({ after }: SyncPage): Promise<PageRead> {
  const read = after === null ? 0 : Number(after);
  if (read < 300) return Promise.resolve({ kind: 'more', counts: counted(read + 100), after: String(read + 100) });
  const end = { gone: 2, result: null, fingerprint: null, lines: [], milliseconds: 900 };
  return Promise.resolve({ kind: 'finished', counts: counted(read), ...end });
}

test('it is read page by page, and ends once', async () => {
  const one = new TestSync(environment, page);
  await one.run(async () => {
    await one.send(one.ask());
    await one.handle.result();
  });
  expect(one.types).toEqual(['requested', 'progressed', 'progressed', 'progressed', 'finished']);
  expect(one.asked).toEqual([null, '100', '200', '300']);
  await keep(one, 'three-pages');
});

test('fault 42 (exports): what does not answer within its time has failed, and may be asked for again', async () => {
  const one = new TestSync(environment, () => Promise.reject(new Error('nobody answers')));
  await one.run(async () => {
    await one.send(one.ask());
    await one.handle.result();
  });
  expect(one.types).toEqual(['requested', 'failed']);
  expect(one.asked).toHaveLength(4);
  await keep(one, 'no-answer');
});

/** As people ask for them, by the clock of the server. */
const products = async (one: TestSync, minutesAgo = 0) =>
  one.ask('products', new Date((await environment.currentTimeMs()) - minutesAgo * 60_000).toISOString());

test('products are read page by page within their time', async () => {
  const one = new TestSync(environment, page);
  await one.run(async () => {
    await one.send(await products(one));
    await one.handle.result();
  });
  expect(one.types).toEqual(['requested', 'progressed', 'progressed', 'progressed', 'finished']);
  await keep(one, 'products');
});

test('fault 54: products whose answer never comes are over half an hour after they were asked for', async () => {
  const answer = Promise.withResolvers<PageRead>();
  const one = new TestSync(environment, () => answer.promise);
  await one.run(async () => {
    // While an answer is waited for, the clock of the server runs as ours does: of the half hour two seconds are left.
    await one.send(await products(one, 30 - 2 / 60));
    await one.handle.result();
    answer.resolve(await page({ after: null } as SyncPage));
  });
  expect([one.types, one.failure?.cause, one.asked]).toEqual([['requested', 'failed'], 'timeout', [null]]);
  await keep(one, 'out-of-time-midway');
});

test('fault 54: products that were asked for before a long standstill are over as soon as they go on', async () => {
  const one = new TestSync(environment, page);
  await one.run(async () => {
    await one.send(await products(one, 31));
    await one.handle.result();
  });
  expect([one.types, one.failure?.cause, one.asked]).toEqual([['requested', 'failed'], 'timeout', []]);
  await keep(one, 'out-of-time');
});

test('a run that is asked to ends at its next step, and the next one goes on after the last page that was told', async () => {
  const told = Promise.withResolvers<void>();
  const one = new TestSync(environment, async (asked, time) => {
    if (time === 2) await told.promise;
    return page(asked);
  });
  await one.run(async () => {
    await one.send(one.ask());
    await one.waitFor('progressed');
    await one.handle.signal(handOverSignal);
    await one.handle.result();
    await keep(one, 'handed-over');
    told.resolve();
    await one.resume();
    await one.handle.result();
  });
  expect(one.types).toEqual(['requested', 'progressed', 'progressed', 'progressed', 'finished']);
  expect(one.asked).toEqual([null, '100', '100', '200', '300']);
});
