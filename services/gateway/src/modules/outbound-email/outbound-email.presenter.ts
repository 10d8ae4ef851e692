import type { EmailContent } from '@tallyport/contracts/outbound-email/content';
import type { OutboundEmail } from '@tallyport/contracts/outbound-email/email';
import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';

/** `codes` are those of the jobs, by their ids. */
export function presentEmail({ content, work_order_id, ...mail }: OutboundEmail, codes: ReadonlyMap<string, string>): OutgoingEmail {
  const work_order = work_order_id === null ? null : { id: work_order_id, code: codes.get(work_order_id) ?? '' };
  return { ...mail, content: shown(content), work_order };
}

function shown(content: EmailContent): OutgoingEmail['content'] {
  switch (content.template) {
    case 'invitation':
      return { template: content.template, organisation: content.organisation, inviter: content.inviter };
    case 'written':
      return { template: content.template, subject: content.subject };
    case 'password-reset':
    case 'password-changed':
      return { template: content.template };
  }
}
