import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Pulled } from '../freight-export/pulled.js';
import { DispatchRole } from '../organisation/roles.js';
import { FieldChange } from '../values/field-change.js';
import { Id } from '../values/ids.js';
import { WorkOrderDetails } from './details.js';
import { JobStatus } from './job-status.js';
import { NamedOffer, PaperValue, TakenFrom } from './paper-values.js';

/** A job came in. Party names stand beside their ids, so that no reader has to ask another system for them. */
export const WorkOrderReceived = defineEvent(
  'work-order.received',
  1,
  z.object({
    workOrderId: Id,
    code: z.string().max(40),
    jobStatus: JobStatus,
    details: WorkOrderDetails,
    names: z.record(z.string(), z.string()).default({}),
  }),
);

/** The job moved one step on the bar, or one step back with a reason. `byHand` marks *lodged* that no customs answer set. */
export const JobStatusChanged = defineEvent(
  'work-order.job-status-changed',
  1,
  z.object({
    workOrderId: Id,
    from: JobStatus,
    to: JobStatus,
    reason: z.string().max(500).nullable(),
    byHand: z.boolean(),
  }),
);

/** A compiler or a broker took the job, gave it to somebody else, or gave it back (`next` is null). */
export const WorkOrderAssigned = defineEvent(
  'work-order.assigned',
  1,
  z.object({ workOrderId: Id, role: DispatchRole, previous: Id.nullable(), next: Id.nullable() }),
);

/** Named fields changed. `names` holds the display names of party and branch ids among the new values. */
export const WorkOrderAmended = defineEvent(
  'work-order.amended',
  1,
  z.object({
    workOrderId: Id,
    changes: z.array(FieldChange).min(1),
    names: z.record(z.string(), z.string()).default({}),
    /** Those of the changed fields that nobody entered: the deadline where it follows the arrival. Left out where there are none. */
    followed: z.array(z.string().max(80)).optional(),
    /** Where it was taken over from, where a person took it from a freight system. */
    pulled: Pulled.optional(),
    /** Those of the changed fields that were filled from papers and that nobody entered. Left out where there are none. */
    filled: z.array(TakenFrom).optional(),
    /** Those that a person took from what papers offered. Left out where there are none. */
    accepted: z.array(TakenFrom).optional(),
  }),
);

/** Papers say otherwise than the job does. What stands stays until a person says so. */
export const WorkOrderValuesOffered = defineEvent(
  'work-order.values-offered',
  1,
  z.object({ workOrderId: Id, offers: z.array(PaperValue).min(1) }),
);

const namedOffers = z.object({ workOrderId: Id, offers: z.array(NamedOffer).min(1) });

/** No paper of the job says so any more. */
export const WorkOrderOffersWithdrawn = defineEvent('work-order.offers-withdrawn', 1, namedOffers);

/** A person does not want what papers offered: the same values are not offered again. */
export const WorkOrderOffersDismissed = defineEvent('work-order.offers-dismissed', 1, namedOffers);

/** A person took back their answer to offers, which stand again. What had been accepted is amended back beside this. */
export const WorkOrderOffersReopened = defineEvent('work-order.offers-reopened', 1, namedOffers);

/** The job is gone from every list; its events stay in the log. */
export const WorkOrderDeleted = defineEvent('work-order.deleted', 1, z.object({ workOrderId: Id }));

export const WorkOrderEvent = z.discriminatedUnion('type', [
  WorkOrderReceived.schema,
  JobStatusChanged.schema,
  WorkOrderAssigned.schema,
  WorkOrderAmended.schema,
  WorkOrderValuesOffered.schema,
  WorkOrderOffersWithdrawn.schema,
  WorkOrderOffersDismissed.schema,
  WorkOrderOffersReopened.schema,
  WorkOrderDeleted.schema,
]);
export type WorkOrderEvent = z.infer<typeof WorkOrderEvent>;
