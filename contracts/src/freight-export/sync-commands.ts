import { z } from 'zod';
import { Actor } from '../actor.js';
import { Instant } from '../values/dates.js';
import { Hash, Id } from '../values/ids.js';
import { FreightKey, SyncKind } from './values.js';

const command = { commandId: Id, correlationId: Id, orgId: Id, syncId: Id, actor: Actor, issuedAt: Instant };

export const RequestSync = z.object({
  type: z.literal('request-sync'),
  ...command,
  kind: SyncKind,
  systemId: Id,
  workOrderId: Id.nullable(),
  key: FreightKey.nullable(),
  goods: Hash.optional(),
});
export type RequestSync = z.infer<typeof RequestSync>;

/** Nobody waits for it any more. */
const CancelSync = z.object({ type: z.literal('cancel-sync'), ...command });
export type CancelSync = z.infer<typeof CancelSync>;

export const SyncCommand = z.discriminatedUnion('type', [RequestSync, CancelSync]);
export type SyncCommand = z.infer<typeof SyncCommand>;
