import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Hash, Id, Position } from '../values/ids.js';
import { BulkStep } from './bulk.js';

const ofBulk = { bulkId: Id };

/** What became of one export of it: done, or refused with the code of a problem. */
export const BulkItemResult = z.object({ exportId: Id, problem: z.string().max(60).nullable() });
export type BulkItemResult = z.infer<typeof BulkItemResult>;

/** A person wants one step for many exports, those that they saw. Which they are was stored before this was recorded. */
export const BulkRequested = defineEvent(
  'bulk.requested',
  1,
  z.object({
    ...ofBulk,
    step: BulkStep,
    reason: z.string().min(1).max(500),
    cause: z.object({ code: z.string().max(60), key: z.string().max(200).nullable() }).nullable(),
    /** The place in the log at which they were seen. */
    position: Position,
    /** The list of exports, as a blob (`BulkItem`). */
    items: Hash,
    count: z.int().min(1).max(1_000),
  }),
);

/** Some of them were handed to their processes, in the order of the list; `from` were reached before. */
export const BulkProgressed = defineEvent(
  'bulk.progressed',
  1,
  z.object({ ...ofBulk, from: z.int().min(0), results: z.array(BulkItemResult).min(1).max(100) }),
);

/** Those that were not reached stay as they are. */
export const BulkStopAsked = defineEvent('bulk.stop-asked', 1, z.object(ofBulk));

export const BulkEnded = defineEvent('bulk.ended', 1, z.object({ ...ofBulk, stopped: z.boolean() }));

export const BulkEvent = z.discriminatedUnion('type', [
  BulkRequested.schema,
  BulkProgressed.schema,
  BulkStopAsked.schema,
  BulkEnded.schema,
]);
export type BulkEvent = z.infer<typeof BulkEvent>;
