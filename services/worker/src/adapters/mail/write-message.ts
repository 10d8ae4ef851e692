import { oneLine } from '@tallyport/domain/outbound-email/compose/one-line';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailPlace } from './mail-config.js';
import type { OutgoingMail } from './mail-transport.js';

/**
 * A mail as bytes (RFC 5322, MIME). Addresses are given as such and never read out of words, and no header gets more than one line:
 * whoever writes a line break into a name or a subject gets a space.
 */
export function writeMessage({ to, subject, text, html, messageId, isAutomatic }: OutgoingMail, from: MailPlace['from']): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: to.map((address) => ({ name: '', address })),
    subject: oneLine(subject),
    text,
    html,
    messageId,
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
