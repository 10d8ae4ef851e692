import type { SendOutcome } from '@tallyport/domain/outbound-email/commands';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverSignal } from '../support/messages.js';
import { type EmailCourse, TestEmail } from '../testing/test-email.js';
import { recordHistory, startTimeSkipping } from '../testing/time-skipping.js';
import { emailStreamId, emailWorkflowId } from './messages.js';

let environment: TestWorkflowEnvironment;

beforeAll(async () => {
  environment = await startTimeSkipping();
});
afterAll(() => environment.teardown());

const DEFERRED: SendOutcome = { kind: 'deferred', code: 450, sentence: '4.2.0 Come back later' };
const REFUSED: SendOutcome = { kind: 'refused', code: 550, sentence: '5.1.1 No such user', refused: [] };
const UNKNOWN: SendOutcome = { kind: 'unknown', reason: 'connection-lost' };

const keep = (one: TestEmail, name: string) => recordHistory(environment, emailWorkflowId(one.id), 'outbound-email', name);
const emailWith = (...courses: EmailCourse[]) => new TestEmail(environment, courses);

/** Asks for the mail and waits for the end of its run. */
async function runToItsEnd(one: TestEmail): Promise<void> {
  one.ask();
  await one.wake();
  await one.handle.result();
}

describe('outboundEmail', () => {
  test('the intent is recorded before the mail leaves, and what came of it afterwards', async () => {
    const one = emailWith();
    await one.run(() => runToItsEnd(one));
    expect([one.types, one.copies]).toEqual([['requested', 'sending', 'sent'], 1]);
    await keep(one, 'sent');
  });

  test.each([
    ['refused', REFUSED],
    ['not-wanted', { kind: 'not-wanted' } as const],
  ])('fault 55: what is %s is not tried again', async (name, outcome) => {
    const one = emailWith(outcome);
    await one.run(() => runToItsEnd(one));
    expect([one.types, one.tries]).toEqual([['requested', 'sending', 'refused'], 1]);
    await keep(one, name);
  });

  test('fault 55: what is deferred is tried again with growing pauses', async () => {
    const one = emailWith(DEFERRED, DEFERRED, DEFERRED);
    const before = await environment.currentTimeMs();
    await one.run(() => runToItsEnd(one));
    expect(one.types).toEqual(['requested', ...Array.from({ length: 3 }, () => ['sending', 'deferred']).flat(), 'sending', 'sent']);
    expect(((await environment.currentTimeMs()) - before) / 60_000).toBeGreaterThanOrEqual(1 + 5 + 15);
    await keep(one, 'deferred');
  });

  test('fault 55: a server that defers for a day has refused it', async () => {
    const one = emailWith(...Array.from({ length: 20 }, () => DEFERRED));
    await one.run(() => runToItsEnd(one));
    expect(one.types.at(-1)).toBe('refused');
    expect(one.events.at(-1)?.data).toMatchObject({ reason: 'tries-used-up', code: 450 });
  });

  test.each([
    ['unknown', UNKNOWN],
    ['sender-died', 'sender dies' as const],
    ['taken-unseen', 'taken, sender dies' as const],
  ])('fault 55: %s ends the run, and nothing is sent again', async (name, course) => {
    const one = emailWith(course);
    await one.run(() => runToItsEnd(one));
    expect([one.types, one.tries]).toEqual([['requested', 'sending', 'outcome-unknown'], 1]);
    await keep(one, name);
  });

  test('an unknown one is sent again when a person says so', async () => {
    const one = emailWith(UNKNOWN);
    await one.run(async () => {
      await runToItsEnd(one);
      one.decide('outbound-email.sent-again');
      await one.wake();
      await one.handle.result();
    });
    expect(one.types).toEqual(['requested', 'sending', 'outcome-unknown', 'sent-again', 'sending', 'sent']);
    await keep(one, 'sent-again');
  });

  test('woken twice for one request it is sent once', async () => {
    const go = Promise.withResolvers<void>();
    const one = new TestEmail(environment, [], () => go.promise);
    await one.run(async () => {
      one.ask();
      // The first alone: the time-skipping server fails where two start one run at once, and skips no time after that.
      await one.wake();
      await Promise.all([one.wake(), one.wake()]);
      go.resolve();
      await one.handle.result();
      await one.wake();
      await one.handle.result();
    });
    expect([one.types, one.tries]).toEqual([['requested', 'sending', 'sent'], 1]);
  });

  test('a decision that comes while the run is still there is taken on by it', async () => {
    const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const one = new TestEmail(environment, [UNKNOWN], async (attempt) => {
      if (attempt > 1) return;
      begun.resolve();
      await go.promise;
    });
    await one.run(async () => {
      one.ask();
      await one.wake();
      await begun.promise;
      await one.wake();
      go.resolve();
      await one.waitFor('outcome-unknown');
      one.decide('outbound-email.sent-again');
      await one.wake();
      await one.waitFor('sent');
    });
    expect(one.copies).toBe(1);
  });

  test('a run that is asked to ends while it waits, and the next one keeps to the time that was planned', async () => {
    const one = emailWith(DEFERRED);
    await one.run(async () => {
      one.ask();
      await one.wake();
      await one.waitFor('deferred');
      await one.handle.signal(handOverSignal);
      await one.handle.result();
      await keep(one, 'handed-over');
      await one.wake();
      await one.handle.result();
    });
    expect(one.types).toEqual(['requested', 'sending', 'deferred', 'sending', 'sent']);
  });

  test('fault 55: a run that begins while a try is under way does not repeat it', async () => {
    const one = emailWith();
    await one.run(async () => {
      one.ask();
      const data = { emailId: one.id, attempt: 1, messageId: `<${one.id}.1@tallyport>`, at: '2026-03-14T02:00:00.000Z' };
      one.log.slip(emailStreamId(one.id), { type: 'outbound-email.sending', data });
      await one.wake();
      await one.handle.result();
    });
    expect([one.types, one.tries]).toEqual([['requested', 'sending', 'outcome-unknown'], 0]);
    await keep(one, 'begun-midway');
  });
});
