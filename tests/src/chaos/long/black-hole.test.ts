import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '@tallyport/event-store/testing/run-size';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { until } from '../../support/until.js';
import { WholeStack } from '../../support/whole-stack.js';

/** The bound of a statement (5 s), and as much again for a busy machine. */
const ANSWERED_WITHIN_MS = 10_000;
const HOLE_MS = sized({ short: 6_000, long: 60_000 });
/** More calls than the gateway's pool has connections. */
const CALLS = 40;

let stack: WholeStack;

beforeAll(async () => {
  stack = await WholeStack.open(inject('postgresUrl'));
  await stack.startServices();
  await until('the gateway is ready', () => stack.isReady(), 60_000);
}, 180_000);
afterAll(() => stack.close());

test.each([
  { how: 'the network remembers its connections', forgetful: false },
  { how: 'the network has forgotten its connections', forgetful: true },
])(
  `fault 19: the database is behind a black hole for ${HOLE_MS / 1_000} s, and after it $how`,
  async ({ forgetful }) => {
    await until('the stack is at work', async () => (await stack.ownOrg()).status === 200);
    const before = await stack.beginDocument();

    stack.link.swallow();
    onTestFinished(() => stack.link.restore({ forgetful: true }));
    const end = Date.now() + HOLE_MS;
    const answers = await Promise.all(Array.from({ length: CALLS }, () => stack.ownOrg()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWERED_WITHIN_MS);
    // Signing in goes another way: one pool does not take the other with it.
    expect((await stack.ask('/health')).body).toMatchObject({ ready: false, database: false, logIn: true });
    expect((await stack.ask('/api/v1/accounts/me')).status).toBe(200);
    const meanwhile = await stack.requestDocument();
    while (Date.now() < end) {
      const answer = await stack.ownOrg();
      expect(answer.status).toBe(503);
      expect(answer.ms).toBeLessThan(ANSWERED_WITHIN_MS);
      await sleep(200);
    }

    stack.link.restore({ forgetful });
    await until('the gateway answers again', async () => (await stack.ownOrg()).status === 200, 20_000);
    await until('the gateway is ready again', () => stack.isReady(), 20_000);
    const after = await stack.requestDocument();
    await until('every document is read to its end', () => stack.areRead([before, meanwhile, after]), 120_000);
    await until('every consumer has caught up', () => stack.caughtUp(), 30_000);
    expect(stack.services.filter((service) => service.hasExited())).toEqual([]);
  },
  300_000,
);
