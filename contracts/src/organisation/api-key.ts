import { z } from 'zod';

/**
 * What a key lets a program do for its organisation; domain/src/organisation/key-scopes.ts names the calls of each. A scope holds
 * no other: a program that writes and reads has both.
 */
export const KeyScope = z.enum(['read', 'jobs', 'documents', 'exports', 'operate']);
export type KeyScope = z.infer<typeof KeyScope>;

/** Before the random part of every key: who finds one in a file knows what it is, and to whom it belongs. */
export const KEY_PREFIX = 'tpk_';

/** Whether a key opens anything still. */
export const KeyState = z.enum(['active', 'expired', 'revoked']);
export type KeyState = z.infer<typeof KeyState>;
