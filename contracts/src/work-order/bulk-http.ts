import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { DispatchRole } from '../organisation/roles.js';
import { ProblemCode } from '../problem.js';
import { Id } from '../values/ids.js';
import { text } from '../values/text.js';
import { JobStatus } from './job-status.js';

/** So many jobs are changed in one call at most. */
const MOST_AT_ONCE = 200;

/** What became of one job: done, or what a call for it alone would have been refused with. */
const BulkOutcome = z.object({ id: Id, problem: ProblemCode.nullable() }).meta({ id: 'BulkOutcome' });
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const bulkUpdateWorkOrders = defineOperation({
  id: 'bulkUpdateWorkOrders',
  summary:
    'Assign many work orders, or move them to a status, each by the rules of the call for one. The answer says of each what became of it; a repeat with the same key finishes the rest.',
  method: 'POST',
  path: '/orgs/{o}/work_orders/bulk_update',
  auth: 'member',
  body: z
    .strictObject({
      ids: z.array(Id).min(1).max(MOST_AT_ONCE),
      assign: z.strictObject({ user_id: Id.nullable(), user_type: DispatchRole }).optional(),
      status: z.strictObject({ job_status: JobStatus, reason: text(500).nullable().default(null) }).optional(),
    })
    .refine(({ assign, status }) => (assign === undefined) !== (status === undefined), 'either assign or status'),
  reply: z.object({ outcomes: z.array(BulkOutcome) }),
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused'],
});
