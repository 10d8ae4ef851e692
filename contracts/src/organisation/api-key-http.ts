import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page } from '../paging.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { requiredText } from '../values/text.js';
import { KeyScope, KeyState } from './api-key.js';
import { Person } from './http.js';

const KeyName = requiredText(80);

/** A key of an organisation, without its secret, which nobody can ask for. It outlives the membership of who made it. */
export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(KeyScope),
    state: KeyState,
    made_by: Person.nullable(),
    /** Whether who made it is no member any more. The key still works: it is the organisation's. */
    maker_left: z.boolean(),
    created_at: Instant,
    expires_at: Instant.nullable(),
    /** To the minute: a key that is used all the time is not written all the time. */
    last_used_at: Instant.nullable(),
    revoked_at: Instant.nullable(),
    revoked_by: Person.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

/** A key that was just made, with its secret. `key` is null where the call repeats one that was answered: it is told once. */
export const MadeApiKey = ApiKey.extend({ key: z.string().nullable() }).meta({ id: 'MadeApiKey' });
export type MadeApiKey = z.infer<typeof MadeApiKey>;

const path = '/orgs/{o}/api_keys';

export const listApiKeys = defineOperation({
  id: 'listApiKeys',
  summary: 'The keys of the org, also those that ended: the newest first.',
  method: 'GET',
  path,
  auth: 'member',
  reply: z.array(ApiKey),
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const createApiKey = defineOperation({
  id: 'createApiKey',
  summary: 'Make a key. `key` is told in this answer and never again: only its hash is kept.',
  method: 'POST',
  path,
  auth: 'member',
  body: z.strictObject({
    name: KeyName,
    scopes: z
      .array(KeyScope)
      .min(1)
      .refine((scopes) => new Set(scopes).size === scopes.length, 'each scope once'),
    expires_at: Instant.nullable().default(null),
  }),
  reply: MadeApiKey,
  status: 201,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused'],
});

export const revokeApiKey = defineOperation({
  id: 'revokeApiKey',
  summary: 'Revoke a key: its calls and its sockets end within two seconds, for good.',
  method: 'POST',
  path: `${path}/{id}/revoke`,
  auth: 'member',
  reply: ApiKey,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused'],
});

/** What stands in histories beside what a key did. */
export const ApiKeyName = z.object({ id: Id, name: z.string() }).meta({ id: 'ApiKeyName' });
export type ApiKeyName = z.infer<typeof ApiKeyName>;

export const listApiKeyNames = defineOperation({
  id: 'listApiKeyNames',
  summary: 'The names of all keys that the org ever had, for histories.',
  method: 'GET',
  path: '/orgs/{o}/api_key_names',
  auth: 'member',
  reply: page(ApiKeyName),
  status: 200,
  problems: ['not-found'],
});

export const API_KEY_OPERATIONS = [listApiKeys, createApiKey, revokeApiKey, listApiKeyNames] as const;
