import type { CustomsAdvice, CustomsResponse } from '@tallyport/domain/lodgement/customs-word';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverSignal } from '../support/messages.js';
import { type CustomsScript, ScriptedCustoms } from '../testing/scripted-customs.js';
import { TestLodgement } from '../testing/test-lodgement.js';
import { recordHistory, startTimeSkipping } from '../testing/time-skipping.js';
import { lodgementWorkflowId } from './messages.js';

let environment: TestWorkflowEnvironment;

beforeAll(async () => {
  environment = await startTimeSkipping();
});
afterAll(() => environment.teardown());

const lodgementWith = (script: CustomsScript = {}) => new TestLodgement(environment, new ScriptedCustoms(script));
const keep = (lodgement: TestLodgement, name: string) => recordHistory(environment, lodgementWorkflowId(lodgement.id), 'lodgement', name);

const spoken = (minute: number, version: number) => ({
  ownReference: 'SYD-000012-7K2Q',
  version,
  messageTime: `2026-03-14T02:${String(minute).padStart(2, '0')}:00Z`,
  icsIdentifier: 'AEH7KY3TP',
});
const response = (outcome: CustomsResponse['outcome'], minute: number, version = 1): CustomsResponse => ({
  kind: 'response',
  ...spoken(minute, version),
  outcome,
  questions: [],
  amounts: [],
  errors: [],
});
const advice = (entryStatus: CustomsAdvice['entryStatus'], minute: number): CustomsAdvice => ({
  kind: 'advice',
  ...spoken(minute, 1),
  entryStatus,
  cargoStatus: null,
  dutyPaid: null,
  referralCodes: [],
  lineStatus: Array.from({ length: 2_000 }, () => 'YYYY'),
});

const SENT = ['requested', 'message-built', 'sent', 'acknowledged'];

describe('lodgementWorkflow', () => {
  test('records what is sent before it is sent, and what came of it', async () => {
    const lodgement = lodgementWith();
    await lodgement.run(async () => {
      expect(await lodgement.send(lodgement.sign('lodge'))).toEqual({ streamPosition: 1 });
      await lodgement.waitFor('acknowledged');
      await lodgement.hear(response('accepted', 1));
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual([...SENT, 'accepted']);
    expect([lodgement.customs.sends, lodgement.customs.questions]).toEqual([1, 0]);
    await keep(lodgement, 'lodged');
  });

  test('fault 46: after a time-out customs is asked, and what it has is not sent again', async () => {
    const lodgement = lodgementWith({ sends: ['taken unseen'] });
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual(['requested', 'message-built', 'send-unknown', 'sent']);
    expect([lodgement.customs.seen.length, lodgement.customs.sends]).toEqual([1, 1]);
    await keep(lodgement, 'taken-unseen');
  });

  test('fault 46: what customs never saw is sent again, until it has it', async () => {
    const lodgement = lodgementWith({ sends: ['lost', 'sender dies', 'lost'] });
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual(['requested', 'message-built', 'send-unknown', 'send-unknown', 'send-unknown', 'sent', 'acknowledged']);
    expect([lodgement.customs.seen.length, lodgement.customs.sends]).toEqual([1, 4]);
    await keep(lodgement, 'lost-three-times');
  });

  test('however long customs is away, nothing is sent before it has said that it has nothing', async () => {
    const lodgement = lodgementWith({ sends: ['taken unseen'], silentQuestions: 40 });
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.handle.result();
      expect(await lodgement.minutes()).toBeGreaterThan(30);
    });
    expect([lodgement.types.at(-1), lodgement.customs.sends]).toEqual(['sent', 1]);
  });

  test('an answer that comes before anybody knows that it was sent ends the asking', async () => {
    const lodgement = lodgementWith({ sends: ['taken unseen'], silentQuestions: 10_000 });
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.waitFor('send-unknown');
      await lodgement.hear(response('accepted', 1));
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual(['requested', 'message-built', 'send-unknown', 'accepted']);
    await keep(lodgement, 'answered-while-asking');
  });

  test('what customs turns away fails, and is signed anew', async () => {
    const lodgement = lodgementWith({ sends: ['turned away'] });
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.waitFor('send-failed');
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.waitFor('acknowledged');
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual(['requested', 'message-built', 'send-failed', ...SENT]);
    await keep(lodgement, 'turned-away-then-sent');
  });

  test.each([
    ['cannot be made', { built: { kind: 'not-built', detail: 'no owner' } }, ['requested', 'send-failed']],
    ['has a syntax that customs does not understand', { sends: ['refused by syntax'] }, ['requested', 'message-built', 'sent', 'rejected']],
  ] as const)('a message that %s ends as such', async (_why, script, types) => {
    const lodgement = lodgementWith(script);
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual(types);
  });

  test('a refusal names its problem and records nothing', async () => {
    const lodgement = lodgementWith();
    await lodgement.run(async () => {
      await expect(lodgement.send(lodgement.finalise())).rejects.toMatchObject({ cause: { type: 'lodgement.illegal-transition' } });
    });
    expect(lodgement.types).toEqual([]);
  });

  test('fault 47: answers late, twice and of two thousand lines are each recorded once', async () => {
    const lodgement = lodgementWith();
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.waitFor('acknowledged');
      const held = await lodgement.hear(advice('held', 3));
      await lodgement.hear(response('accepted', 1));
      await lodgement.hear(advice('held', 3), held);
      await lodgement.hear(advice('clear', 4));
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual([...SENT, 'customs-answer-recorded', 'accepted', 'customs-answer-recorded']);
    await keep(lodgement, 'answered-out-of-order');
  });

  test('waits for no person: it ends ten minutes after the last word and comes back with the next', async () => {
    const lodgement = lodgementWith();
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('pre-lodge'));
      await lodgement.waitFor('acknowledged');
      await lodgement.handle.result();
      expect(await lodgement.minutes()).toBeLessThan(25);
      await lodgement.hear(response('pre-lodged', 1));
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.waitFor('accepted');
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual([...SENT, 'accepted', ...SENT]);
  });

  test.each([
    ['has it', 'sent', 0],
    ['does not have it', 'acknowledged', 1],
  ])('a run that begins after an interchange was made asks first: customs %s', async (_answer, last, sends) => {
    const lodgement = lodgementWith();
    const { controlReference } = lodgement.madeBefore();
    if (sends === 0) lodgement.customs.seen.push(controlReference);
    await lodgement.run(async () => {
      await lodgement.resume();
      await lodgement.handle.result();
    });
    expect([lodgement.types.at(-1), lodgement.customs.sends, lodgement.customs.questions]).toEqual([last, sends, 1]);
    expect(lodgement.customs.seen).toEqual([controlReference]);
    await keep(lodgement, `begun-in-the-middle-${last}`);
  });

  test('handed over, it ends at its next step and goes on when it is started again', async () => {
    const lodgement = lodgementWith({ sends: ['lost'], silentQuestions: 3 });
    await lodgement.run(async () => {
      await lodgement.send(lodgement.sign('lodge'));
      await lodgement.waitFor('send-unknown');
      await lodgement.handle.signal(handOverSignal);
      await lodgement.handle.result();
      await keep(lodgement, 'handed-over');
      expect(lodgement.types.at(-1)).toBe('send-unknown');
      await lodgement.resume();
      await lodgement.handle.result();
    });
    expect(lodgement.types).toEqual(['requested', 'message-built', 'send-unknown', 'sent', 'acknowledged']);
    expect(lodgement.customs.seen).toHaveLength(1);
  });
});
