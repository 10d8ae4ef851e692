import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EmailContent, EmailLocale } from '@tallyport/contracts/outbound-email/content';
import type { Transaction } from 'kysely';
import type { LoginTables } from '../../platform/auth/sessions.js';
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

  async request(wish: AccountMailWish): Promise<void> {
    const { command, metadata } = asked(wish);
    await this.emails.recordOfAccount(command, metadata, new Date().toISOString());
  }

  /** Tells the owner of an account that its password was changed, exactly if the transaction commits that changes it. */
  async passwordChanged(transaction: Transaction<LoginTables>, { to, locale }: Omit<AccountMailWish, 'content'>): Promise<void> {
    const now = new Date().toISOString();
    const { command, metadata } = asked({ to, locale, content: { template: 'password-changed', changedAt: now } });
    await this.emails.recordOfAccountWithin(transaction, command, metadata, now);
  }

  /** The transaction has committed. */
  told(): void {
    this.emails.told();
  }
}

function asked({ to, locale, content }: AccountMailWish) {
  const emailId = randomUUID();
  const ids = { commandId: emailId, correlationId: emailId, causationId: null, workflowId: null, runId: null };
  const metadata = { actor: { kind: 'machine', process: 'accounts' }, ...ids } as const;
  return { command: { type: 'request' as const, emailId, email: { to: [to], locale, content, workOrderId: null } }, metadata };
}
