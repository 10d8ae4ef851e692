import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Id } from '../values/ids.js';
import { requiredText } from '../values/text.js';
import { EmailState, OutboundEmail } from './email.js';

/** What a mail is, without its text and what its link is for. */
const ShownContent = z.discriminatedUnion('template', [
  z.object({ template: z.literal('password-reset') }),
  z.object({ template: z.literal('password-changed') }),
  z.object({ template: z.literal('invitation'), organisation: z.string(), inviter: z.string() }),
  z.object({ template: z.literal('written'), subject: z.string() }),
]);

/** A mail as on the wire, with the job that it is about; a job that was deleted has no code. */
export const OutgoingEmail = OutboundEmail.omit({ content: true, work_order_id: true })
  .extend({ content: ShownContent, work_order: z.object({ id: Id, code: z.string() }).nullable() })
  .meta({ id: 'OutgoingEmail' });
export type OutgoingEmail = z.infer<typeof OutgoingEmail>;

const path = '/orgs/{o}/outbound_emails';
const one = `${path}/{email}` as const;
const problems = ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'email.not-found', 'email.illegal-transition'] as const;
/** Why a person decides so: it stands in the history of the mail. */
const body = z.strictObject({ reason: requiredText(500) });

export const listOutboundEmails = defineOperation({
  id: 'listOutboundEmails',
  summary: 'The outgoing mails of the organisation, those of which nobody knows first, then the newest; `state` names one state.',
  method: 'GET',
  path,
  auth: 'member',
  query: z.strictObject({ state: EmailState.optional(), ...pageQuery(50) }),
  reply: page(OutgoingEmail),
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const countEmailAsSent = defineOperation({
  id: 'countEmailAsSent',
  summary: 'Say of a mail of which nobody knows that it arrived. It is not sent again.',
  method: 'POST',
  path: `${one}/count_as_sent`,
  auth: 'member',
  body,
  reply: OutgoingEmail,
  status: 200,
  problems,
});

export const sendEmailAgain = defineOperation({
  id: 'sendEmailAgain',
  summary: 'Send a mail once more that was refused, or of which nobody knows whether it arrived: then a second copy may arrive.',
  method: 'POST',
  path: `${one}/send_again`,
  auth: 'member',
  body,
  reply: OutgoingEmail,
  status: 200,
  problems,
});

export const OUTBOUND_EMAIL_OPERATIONS = [listOutboundEmails, countEmailAsSent, sendEmailAgain] as const;
