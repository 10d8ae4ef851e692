import { z } from 'zod';
import { Id } from './values/ids.js';

/**
 * Who did it: a person, the machine acting for one (an extraction that a person started), customs, or a program that called with a
 * key of the organisation. Kinds are added and never changed: no event was recorded by one that it did not know.
 * Ids only: names are looked up when they are shown, so that erasing a person needs no rewriting of facts.
 */
export const Actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), userId: Id }),
  z.object({ kind: z.literal('machine'), process: z.string().max(60) }),
  z.object({ kind: z.literal('customs') }),
  z.object({ kind: z.literal('api-key'), keyId: Id }),
]);
export type Actor = z.infer<typeof Actor>;
