import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { ORG_ID } from '../demo-organisation.js';
import type { DeskStream } from './desk-streams.js';

/** A mail about a job that was handed over before anybody heard whether it was taken: a person has to say what became of it. */
export function unknownMail(workOrderId: string, now: Date): DeskStream {
  const emailId = uuidv5(ORG_ID, 'mail/unknown');
  const at = now.toISOString();
  const text = 'The goods of LB-20101 are due this week. We write again once customs has answered.\n\nLantern Bay Customs';
  return {
    streamId: `outbound-email/${emailId}`,
    jobId: workOrderId,
    recordedAt: at,
    events: [
      {
        type: 'outbound-email.requested',
        data: {
          emailId,
          to: ['imports@wattlebird.example'],
          locale: 'en',
          content: { template: 'written', subject: 'Your goods of LB-20101', text },
          workOrderId,
        },
      },
      { type: 'outbound-email.sending', data: { emailId, attempt: 1, messageId: `<${emailId}.1@tallyport>`, at } },
      { type: 'outbound-email.outcome-unknown', data: { emailId, attempt: 1, reason: 'connection-lost', milliseconds: 30_000 } },
    ],
  };
}
