import { z } from 'zod';
import { Actor } from '../actor.js';
import { Instant } from '../values/dates.js';
import { Hash, Id } from '../values/ids.js';
import { BulkRequested } from './bulk-events.js';
import { ExportKind } from './export-standing.js';

/** An export of a step for many, as its list has it. */
export const BulkItem = z.object({
  exportId: Id,
  workOrderId: Id,
  kind: ExportKind,
  /** The message that was made anew, as a blob (`RenewedMessage`); null where the same bytes are meant, or none. */
  renewed: Hash.nullable(),
  /** Why it was refused before it was handed over: the code of a problem. */
  problem: z.string().nullable(),
});
export type BulkItem = z.infer<typeof BulkItem>;

const command = { commandId: Id, correlationId: Id, orgId: Id, bulkId: Id, actor: Actor, issuedAt: Instant };

const RequestBulk = z.object({ type: z.literal('request-bulk'), ...command, wish: BulkRequested.data.omit({ bulkId: true }) });
export type RequestBulk = z.infer<typeof RequestBulk>;

const StopBulk = z.object({ type: z.literal('stop-bulk'), ...command });

export const BulkCommand = z.discriminatedUnion('type', [RequestBulk, StopBulk]);
export type BulkCommand = z.infer<typeof BulkCommand>;
