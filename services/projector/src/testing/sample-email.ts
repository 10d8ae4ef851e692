import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';

/** How a mail can end. */
export const EMAIL_ENDS = ['sent', 'refused', 'counted as sent', 'sent again'] as const;

/** The life of one mail: deferred once, then taken, refused or unknown, which a person decides. */
export function sampleEmail(emailId: string, end: (typeof EMAIL_ENDS)[number], workOrderId: string | null = null): OutboundEmailEvent[] {
  const at = '2026-03-14T02:00:00.000Z';
  const content = { template: 'written' as const, subject: 'Papers', text: 'The bill is missing.' };
  const sending = (attempt: number): OutboundEmailEvent => ({
    type: 'outbound-email.sending',
    data: { emailId, attempt, messageId: `<${emailId}.${attempt}@tallyport>`, at },
  });
  const answer = { emailId, attempt: 2, milliseconds: 40, sentence: 'so', refused: [] };
  const unknown: OutboundEmailEvent = {
    type: 'outbound-email.outcome-unknown',
    data: { emailId, attempt: 2, reason: 'timeout', milliseconds: 40 },
  };
  const ends: Record<typeof end, readonly OutboundEmailEvent[]> = {
    sent: [{ type: 'outbound-email.sent', data: { ...answer, code: 250 } }],
    refused: [{ type: 'outbound-email.refused', data: { ...answer, code: 550, reason: 'by-server' } }],
    'counted as sent': [unknown, { type: 'outbound-email.counted-as-sent', data: { emailId, reason: null } }],
    'sent again': [unknown, { type: 'outbound-email.sent-again', data: { emailId, reason: 'nothing came' } }, sending(3)],
  };
  return [
    {
      type: 'outbound-email.requested',
      data: { emailId, to: ['mei.chen@harbourline.example'], locale: 'en', content, workOrderId },
    },
    sending(1),
    {
      type: 'outbound-email.deferred',
      data: { emailId, attempt: 1, code: 450, sentence: 'later', retryAt: '2026-03-14T02:01:00.000Z', milliseconds: 9 },
    },
    sending(2),
    ...ends[end],
  ];
}
