import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { EmailAddress } from './address.js';
import { EmailContent, EmailLocale } from './content.js';
import { EmailRefusal, EmailUnknownReason, RefusedRecipient, ServerWord } from './email.js';

const ofEmail = { emailId: Id };
/** Rises with each try, over all decisions of people. */
const attempt = z.int().min(1);
const reason = z.string().max(500).nullable();
const milliseconds = z.int().min(0);

/** Somebody, or the product itself, wants a mail sent. */
export const EmailRequested = defineEvent(
  'outbound-email.requested',
  1,
  z.object({
    ...ofEmail,
    /** All of them in one copy. */
    to: z.array(EmailAddress).min(1).max(20),
    /** The language of who reads it. */
    locale: EmailLocale,
    content: EmailContent,
    workOrderId: Id.nullable(),
  }),
);

/** It is about to be handed to the server: from now on it may arrive. */
export const EmailSending = defineEvent(
  'outbound-email.sending',
  1,
  z.object({ ...ofEmail, attempt, messageId: z.string().max(200), at: Instant }),
);

/** The server took it, for all of those whom it should reach but the refused ones. */
export const EmailSent = defineEvent(
  'outbound-email.sent',
  1,
  z.object({ ...ofEmail, attempt, ...ServerWord.shape, refused: z.array(RefusedRecipient).max(20), milliseconds }),
);

/** It did not leave, and does not by itself. */
export const EmailRefused = defineEvent(
  'outbound-email.refused',
  1,
  z.object({ ...ofEmail, attempt, reason: EmailRefusal, ...ServerWord.shape, refused: z.array(RefusedRecipient).max(20), milliseconds }),
);

/** It did not leave for now: the server said so, or was not reached. */
export const EmailDeferred = defineEvent(
  'outbound-email.deferred',
  1,
  z.object({ ...ofEmail, attempt, ...ServerWord.shape, retryAt: Instant, milliseconds }),
);

/** It was handed over and nobody heard whether it was taken. Nothing is sent again until a person decides. */
export const EmailOutcomeUnknown = defineEvent(
  'outbound-email.outcome-unknown',
  1,
  z.object({ ...ofEmail, attempt, reason: EmailUnknownReason, milliseconds }),
);

/** A person has it sent once more, though it may have arrived. */
export const EmailSentAgain = defineEvent('outbound-email.sent-again', 1, z.object({ ...ofEmail, reason }));

/** A person says that it arrived. */
export const EmailCountedAsSent = defineEvent('outbound-email.counted-as-sent', 1, z.object({ ...ofEmail, reason }));

export const OutboundEmailEvent = z.discriminatedUnion('type', [
  EmailRequested.schema,
  EmailSending.schema,
  EmailSent.schema,
  EmailRefused.schema,
  EmailDeferred.schema,
  EmailOutcomeUnknown.schema,
  EmailSentAgain.schema,
  EmailCountedAsSent.schema,
]);
export type OutboundEmailEvent = z.infer<typeof OutboundEmailEvent>;
