import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { LicenceNumber } from '../lodgement/values.js';
import { page } from '../paging.js';
import { Instant, TimeZone } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';
import { LinkToken } from './link-token.js';
import { Capacity, DispatchRole } from './roles.js';

export const Email = z.email().max(254).toLowerCase();

/** At least 8 characters and at least one special character; at most 200, so that hashing stays cheap. */
export const Password = z
  .string()
  .min(8)
  .max(200)
  .refine((p) => /[^\p{L}\p{N}\s]/u.test(p), 'needs a special character')
  .refine((p) => !p.includes('\u0000'), 'must not contain NUL');

/** A password as it is typed at sign-in: any text, so that a wrong one is answered as wrong and not as malformed. */
export const TypedPassword = z.string().max(2_000);

/** Anybody may send these, so that they are small: in bytes. */
const SIGN_IN_LIMIT = 4_096;

const SignedIn = z.object({ token: z.string(), expire: Instant }).meta({ id: 'SignedIn' });

/** A person as shown beside a job. `color` is hex without #. */
export const Person = z
  .object({
    id: Id,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    color: z.string(),
    license_number: z.string().nullable(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof Person>;

export const CurrentUser = z
  .object({
    id: Id,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    color: z.string(),
    dispatch_roles: z.array(z.object({ org: Id, user_type: DispatchRole })),
    capacities: z.array(z.object({ org: Id, capacity: Capacity })),
    au_broker_profile: z.object({ license_number: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Organisation = z
  .object({
    id: Id,
    name: z.string(),
    branches_info: z.array(z.object({ id: Id, name: z.string(), time_zone: TimeZone })),
    /** Whether products are being fetched from a freight system: `pending` for half an hour at most, then how the last fetch ended. */
    sync_cargowise_data_info: z.object({ sync_cargowise_product_status: z.enum(['pending', 'done', 'failed']) }),
  })
  .meta({ id: 'Organisation' });
export type Organisation = z.infer<typeof Organisation>;

export const login = defineOperation({
  id: 'login',
  summary: 'Sign in. The token is good for twelve hours.',
  method: 'POST',
  path: '/login',
  auth: 'public',
  bodyLimit: SIGN_IN_LIMIT,
  body: z.strictObject({ email: z.string().max(254), password: TypedPassword }),
  reply: SignedIn,
  status: 200,
  problems: ['wrong-log-in', 'body-too-large', 'too-many-requests'],
});

export const signup = defineOperation({
  id: 'signup',
  summary:
    'Make an account. With `org_name` a new organisation is made too, and its maker is its admin; with the token of an `invitation` it joins that one.',
  method: 'POST',
  path: '/signup',
  auth: 'public',
  bodyLimit: SIGN_IN_LIMIT,
  body: z
    .strictObject({
      email: Email,
      password: TypedPassword,
      first_name: requiredText(80),
      last_name: requiredText(80),
      org_name: text(120).optional(),
      time_zone: TimeZone.default('Australia/Sydney'),
      invitation: LinkToken.optional(),
    })
    .refine(({ org_name, invitation }) => !org_name || invitation === undefined, {
      path: ['org_name'],
      message: 'who is invited makes none',
    }),
  reply: SignedIn,
  status: 201,
  problems: [
    'password-refused',
    'account-exists',
    'link.not-valid',
    'link.expired',
    'invitation.other-address',
    'body-too-large',
    'too-many-requests',
  ],
});

export const logout = defineOperation({
  id: 'logout',
  summary: 'Sign out: the token and its open sockets end.',
  method: 'POST',
  path: '/logout',
  auth: 'account',
  reply: z.object({}),
  status: 200,
  problems: [],
});

export const me = defineOperation({
  id: 'me',
  summary: 'Who is signed in.',
  method: 'GET',
  path: '/accounts/me',
  auth: 'account',
  reply: CurrentUser,
  status: 200,
  problems: [],
});

const OrgFilter = z.strictObject({ org: Id.optional() });

export const listCompilers = defineOperation({
  id: 'listCompilers',
  summary: 'Compilers of an org, or of all orgs of the caller.',
  method: 'GET',
  path: '/dispatch_users/list_compilers',
  auth: 'account',
  query: OrgFilter,
  reply: page(Person),
  status: 200,
  problems: ['not-found'],
});

export const listBrokers = defineOperation({
  id: 'listBrokers',
  summary: 'Brokers of an org, or of all orgs of the caller.',
  method: 'GET',
  path: '/dispatch_users/list_brokers',
  auth: 'account',
  query: OrgFilter,
  reply: page(Person),
  status: 200,
  problems: ['not-found'],
});

export const createNewRole = defineOperation({
  id: 'createNewRole',
  summary: 'Choose one’s first dispatch role. `org` may be left out by who belongs to one organisation alone.',
  method: 'POST',
  path: '/dispatch_users/create_new_role',
  auth: 'account',
  body: z.strictObject({ org: Id.optional(), user_type: requiredText(40) }),
  reply: CurrentUser,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input'],
});

export const updateRole = defineOperation({
  id: 'updateRole',
  summary: 'Change one’s own dispatch role. `org` may be left out by who belongs to one organisation alone.',
  method: 'POST',
  path: '/dispatch_users/update_role',
  auth: 'account',
  /** Any other role than compiler and broker is refused as not allowed, and the attempt recorded. */
  body: z.strictObject({ org: Id.optional(), user_type: requiredText(40) }),
  reply: CurrentUser,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input'],
});

export const saveBrokerProfile = defineOperation({
  id: 'saveBrokerProfile',
  summary: 'Say one’s own licence as an Australian customs broker, or another one.',
  method: 'POST',
  path: '/accounts/me/broker_profile/au',
  auth: 'account',
  body: z.strictObject({ license_number: LicenceNumber }),
  reply: CurrentUser,
  status: 200,
  problems: ['invalid-input'],
});

export const deleteBrokerProfile = defineOperation({
  id: 'deleteBrokerProfile',
  summary: 'Take one’s own licence away: nothing can be signed without one.',
  method: 'DELETE',
  path: '/accounts/me/broker_profile/au',
  auth: 'account',
  reply: CurrentUser,
  status: 200,
  problems: [],
});

export const accessibleOrgs = defineOperation({
  id: 'accessibleOrgs',
  summary: 'The organisations of the caller, a bare list. The path is spelt as the specification spells it.',
  method: 'GET',
  path: '/orgs/acccessible_orgs',
  auth: 'account',
  reply: z.array(Organisation),
  status: 200,
  problems: [],
});

export const getOrganisation = defineOperation({
  id: 'getOrganisation',
  summary: 'One organisation with its branches.',
  method: 'GET',
  path: '/orgs/{o}',
  auth: 'member',
  reply: Organisation,
  status: 200,
  problems: ['not-found'],
});

export const ORGANISATION_OPERATIONS = [
  login,
  signup,
  logout,
  me,
  listCompilers,
  listBrokers,
  createNewRole,
  updateRole,
  saveBrokerProfile,
  deleteBrokerProfile,
  accessibleOrgs,
  getOrganisation,
] as const;
