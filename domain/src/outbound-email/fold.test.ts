import type { DomainEvent } from '@tallyport/contracts/events';
import { OutboundEmail } from '@tallyport/contracts/outbound-email/email';
import { expect, test } from 'vitest';
import type { AnyEmailCommand } from './commands.js';
import { emailDecider } from './decider.js';
import { foldEmail } from './fold.js';
import { begin, came, countAsSent, DEFERRED, emailId, REFUSED, request, SENT, sendAgain, UNKNOWN } from './testing/sample-email.js';

/** How a mail shows after these commands. */
function shown(...commands: readonly AnyEmailCommand[]): OutboundEmail | null {
  let [state, view, streamPosition]: [typeof emailDecider.initialState, OutboundEmail | null, number] = [
    emailDecider.initialState,
    null,
    0,
  ];
  const metadata = {
    actor: { kind: 'person' as const, userId: emailId },
    commandId: emailId,
    correlationId: emailId,
    causationId: null,
    workflowId: null,
    runId: null,
  };
  for (const command of commands)
    for (const event of emailDecider.decide(command, state)) {
      state = emailDecider.evolve(state, event);
      streamPosition += 1;
      const envelope = { streamId: `outbound-email/${emailId}`, streamPosition, recordedAt: '2026-03-14T02:00:00.000Z', metadata };
      view = foldEmail(view, event satisfies DomainEvent, envelope);
    }
  return view;
}

test('it shows as queued until there is an answer, and then what was answered', () => {
  expect(shown(request)).toMatchObject({ state: 'queued', problem: null, attempts: 0, requested_by: emailId });
  expect(shown(request, begin(1))).toMatchObject({ state: 'queued', attempts: 1 });
  expect(shown(request, begin(1), came(DEFERRED))).toMatchObject({
    state: 'queued',
    retry_at: '2026-03-14T02:01:00.000Z',
    last_answer: { code: 450 },
  });
  expect(shown(request, begin(1), came(SENT))).toMatchObject({ state: 'sent', problem: null, last_answer: { code: 250 } });
});

test('fault 55: what was not taken shows the specified sentence, and what is unknown waits for a person', () => {
  expect(shown(request, begin(1), came(REFUSED))).toMatchObject({ state: 'refused', problem: 'email.send-error', refusal: 'by-server' });
  expect(shown(request, begin(1), came(UNKNOWN))).toMatchObject({ state: 'unknown', problem: 'email.outcome-unknown' });
  expect(shown(request, begin(1), came(UNKNOWN), sendAgain)).toMatchObject({ state: 'queued', problem: null });
  expect(shown(request, begin(1), came(UNKNOWN), countAsSent)).toMatchObject({ state: 'sent', is_sent_by_word: true });
});

test('it is the wire’s mail, without bookkeeping of the fold', () => {
  const view = shown(request, begin(1), came(SENT));
  expect(OutboundEmail.strict().parse(view)).toEqual(view);
});
