import { z } from 'zod';
import { Actor } from '../actor.js';
import { Pulled } from '../freight-export/pulled.js';
import { DispatchRole, Standing } from '../organisation/roles.js';
import { Instant, TimeZone } from '../values/dates.js';
import { FieldChange } from '../values/field-change.js';
import { Id } from '../values/ids.js';
import { WorkOrderDetails } from './details.js';
import { JobStatus } from './job-status.js';
import { NamedOffer, PaperValue } from './paper-values.js';

/** What every command carries: who wants it, as whom, when, and the id that makes a repeat harmless. */
const command = {
  commandId: Id,
  correlationId: Id,
  orgId: Id,
  workOrderId: Id,
  actor: Actor,
  standing: Standing,
  issuedAt: Instant,
};

export const ReceiveWorkOrder = z.object({
  type: z.literal('receive-work-order'),
  ...command,
  code: z.string().max(40),
  jobStatus: JobStatus,
  details: WorkOrderDetails,
  names: z.record(z.string(), z.string()),
});
export type ReceiveWorkOrder = z.infer<typeof ReceiveWorkOrder>;

export const ChangeJobStatus = z.object({
  type: z.literal('change-job-status'),
  ...command,
  to: JobStatus,
  reason: z.string().trim().max(500).nullable(),
});
export type ChangeJobStatus = z.infer<typeof ChangeJobStatus>;

export const AssignWorkOrder = z.object({
  type: z.literal('assign-work-order'),
  ...command,
  role: DispatchRole,
  assigneeId: Id.nullable(),
});
export type AssignWorkOrder = z.infer<typeof AssignWorkOrder>;

export const AmendWorkOrder = z.object({
  type: z.literal('amend-work-order'),
  ...command,
  /** `previous` is what the person saw; a field that differs now is refused with both values. */
  changes: z.array(FieldChange).min(1),
  names: z.record(z.string(), z.string()),
  /** Where the branch of the job is after the change: a deadline that follows the arrival needs it. */
  timeZone: TimeZone.optional(),
  /** Where it is taken over from. */
  pulled: Pulled.optional(),
});
export type AmendWorkOrder = z.infer<typeof AmendWorkOrder>;

/** What customs holds of the job's declarations has changed: the job follows, whatever its status is. */
export const FollowLodgement = z.object({ type: z.literal('follow-lodgement'), ...command, to: z.enum(['lodged', 'accepted']) });
export type FollowLodgement = z.infer<typeof FollowLodgement>;

/** What all papers of the job say of it now, each value once. */
export const FollowPapers = z.object({
  type: z.literal('follow-papers'),
  ...command,
  values: z.array(PaperValue),
});
export type FollowPapers = z.infer<typeof FollowPapers>;

/** A person's answer to what papers offer. `reopen` takes back an answer. */
export const AnswerOffers = z.object({
  type: z.literal('answer-offers'),
  ...command,
  accept: z.array(NamedOffer),
  dismiss: z.array(NamedOffer),
  reopen: z.array(NamedOffer),
});
export type AnswerOffers = z.infer<typeof AnswerOffers>;

const DeleteWorkOrder = z.object({ type: z.literal('delete-work-order'), ...command });
export type DeleteWorkOrder = z.infer<typeof DeleteWorkOrder>;

export const WorkOrderCommand = z.discriminatedUnion('type', [
  ReceiveWorkOrder,
  ChangeJobStatus,
  AssignWorkOrder,
  AmendWorkOrder,
  FollowLodgement,
  FollowPapers,
  AnswerOffers,
  DeleteWorkOrder,
]);
export type WorkOrderCommand = z.infer<typeof WorkOrderCommand>;
