import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { EmailLocale } from '../outbound-email/content.js';
import { requiredText } from '../values/text.js';
import { CurrentUser } from './http.js';

/** Bytes that a picture may have. */
export const PICTURE_LIMIT = 100_000;
/** The same as base64, with the head of its address. */
const PICTURE_TEXT_LIMIT = Math.ceil(PICTURE_LIMIT / 3) * 4 + 40;

/** A picture as an address of data. Its first bytes have to be those of the type that it says. */
const Picture = z
  .string()
  .max(PICTURE_TEXT_LIMIT)
  .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/);

export const updateInfo = defineOperation({
  id: 'updateInfo',
  summary: 'Change one’s own names, colour or picture; what is left out stays. `picture` is null to have none.',
  method: 'POST',
  path: '/accounts/{id}/update_info',
  auth: 'account',
  bodyLimit: PICTURE_TEXT_LIMIT + 2_000,
  body: z.strictObject({
    first_name: requiredText(80).optional(),
    last_name: requiredText(80).optional(),
    color: z
      .string()
      .regex(/^[0-9a-f]{6}$/)
      .optional(),
    picture: Picture.nullable().optional(),
  }),
  reply: CurrentUser,
  status: 200,
  problems: ['not-found', 'invalid-input', 'body-too-large', 'picture-refused'],
});

export const getPicture = defineOperation({
  id: 'getPicture',
  summary: 'One’s own picture, as an address of data; null where there is none.',
  method: 'GET',
  path: '/accounts/me/picture',
  auth: 'account',
  reply: z.object({ picture: z.string().nullable() }),
  status: 200,
  problems: [],
});

/** Passwords as they are typed: judged by the gateway, so that a refusal has its own sentence. */
const typed = z.string().max(2_000);

export const changePassword = defineOperation({
  id: 'changePassword',
  summary:
    'Change one’s own password, by the old one. All other sign-ins of the account end, and its owner is told by mail, in the language of `locale`.',
  method: 'POST',
  path: '/accounts/me/password',
  auth: 'account',
  bodyLimit: 8_192,
  body: z.strictObject({ old_password: typed, password: typed, locale: EmailLocale.default('en') }),
  reply: z.object({}),
  status: 200,
  problems: ['password-incorrect', 'old-password-wrong', 'body-too-large', 'too-many-requests'],
});

export const PROFILE_OPERATIONS = [updateInfo, getPicture, changePassword] as const;
