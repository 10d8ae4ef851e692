import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import { describe, expect, test } from 'vitest';
import type { AnyEmailCommand, SendOutcome } from './commands.js';
import { emailDecider } from './decider.js';
import { begin, came, countAsSent, DEFERRED, emailId, REFUSED, request, SENT, sendAgain, UNKNOWN } from './testing/sample-email.js';

function run(...commands: readonly AnyEmailCommand[]) {
  const events: OutboundEmailEvent[] = [];
  let state = emailDecider.initialState;
  for (const one of commands)
    for (const event of emailDecider.decide(one, state)) {
      events.push(event);
      state = emailDecider.evolve(state, event);
    }
  return { state, events, types: events.map(({ type }) => type.replace('outbound-email.', '')) };
}

describe('a mail', () => {
  test('is asked for once, handed over once, and ends once', () => {
    expect(run(request, request, begin(1), begin(1), came(SENT), came(SENT), came(REFUSED), begin(2)).types).toEqual([
      'requested',
      'sending',
      'sent',
    ]);
  });

  test('the intent names the try in its Message-ID', () => {
    expect(run(request, begin(1)).events[1]?.data).toMatchObject({ attempt: 1, messageId: `<${emailId}.1@tallyport>` });
  });

  test.each<[string, SendOutcome]>([
    ['refused', REFUSED],
    ['refused', { kind: 'not-wanted' }],
  ])('fault 55: it is %s for good where the answer says so', (end, outcome) => {
    expect(run(request, begin(1), came(outcome), begin(2)).types).toEqual(['requested', 'sending', end]);
  });

  test('fault 55: what is deferred is tried again when its time came, not before', () => {
    const early = run(request, begin(1), came(DEFERRED), begin(2, '2026-03-14T02:00:59.000Z'));
    expect(early.types).toEqual(['requested', 'sending', 'deferred']);
    expect(early.state.retryAt).toBe('2026-03-14T02:01:00.000Z');
    expect(run(request, begin(1), came(DEFERRED), begin(2, '2026-03-14T02:01:00.000Z'), came(SENT, 2)).types).toEqual([
      'requested',
      'sending',
      'deferred',
      'sending',
      'sent',
    ]);
  });

  test('fault 55: a server that defers for a day has refused it, with its last word', () => {
    const commands: AnyEmailCommand[] = [request];
    let now = Date.parse('2026-03-14T02:00:00.000Z');
    for (let attempt = 1; attempt <= 20; attempt++) {
      const at = new Date(now).toISOString();
      commands.push(begin(attempt, at), came(DEFERRED, attempt, at));
      now = Date.parse(run(...commands).state.retryAt ?? at);
    }
    const { types, events } = run(...commands);
    expect([types.at(-1), types.filter((type) => type === 'sending').length]).toEqual(['refused', 12]);
    expect(events.at(-1)?.data).toMatchObject({ reason: 'tries-used-up', code: 450 });
  });
});

describe('fault 55: an unknown mail', () => {
  const unknown = [request, begin(1), came(UNKNOWN)];

  test('is not sent again by itself', () => {
    const { types, state } = run(...unknown, begin(2, '2027-01-01T00:00:00.000Z'), came(SENT, 1));
    expect([types, state.state]).toEqual([['requested', 'sending', 'outcome-unknown'], 'unknown']);
  });

  test('is sent again when a person says so, and its tries begin anew', () => {
    const { types, state } = run(...unknown, sendAgain, begin(2));
    expect(types.slice(3)).toEqual(['sent-again', 'sending']);
    expect(state).toMatchObject({ attempts: 2, tries: 1 });
  });

  test('counts as sent when a person says so', () => {
    expect(run(...unknown, countAsSent).state.state).toBe('sent');
  });
});

test('people decide only about what waits for them', () => {
  for (const decision of [sendAgain, countAsSent]) {
    expect(() => run(decision)).toThrow('email.not-found');
    expect(() => run(request, decision)).toThrow('email.illegal-transition');
    expect(() => run(request, begin(1), decision)).toThrow('email.illegal-transition');
    expect(() => run(request, begin(1), came(SENT), decision)).toThrow('email.illegal-transition');
  }
  expect(run(request, begin(1), came(REFUSED), sendAgain).state.state).toBe('queued');
  expect(() => run(request, begin(1), came(REFUSED), countAsSent)).toThrow('email.illegal-transition');
});
