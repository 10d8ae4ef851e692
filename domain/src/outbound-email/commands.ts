import type { Actor } from '@tallyport/contracts/actor';
import type { EmailUnknownReason, RefusedRecipient, ServerWord } from '@tallyport/contracts/outbound-email/email';
import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import type { z } from 'zod';

type DataOf<Type extends OutboundEmailEvent['type']> = Extract<OutboundEmailEvent, { type: Type }>['data'];

/** What a person decides of a mail that did not arrive, or of which nobody knows. */
export interface EmailDecision {
  readonly type: 'send-again' | 'count-as-sent';
  readonly emailId: string;
  readonly reason: string | null;
}

/** A person, or the product itself, wants a mail sent. */
export interface EmailRequest {
  readonly type: 'request';
  readonly emailId: string;
  readonly email: Omit<DataOf<'outbound-email.requested'>, 'emailId'>;
}

export type EmailCommand = EmailRequest | EmailDecision;

/** What came of handing a mail over. After its text was handed over only an answer says so; whatever else is unknown. */
export type SendOutcome =
  | ({ readonly kind: 'sent'; readonly refused: readonly RefusedRecipient[] } & ServerWord)
  | ({ readonly kind: 'refused'; readonly refused: readonly RefusedRecipient[] } & ServerWord)
  | ({ readonly kind: 'deferred' } & ServerWord)
  | { readonly kind: 'unknown'; readonly reason: z.infer<typeof EmailUnknownReason> }
  /** Who should have it needs it no more: the link was revoked, or nobody has that address. */
  | { readonly kind: 'not-wanted' };

interface Circumstances {
  readonly emailId: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly issuedAt: string;
}

/** A step of a mail on its way. */
export type EmailStep = Circumstances & { readonly attempt: number } & (
    | { readonly type: 'begin-sending' }
    /** `dice` between 0 and 1: many mails that wait for one server do not come back at once. */
    | { readonly type: 'record-outcome'; readonly outcome: SendOutcome; readonly milliseconds: number; readonly dice: number }
  );

export type AnyEmailCommand = EmailCommand | EmailStep;
