import { z } from 'zod';
import { defineEvent } from './define-event.js';
import { Id } from './values/ids.js';

/** Personal data of one event of this stream were erased: its data and salt are null, its hash still stands in the chain. */
export const Erased = defineEvent('stream.erased', 1, z.object({ eventId: Id, reason: z.string().max(300) }));
