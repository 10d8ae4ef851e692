import type { SendOutcome } from '@tallyport/domain/outbound-email/commands';
import type { ComposedEmail } from '@tallyport/domain/outbound-email/compose/compose-email';

/** A mail, ready to be handed over. */
export interface OutgoingMail extends ComposedEmail {
  readonly to: readonly string[];
  /** With its angle brackets. */
  readonly messageId: string;
  /** Whether the product wrote it by itself: others do not answer it by themselves then (RFC 3834). */
  readonly isAutomatic: boolean;
}

/** The way to a mail server. */
export interface MailTransport {
  /** Hands a mail over, once. Never throws for what becomes of it. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SendOutcome>;
}
