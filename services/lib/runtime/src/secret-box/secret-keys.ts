import { z } from 'zod';

/** A key as the operator wrote it: its id, which stands beside what it sealed, and the text that it is made from. */
const SecretKey = z.object({ id: z.string().regex(/^[a-z0-9-]{1,32}$/), text: z.string().min(32) });
export type SecretKey = z.infer<typeof SecretKey>;

/**
 * `SECRET_KEYS`, with which secrets of organisations are sealed: `id:text`, several separated by commas. The first one seals; every
 * one opens what it sealed, so that a new key is put in front and the old one stays until `tallyport rotate-secrets` has run.
 */
export const SecretKeys = z
  .string()
  .transform((list) => list.split(',').map((entry) => ({ id: entry.split(':', 1).join(''), text: entry.slice(entry.indexOf(':') + 1) })))
  .pipe(z.array(SecretKey).min(1))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'each key has an id of its own');
export type SecretKeys = z.infer<typeof SecretKeys>;
