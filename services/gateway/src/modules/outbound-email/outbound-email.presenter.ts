import type { EmailContent } from '@tallyport/contracts/outbound-email/content';
import type { OutboundEmail } from '@tallyport/contracts/outbound-email/email';
import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';

export function presentEmail({ content, ...mail }: OutboundEmail): OutgoingEmail {
  return { ...mail, content: shown(content) };
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
