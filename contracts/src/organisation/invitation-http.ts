import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { EmailLocale } from '../outbound-email/content.js';
import { OutboundEmail } from '../outbound-email/email.js';
import { page } from '../paging.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { Email, Person } from './http.js';
import { LinkToken } from './link-token.js';
import { Capacities } from './member-http.js';
import { Capacity, DispatchRole } from './roles.js';

/** An invitation that nobody has used and nobody has revoked, without its link, which nobody can ask for. */
export const Invitation = z
  .object({
    id: Id,
    /** The only address that it is good for; null where whoever has the link may come. */
    email: z.string().nullable(),
    user_type: DispatchRole.nullable(),
    capacities: z.array(Capacity),
    is_expired: z.boolean(),
    made_by: Person.nullable(),
    created_at: Instant,
    expires_at: Instant,
    /** Where the mail to its address stands; null where there is no address. */
    mail: OutboundEmail.shape.state.nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** With its link. Null where it goes by mail, and where the call repeats one that was answered: a link is told once. */
export const MadeInvitation = Invitation.extend({ link: z.string().nullable() }).meta({ id: 'MadeInvitation' });
export type MadeInvitation = z.infer<typeof MadeInvitation>;

const path = '/orgs/{o}/org_invitations';

export const inviteMember = defineOperation({
  id: 'inviteMember',
  summary:
    'Invite somebody: without a body by a link for whoever has it, else bound to an address and mailed there. Good once, for seven days.',
  method: 'POST',
  path: '/orgs/{o}/org_members',
  auth: 'member',
  body: z
    .strictObject({
      email: Email.optional(),
      user_type: DispatchRole.nullable().default(null),
      capacities: Capacities.default([]),
      /** In which language the mail is written. */
      locale: EmailLocale.default('en'),
    })
    .refine(({ email, user_type, capacities }) => email !== undefined || (user_type === null && capacities.length === 0), {
      path: ['email'],
      message: 'a role or a capacity is given to an address only',
    }),
  reply: MadeInvitation,
  status: 201,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'invitation.member-already'],
});

export const listInvitations = defineOperation({
  id: 'listInvitations',
  summary: 'The invitations that wait, those past their time too: the newest first.',
  method: 'GET',
  path,
  auth: 'member',
  reply: page(Invitation),
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const resendInvitation = defineOperation({
  id: 'resendInvitation',
  summary: 'Make the link anew, or mail a new one, good for seven days from now. The one before ends.',
  method: 'POST',
  path: `${path}/{invitation}/resend`,
  auth: 'member',
  reply: MadeInvitation,
  status: 200,
  problems: ['not-found', 'not-allowed', 'command-reused'],
});

export const revokeInvitation = defineOperation({
  id: 'revokeInvitation',
  summary: 'Take an invitation back: its link opens nothing any more.',
  method: 'DELETE',
  path: `${path}/{invitation}`,
  auth: 'member',
  reply: z.object({}),
  status: 200,
  problems: ['not-found', 'not-allowed', 'command-reused'],
});

/** Small, in bytes: anybody may send it. */
const TOKEN_LIMIT = 1_024;
const token = z.strictObject({ token: LinkToken });

export const showInvitation = defineOperation({
  id: 'showInvitation',
  summary: 'To which org a link leads, and for which address it is good. The token comes in the body: addresses stand in logs.',
  method: 'POST',
  path: '/invitations/show',
  auth: 'public',
  bodyLimit: TOKEN_LIMIT,
  body: token,
  reply: z.object({ org_name: z.string(), email: z.string().nullable() }),
  status: 200,
  problems: ['link.not-valid', 'link.expired', 'body-too-large', 'too-many-requests'],
});

export const acceptInvitation = defineOperation({
  id: 'acceptInvitation',
  summary: 'Join the org that a link leads to. One account does, once.',
  method: 'POST',
  path: '/invitations/accept',
  auth: 'account',
  bodyLimit: TOKEN_LIMIT,
  body: token,
  reply: z.object({ org: Id }),
  status: 200,
  problems: ['link.not-valid', 'link.expired', 'invitation.other-address', 'invitation.member-already', 'body-too-large'],
});

export const INVITATION_OPERATIONS = [
  inviteMember,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  showInvitation,
  acceptInvitation,
] as const;
