import type { AnyEmailCommand, SendOutcome } from '../commands.js';

export const emailId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7d01';
const NOW = '2026-03-14T02:00:00.000Z';

export const SENT: SendOutcome = { kind: 'sent', code: 250, sentence: '2.0.0 Ok', refused: [] };
export const REFUSED: SendOutcome = { kind: 'refused', code: 550, sentence: '5.1.1 No such user', refused: [] };
export const DEFERRED: SendOutcome = { kind: 'deferred', code: 450, sentence: '4.2.0 Come back later' };
export const UNKNOWN: SendOutcome = { kind: 'unknown', reason: 'connection-lost' };

export const request: AnyEmailCommand = {
  type: 'request',
  emailId,
  email: {
    to: ['mei.chen@harbourline.example'],
    locale: 'en',
    content: { template: 'password-changed', changedAt: NOW },
    workOrderId: null,
  },
};
export const sendAgain: AnyEmailCommand = { type: 'send-again', emailId, reason: 'nothing came' };
export const countAsSent: AnyEmailCommand = { type: 'count-as-sent', emailId, reason: null };

const step = { emailId, commandId: emailId, correlationId: emailId, actor: { kind: 'machine', process: 'outbound-email' } } as const;

export function begin(attempt: number, issuedAt = NOW): AnyEmailCommand {
  return { type: 'begin-sending', ...step, attempt, issuedAt };
}

export function came(outcome: SendOutcome, attempt = 1, issuedAt = NOW): AnyEmailCommand {
  return { type: 'record-outcome', ...step, attempt, outcome, milliseconds: 10, dice: 0, issuedAt };
}
