import { z } from 'zod';
import { Id } from '../values/ids.js';
import { FreightKey } from './values.js';

/** What a value was taken over from: a fetch of the job that stands under a key in a freight system. */
export const Pulled = z.object({ syncId: Id, systemId: Id, key: FreightKey });
export type Pulled = z.infer<typeof Pulled>;
