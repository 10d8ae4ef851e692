import type { CallOutcome } from '@tallyport/domain/freight-export/export/commands';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverSignal } from '../support/messages.js';
import { type OutsideScript, ScriptedOutside } from '../testing/scripted-outside.js';
import { TestExport } from '../testing/test-export.js';
import { recordHistory, startTimeSkipping } from '../testing/time-skipping.js';
import { exportWorkflowId } from './messages.js';

let environment: TestWorkflowEnvironment;

beforeAll(async () => {
  environment = await startTimeSkipping();
});
afterAll(() => environment.teardown());

const exportWith = (script: OutsideScript = {}, kind?: 'send' | 'update' | 'edocs' | 'customs') =>
  new TestExport(environment, new ScriptedOutside(script), kind);
const keep = (one: TestExport, name: string) => recordHistory(environment, exportWorkflowId(one.id), 'freight-export', name);
const NOT_SENT: CallOutcome = { kind: 'not-sent', detail: 'connection refused' };
const REFUSED: CallOutcome = { kind: 'refused', httpStatus: 200, lines: [{ severity: 'error', text: 'WATBRO not found' }], original: null };
const LATER: CallOutcome = { kind: 'accepted-later', lines: [], original: null };

/** Asks for the export and waits for the end of its run. */
async function runToItsEnd(one: TestExport): Promise<void> {
  await one.send(one.ask());
  await one.handle.result();
}

describe('freightExport', () => {
  test.each(['send', 'update', 'edocs', 'customs'] as const)(
    '%s: a call is recorded before it leaves, and read back before it is done',
    async (kind) => {
      const one = exportWith({}, kind);
      await one.run(() => runToItsEnd(one));
      expect(one.types).toEqual(['requested', 'call-begun', 'accepted', 'read-back']);
      expect([one.outside.calls, one.outside.done]).toEqual([1, 1]);
      await keep(one, `done-${kind}`);
    },
  );

  test('fault 46 (exports): after a time-out it is looked for, and what is there does not leave again', async () => {
    const one = exportWith({ calls: ['taken unseen'] });
    await one.run(() => runToItsEnd(one));
    expect(one.types).toEqual(['requested', 'call-begun', 'outcome-unknown', 'found', 'read-back']);
    expect([one.outside.calls, one.outside.done]).toEqual([1, 1]);
    await keep(one, 'taken-unseen');
  });

  test('fault 46 (exports): a call that arrives late is found, since not there counts only when nothing can arrive any more', async () => {
    const one = exportWith({ calls: ['taken late'] });
    await one.run(async () => {
      await runToItsEnd(one);
      expect(await one.minutes()).toBeGreaterThan(10);
    });
    expect(one.types).toEqual(['requested', 'call-begun', 'outcome-unknown', 'found', 'read-back']);
    expect([one.outside.calls, one.outside.done]).toEqual([1, 1]);
    await keep(one, 'taken-late');
  });

  test('what never arrived leaves again, after it has settled', async () => {
    const one = exportWith({ calls: ['lost'] });
    await one.run(async () => {
      await runToItsEnd(one);
      expect(await one.minutes()).toBeGreaterThan(10);
    });
    expect(one.types.filter((type) => type === 'call-begun')).toHaveLength(2);
    expect([one.outside.calls, one.outside.done, one.state.state]).toEqual([2, 1, 'done']);
    await keep(one, 'lost-once');
  });

  test('a sender that died may have sent: it is looked for', async () => {
    const one = exportWith({ calls: ['taken, sender dies'] });
    await one.run(() => runToItsEnd(one));
    expect([one.outside.calls, one.outside.done, one.state.state]).toEqual([1, 1, 'done']);
  });

  test('a run that begins in the middle of a call looks before it sends', async () => {
    const one = exportWith();
    await one.run(async () => {
      await one.begunBefore();
      await one.resume();
      await one.handle.result();
    });
    expect(one.types.slice(0, 4)).toEqual(['requested', 'call-begun', 'outcome-unknown', 'not-found']);
    expect([one.outside.done, one.state.state]).toEqual([1, 'done']);
    await keep(one, 'begun-before');
  });

  test('however long the freight system is away, nothing leaves before it has said that it has nothing', async () => {
    const one = exportWith({ calls: ['taken unseen'], silentQuestions: 40 });
    await one.run(async () => {
      await runToItsEnd(one);
      expect(await one.minutes()).toBeGreaterThan(60);
    });
    expect([one.outside.calls, one.state.state]).toEqual([1, 'done']);
  });

  test('nobody there: five calls within two hours, then a person, and no run stays open for one', async () => {
    const one = exportWith({ calls: Array<CallOutcome>(5).fill(NOT_SENT) });
    await one.run(async () => {
      await runToItsEnd(one);
      expect(await one.minutes()).toBeLessThan(120);
    });
    expect([one.outside.calls, one.outside.done]).toEqual([5, 0]);
    expect(one.state).toMatchObject({ state: 'waiting_for_person', waitingFor: 'tries-used-up' });
    await keep(one, 'nobody-there');
  });

  test('three attempts come to at most sixty events of history', async () => {
    const one = exportWith({ calls: ['lost', NOT_SENT, 'taken'] });
    await one.run(async () => {
      await runToItsEnd(one);
      const { events } = await one.handle.fetchHistory();
      expect([one.outside.calls, one.state.state]).toEqual([3, 'done']);
      expect(events?.length).toBeLessThanOrEqual(60);
    });
  });

  test('a refusal waits for a person, whose retry brings the run back', async () => {
    const one = exportWith({ calls: [REFUSED] });
    await one.run(async () => {
      await runToItsEnd(one);
      expect(one.state.state).toBe('waiting_for_person');
      await one.send(one.retry());
      await one.handle.result();
    });
    expect([one.outside.calls, one.state.state]).toEqual([2, 'done']);
    await keep(one, 'refused-and-retried');
  });

  test('where nobody can tell, a person says it', async () => {
    const one = exportWith({ calls: ['taken unseen'], findsByReference: false });
    await one.run(async () => {
      await runToItsEnd(one);
      expect(one.state).toMatchObject({ state: 'waiting_for_person', waitingFor: 'is-it-there' });
      await one.send(one.resolve('S00001234'));
      await one.handle.result();
    });
    expect([one.outside.calls, one.outside.done, one.state.state]).toEqual([1, 1, 'done']);
    await keep(one, 'a-person-said-it');
  });

  test('it waits for its turn, and is held while its system is', async () => {
    const one = exportWith({
      turns: [
        { kind: 'wait', milliseconds: 90_000 },
        { kind: 'held', hold: 'log-in-refused', reason: null },
      ],
    });
    await one.run(() => runToItsEnd(one));
    expect([one.types, one.outside.calls]).toEqual([['requested', 'held'], 0]);
    await keep(one, 'held');
  });

  test('held with its system it has no run, and goes on by itself when that is released days later', async () => {
    const one = exportWith({ turns: [{ kind: 'held', hold: 'system-held', reason: 'stocktaking' }] });
    await one.run(async () => {
      await runToItsEnd(one);
      expect([one.state.state, one.outside.calls]).toEqual(['held', 0]);
      await environment.sleep('3 days');
      await one.send(one.release());
      await one.handle.result();
    });
    expect([one.types, one.outside.done]).toEqual([['requested', 'held', 'released', 'call-begun', 'accepted', 'read-back'], 1]);
  });

  test('a run that is asked to ends at its next step, and the next one goes on where it stood', async () => {
    const one = exportWith({ calls: [NOT_SENT] });
    await one.run(async () => {
      await one.send(one.ask());
      await one.waitFor('retry-planned');
      await one.handle.signal(handOverSignal);
      await one.handle.result();
      await keep(one, 'handed-over');
      expect(one.state.state).toBe('retry_planned');
      await one.resume();
      await one.handle.result();
    });
    expect([one.outside.calls, one.state.state]).toEqual([2, 'done']);
  });

  test('what is cancelled before its time does not leave', async () => {
    const one = exportWith({ calls: [NOT_SENT] });
    await one.run(async () => {
      await one.send(one.ask());
      await one.waitFor('retry-planned');
      await one.send(one.cancel());
      await one.handle.result();
    });
    expect([one.outside.calls, one.state.state]).toEqual([1, 'cancelled']);
  });

  test('accepted for later: its acknowledgement moves it, and without one it is looked for after half an hour', async () => {
    const heard = exportWith({ calls: [LATER] });
    await heard.run(async () => {
      await heard.send(heard.ask());
      await heard.waitFor('accepted-later');
      await heard.hear({ outcome: 'accepted', lines: [] });
      await heard.handle.result();
    });
    expect(heard.types).toEqual(['requested', 'call-begun', 'accepted-later', 'acknowledged', 'read-back']);
    await keep(heard, 'acknowledged');

    const silent = exportWith({ calls: [LATER] });
    await silent.run(async () => {
      await runToItsEnd(silent);
      expect(await silent.minutes()).toBeGreaterThan(30);
    });
    expect(silent.state).toMatchObject({ state: 'waiting_for_person', waitingFor: 'no-acknowledgement' });
  });

  test('accepted for later and never acknowledged: after half an hour it is read back, and what is there is done', async () => {
    const one = exportWith({ calls: ['taken for later'] });
    await one.run(async () => {
      await runToItsEnd(one);
      expect(await one.minutes()).toBeGreaterThanOrEqual(30);
      expect(await one.minutes()).toBeLessThan(35);
    });
    expect(one.types).toEqual(['requested', 'call-begun', 'accepted-later', 'found', 'read-back']);
    expect([one.outside.calls, one.outside.done, one.state.state]).toEqual([1, 1, 'done']);
  });

  test('what was lost on the way in is not done, and retrying makes no second job', async () => {
    const one = exportWith({ differences: [[{ place: 'Invoice 1, lines', sent: '12', there: '11' }]] });
    await one.run(async () => {
      await runToItsEnd(one);
      expect(one.state).toMatchObject({ state: 'waiting_for_person', waitingFor: 'not-as-sent' });
      await expect(one.send(one.retry())).rejects.toMatchObject({ cause: { type: 'export.make-anew' } });
    });
    expect(one.outside.calls).toBe(1);
  });
});
