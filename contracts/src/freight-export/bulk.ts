import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { Id, Position, StreamPosition } from '../values/ids.js';

/** What can be done with many exports at once. */
const BULK_STEPS = ['retry', 'retry_with_changes', 'skip', 'cancel', 'hold', 'release'] as const;
export const BulkStep = z.enum(BULK_STEPS);
export type BulkStep = z.infer<typeof BulkStep>;

/** What became of one export of it. Refused ones say why by the code of a problem. */
export const BulkResult = z.object({
  export_id: Id,
  work_order: z.object({ id: Id, code: z.string() }),
  outcome: z.enum(['done', 'refused']),
  problem: z.string().nullable(),
});
export type BulkResult = z.infer<typeof BulkResult>;

/** One step for many exports, and how far it is. */
export const Bulk = z
  .object({
    id: Id,
    step: BulkStep,
    reason: z.string(),
    cause: z.object({ code: z.string(), key: z.string().nullable() }).nullable(),
    /** The place in the log at which its exports were seen. */
    position: Position,
    state: z.enum(['running', 'stopping', 'finished', 'stopped']),
    count: z.int(),
    done: z.int(),
    refused: z.int(),
    requested_by: Id.nullable(),
    requested_at: Instant,
    ended_at: Instant.nullable(),
    stream_position: StreamPosition,
  })
  .meta({ id: 'Bulk' });
export type Bulk = z.infer<typeof Bulk>;
