import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';
import type { AnyEmailCommand, EmailCommand, EmailStep } from './commands.js';
import { nextTry } from './retry-schedule.js';
import { type EmailProgress, evolveEmail, NEVER_ASKED } from './state.js';

/**
 * One mail: asked for, handed over, taken or not. Nothing is handed over a second time where a first copy may have arrived, unless a
 * person decides so.
 */
export const emailDecider: Decider<AnyEmailCommand, OutboundEmailEvent, EmailProgress, 'outbound-email'> = {
  name: 'outbound-email',
  version: 1,
  initialState: NEVER_ASKED,
  decide(command, state) {
    switch (command.type) {
      case 'begin-sending':
        return beginSending(command, state);
      case 'record-outcome':
        return state.state === 'sending' && state.attempts === command.attempt ? outcome(command, state) : [];
      default:
        return decided(command, state);
    }
  },
  evolve: evolveEmail,
};

function decided(command: EmailCommand, { state }: EmailProgress): OutboundEmailEvent[] {
  const { emailId } = command;
  if (command.type === 'request') return state === null ? [{ type: 'outbound-email.requested', data: { emailId, ...command.email } }] : [];
  if (state === null) throw new Rejection('email.not-found');
  const { reason } = command;
  if (command.type === 'send-again') {
    if (state !== 'unknown' && state !== 'refused') throw new Rejection('email.illegal-transition');
    return [{ type: 'outbound-email.sent-again', data: { emailId, reason } }];
  }
  if (state !== 'unknown') throw new Rejection('email.illegal-transition');
  return [{ type: 'outbound-email.counted-as-sent', data: { emailId, reason } }];
}

function beginSending({ emailId, attempt, issuedAt }: StepOf<'begin-sending'>, before: EmailProgress): OutboundEmailEvent[] {
  const isDue = before.state === 'queued' || (before.state === 'deferred' && before.retryAt !== null && before.retryAt <= issuedAt);
  if (!isDue || attempt !== before.attempts + 1) return [];
  return [{ type: 'outbound-email.sending', data: { emailId, attempt, messageId: messageIdOf(emailId, attempt), at: issuedAt } }];
}

/** RFC 5322, 3.6.4: unique for ever. It says which try a copy comes from. */
export function messageIdOf(emailId: string, attempt: number): string {
  return `<${emailId}.${attempt}@tallyport>`;
}

function outcome(step: StepOf<'record-outcome'>, before: EmailProgress): OutboundEmailEvent[] {
  const { emailId, attempt, outcome: came, milliseconds, issuedAt, dice } = step;
  const of = { emailId, attempt, milliseconds };
  switch (came.kind) {
    case 'sent':
      return [{ type: 'outbound-email.sent', data: { ...of, ...said(came), refused: [...came.refused] } }];
    case 'refused':
      return [{ type: 'outbound-email.refused', data: { ...of, reason: 'by-server', ...said(came), refused: [...came.refused] } }];
    case 'not-wanted': {
      const nothing = { code: null, sentence: null, refused: [] };
      return [{ type: 'outbound-email.refused', data: { ...of, reason: 'not-wanted', ...nothing } }];
    }
    case 'unknown':
      return [{ type: 'outbound-email.outcome-unknown', data: { ...of, reason: came.reason } }];
    case 'deferred': {
      const retryAt = nextTry(before.tries, before.triesSince ?? issuedAt, issuedAt, dice);
      if (retryAt !== null) return [{ type: 'outbound-email.deferred', data: { ...of, ...said(came), retryAt } }];
      return [{ type: 'outbound-email.refused', data: { ...of, reason: 'tries-used-up', ...said(came), refused: [] } }];
    }
  }
}

function said({ code, sentence }: { readonly code: number | null; readonly sentence: string | null }) {
  return { code, sentence };
}

type StepOf<Type extends EmailStep['type']> = Extract<EmailStep, { type: Type }>;
