import { z } from 'zod';
import { EntryStatus } from '../lodgement/entry-status.js';
import { EnteredDay, EnteredInstant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { OrderType } from './details.js';
import { JobStatus } from './job-status.js';
import { TransportMode } from './transport-mode.js';

const statuses = z.union([JobStatus, z.array(JobStatus).max(5)]).optional();

const Narrowed = z.strictObject({
  job_status: statuses,
  exclude_job_status: statuses,
  branch: Id.optional(),
  order_type: OrderType.optional(),
  compiler: Id.optional(),
  broker: Id.optional(),
  /** Somebody who is in this team now compiles or lodges it. */
  team: Id.optional(),
  entry_status: EntryStatus.optional(),
  mode: TransportMode.optional(),
  /** Both days belong to the range. */
  arrives_from: EnteredDay.optional(),
  arrives_to: EnteredDay.optional(),
  /** From this instant, and before that one. */
  due_from: EnteredInstant.optional(),
  due_before: EnteredInstant.optional(),
});

/** What a list may be narrowed to. Unknown names are refused: a filter that is not understood must not look like a result. */
export const FilterBody = Narrowed.extend({
  overdue: z.boolean().optional(),
  /** Whether nobody compiles it and nobody lodges it. */
  nobody: z.boolean().optional(),
  /** Whether something of it asks for a look. */
  to_check: z.boolean().optional(),
});
export type FilterBody = z.infer<typeof FilterBody>;

/** The same as it stands in an address. */
export const FilterQuery = Narrowed.extend({
  overdue: z.stringbool().optional(),
  nobody: z.stringbool().optional(),
  to_check: z.stringbool().optional(),
});

/** By what a list is sorted; `-` turns it round. Jobs that have no such value come last either way. */
export const JOB_SORTS = ['code', 'status', 'importer', 'exporter', 'arrives', 'deadline', 'created', 'branch'] as const;
export type JobSortColumn = (typeof JOB_SORTS)[number];

/** `urgency` is the order of the desk: held, then overdue, then the soonest deadline, then the newest. */
export const JobSort = z.enum(['urgency', ...JOB_SORTS, ...JOB_SORTS.map((name) => `-${name}` as const)]);
export type JobSort = z.infer<typeof JobSort>;
