import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { EmailLocale } from '../outbound-email/content.js';
import { Email, TypedPassword } from './http.js';
import { LinkToken } from './link-token.js';

/** Anybody may send these, so that they are small: in bytes. */
const LIMIT = 4_096;

export const requestPasswordReset = defineOperation({
  id: 'requestPasswordReset',
  summary: 'Ask for a link to set a new password. Known and unknown addresses get the same answer; whether a mail leaves is decided later.',
  method: 'POST',
  path: '/password_reset',
  auth: 'public',
  bodyLimit: LIMIT,
  body: z.strictObject({ email: Email, locale: EmailLocale.default('en') }),
  reply: z.object({}),
  status: 200,
  problems: ['body-too-large', 'too-many-requests', 'unavailable'],
});

export const validatePasswordReset = defineOperation({
  id: 'validatePasswordReset',
  summary: 'Whether a link to set a new password is still good. It stays so.',
  method: 'POST',
  path: '/password_reset/validate_token',
  auth: 'public',
  bodyLimit: LIMIT,
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({}),
  status: 200,
  problems: ['link.not-valid', 'link.expired', 'body-too-large'],
});

export const confirmPasswordReset = defineOperation({
  id: 'confirmPasswordReset',
  summary: 'Set a new password by a link, once. Every sign-in of the account ends, and every other link of it.',
  method: 'POST',
  path: '/password_reset/confirm',
  auth: 'public',
  bodyLimit: LIMIT,
  body: z.strictObject({ token: LinkToken, password: TypedPassword }),
  reply: z.object({}),
  status: 200,
  problems: ['password-incorrect', 'link.not-valid', 'link.expired', 'body-too-large'],
});

export const PASSWORD_RESET_OPERATIONS = [requestPasswordReset, validatePasswordReset, confirmPasswordReset] as const;
