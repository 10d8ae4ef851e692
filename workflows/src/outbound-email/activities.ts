import type { SendOutcome } from '@tallyport/domain/outbound-email/commands';
import type { EmailRef } from './messages.js';

/** One try of a mail. */
export interface EmailTry extends EmailRef {
  readonly attempt: number;
}

/** What came of the one try. */
export interface EmailTried {
  readonly outcome: SendOutcome;
  readonly milliseconds: number;
}

/** The way to a mail server, on the queue `exports`. */
export interface EmailActivities {
  /**
   * Writes the mail, with a link that is made for this try where it has one, and hands it over. Never repeated by itself: who does not
   * know how it ended asks a person.
   */
  sendEmail(one: EmailTry): Promise<EmailTried>;
}
