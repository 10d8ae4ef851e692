import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';

type Requested = Extract<OutboundEmailEvent, { type: 'outbound-email.requested' }>;

/** Whom a mail about a job is for, and the subject that somebody wrote. */
export interface MailOfJob {
  readonly to: string;
  readonly title: string | null;
}

export function mailOf({ to, content }: Requested['data']): MailOfJob {
  return { to: to.join(', '), title: content.template === 'written' ? content.subject : null };
}

/** What the mail server said (`550 No such user`), or the reason that a person gave. */
export function noteOfMail(event: OutboundEmailEvent): string | null {
  switch (event.type) {
    case 'outbound-email.refused':
      return [event.data.code, event.data.sentence].filter((part) => part !== null).join(' ') || null;
    case 'outbound-email.sent-again':
    case 'outbound-email.counted-as-sent':
      return event.data.reason;
    default:
      return null;
  }
}
