import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EmailContent, EmailLocale } from '@tallyport/contracts/outbound-email/content';
import { OutboundEmails } from '../../platform/mail/outbound-emails.js';

/** A mail to the owner of an account, or to whoever typed an address. */
export interface AccountMailWish {
  readonly to: string;
  readonly locale: EmailLocale;
  readonly content: EmailContent;
}

/** Mail that nobody who is signed in asks for: it is recorded at once, and leaves later, whether or not there is anything to send. */
@Injectable()
export class AccountMail {
  constructor(@Inject(OutboundEmails) private readonly emails: OutboundEmails) {}

  async request({ to, locale, content }: AccountMailWish): Promise<void> {
    const emailId = randomUUID();
    const metadata = {
      actor: { kind: 'machine', process: 'accounts' },
      commandId: emailId,
      correlationId: emailId,
      causationId: null,
      workflowId: null,
      runId: null,
    } as const;
    const email = { to: [to], locale, content, workOrderId: null };
    await this.emails.recordOfAccount({ type: 'request', emailId, email }, metadata, new Date().toISOString());
  }
}
