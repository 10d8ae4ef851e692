import { z } from 'zod';
import { Actor } from '../actor.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { ExportRequested, RenewedMessage } from './export-events.js';
import { Resolution } from './values.js';

/** What every command carries: who wants it and when, and the id that makes a repeat harmless. */
const command = { commandId: Id, correlationId: Id, orgId: Id, workOrderId: Id, exportId: Id, actor: Actor, issuedAt: Instant };
const reason = z.string().trim().min(1).max(500);

export const RequestExport = z.object({
  type: z.literal('request-export'),
  ...command,
  wish: ExportRequested.data.omit({ exportId: true, workOrderId: true }),
});
export type RequestExport = z.infer<typeof RequestExport>;

/** Tries again: the same bytes, or those of a message that was made anew. */
export const RetryExport = z.object({
  type: z.literal('retry-export'),
  ...command,
  reason,
  renewed: RenewedMessage.nullable(),
});
export type RetryExport = z.infer<typeof RetryExport>;

const SkipExport = z.object({ type: z.literal('skip-export'), ...command, reason });
const CancelExport = z.object({ type: z.literal('cancel-export'), ...command, reason });
const HoldExport = z.object({ type: z.literal('hold-export'), ...command, reason });
const ReleaseExport = z.object({ type: z.literal('release-export'), ...command, reason });
export const ResolveExport = z.object({ type: z.literal('resolve-export'), ...command, reason, resolution: Resolution });
export type ResolveExport = z.infer<typeof ResolveExport>;

/** The job was deleted: what was not sent is not sent any more. */
const EndExportOfJob = z.object({ type: z.literal('end-export-of-job'), ...command });

/** What people, and the machine in their stead, may ask of an export. */
export const ExportCommand = z.discriminatedUnion('type', [
  RequestExport,
  RetryExport,
  SkipExport,
  CancelExport,
  HoldExport,
  ReleaseExport,
  ResolveExport,
  EndExportOfJob,
]);
export type ExportCommand = z.infer<typeof ExportCommand>;
