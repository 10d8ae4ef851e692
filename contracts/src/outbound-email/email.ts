import { z } from 'zod';
import { ProblemCode } from '../problem.js';
import { Instant } from '../values/dates.js';
import { Id, StreamPosition } from '../values/ids.js';
import { EmailContent, EmailLocale } from './content.js';

/** Where a mail stands for people. Queued ones go on by themselves; an unknown one waits for a person. */
export const EMAIL_STATES = ['queued', 'sent', 'refused', 'unknown'] as const;
export const EmailState = z.enum(EMAIL_STATES);
export type EmailState = z.infer<typeof EmailState>;

/** Why a mail was not taken, and will not be by itself. */
export const EmailRefusal = z.enum(['by-server', 'tries-used-up', 'not-wanted']);
export type EmailRefusal = z.infer<typeof EmailRefusal>;

/** How nobody came to know whether a mail was taken. */
export const EmailUnknownReason = z.enum(['connection-lost', 'timeout', 'sender-died']);

/** What a mail server said: its code and its sentence. Without a code, what kept us from reaching it. */
const saidByServer = { code: z.int().min(200).max(599).nullable(), sentence: z.string().max(500).nullable() };
export const ServerWord = z.object(saidByServer);
export type ServerWord = z.infer<typeof ServerWord>;

/** An address of a mail that the server did not take, while it took others. */
export const RefusedRecipient = z.object({ address: z.string().max(254), ...saidByServer });
export type RefusedRecipient = z.infer<typeof RefusedRecipient>;

/** A mail as its stream shows it. */
export const OutboundEmail = z.object({
  id: Id,
  to: z.array(z.string()),
  locale: EmailLocale,
  content: EmailContent,
  work_order_id: Id.nullable(),
  state: EmailState,
  /** Of a mail that was not taken, or of which nobody knows; null where all is well. */
  problem: ProblemCode.nullable(),
  refusal: EmailRefusal.nullable(),
  attempts: z.int(),
  requested_by: Id.nullable(),
  requested_at: Instant,
  /** When it came to where it stands. */
  since: Instant,
  /** When it is tried again by itself. */
  retry_at: Instant.nullable(),
  last_answer: ServerWord.nullable(),
  refused_recipients: z.array(RefusedRecipient),
  /** Whether a person says that it arrived, and not a server. */
  is_sent_by_word: z.boolean(),
  stream_position: StreamPosition,
});
export type OutboundEmail = z.infer<typeof OutboundEmail>;
