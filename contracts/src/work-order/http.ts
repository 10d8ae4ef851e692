import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { JobFreightExport } from '../freight-export/job-freight-export.js';
import { N10Data } from '../lodgement/n10-data.js';
import { Person } from '../organisation/http.js';
import { DispatchRole } from '../organisation/roles.js';
import { page, pageQuery } from '../paging.js';
import { allReadOnly } from '../read-only.js';
import { EnteredDay, EnteredInstant, Instant } from '../values/dates.js';
import { Id, StreamPosition } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';
import { OrderType, PortCode, WorkOrderDetails } from './details.js';
import { FilterBody, FilterQuery, JobSort } from './job-filter.js';
import { JobStatus } from './job-status.js';
import { JobTerm } from './job-term.js';

/** What a job tells beside its details: other calls and events change it, and a full object carries it back as it was read. */
const Told = z.object({
  id: Id,
  code: z.string(),
  job_status: JobStatus,
  /** Whether *lodged* is the word of a broker and not the answer of customs. */
  by_hand: z.boolean().default(false),
  /** Only auditors still read a deleted job. */
  deleted: z.boolean().default(false),
  importer_name: z.string().nullable(),
  exporter_name: z.string().nullable(),
  notify_party_name: z.string().nullable(),
  waybill: z.object({ receiver_json: z.object({ name: z.string().nullable() }) }),
  n10_data: N10Data,
  compiler: Person.nullable(),
  broker: Person.nullable(),
  documents: z.object({ total: z.int(), reading: z.int(), failed: z.int(), doubtful: z.int() }),
  /** Null where nothing of it was ever to leave. */
  freight_export: JobFreightExport.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export const READ_ONLY_FIELDS = Told.keyof().options;
export type ReadOnlyField = (typeof READ_ONLY_FIELDS)[number];

/** A job as lists and its own page show it. */
export const WorkOrder = z.object({ ...WorkOrderDetails.shape, ...Told.shape, stream_position: StreamPosition }).meta({ id: 'WorkOrder' });
export type WorkOrder = z.infer<typeof WorkOrder>;

/** What asks for a look at a job: checks that fail, and values that a later reading, no page or a doubt speaks against. */
export const ToCheck = z.object({ fails: z.int(), disagreements: z.int(), unverified: z.int(), doubtful: z.int() });
export type ToCheck = z.infer<typeof ToCheck>;

/** A job as lists show it. Numbers that other jobs have as well are told on its own page alone. */
export const ListedWorkOrder = z.object({ ...WorkOrder.shape, to_check: ToCheck }).meta({ id: 'ListedWorkOrder' });
export type ListedWorkOrder = z.infer<typeof ListedWorkOrder>;

/** A job that a search found, with what each of its terms was found in. */
export const FoundWorkOrder = z.object({ ...ListedWorkOrder.shape, found: z.array(JobTerm) }).meta({ id: 'FoundWorkOrder' });
export type FoundWorkOrder = z.infer<typeof FoundWorkOrder>;

const day = z.preprocess((value) => (value === '' ? null : value), EnteredDay.nullable()).default(null);
const port = z.preprocess((value) => (value === '' ? null : value), PortCode.nullable()).default(null);

/** The eleven fields of a new shipment. `status_id` is a job status; the deadline is 17:00 of the arrival in the branch's zone. */
export const NewWorkOrder = z.strictObject({
  importer_id: Id.nullable().default(null),
  exporter_id: Id.nullable().default(null),
  notify_party_id: Id.nullable().default(null),
  status_id: JobStatus.default('received'),
  waybill_number: text(35).nullable().default(null),
  order_type: OrderType.default('import'),
  port_of_origin: port,
  port_of_dest: port,
  date_depart: day,
  date_arrive: day,
  branch: Id,
});
export type NewWorkOrder = z.input<typeof NewWorkOrder>;

const org = '/orgs/{o}';
const notFound = ['not-found', 'work-order.not-found'] as const;

export const createWorkOrder = defineOperation({
  id: 'createWorkOrder',
  summary: 'Create a work order.',
  method: 'POST',
  path: `${org}/work_orders`,
  auth: 'member',
  body: NewWorkOrder,
  reply: WorkOrder,
  status: 201,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'work-order.arrival-before-departure'],
});

export const listWorkOrders = defineOperation({
  id: 'listWorkOrders',
  summary: 'Work orders of the org: held, then overdue, then the soonest deadline, unless `sort` says otherwise.',
  method: 'GET',
  path: `${org}/work_orders`,
  auth: 'member',
  query: z.strictObject({ ...pageQuery(25), ...FilterQuery.shape, sort: JobSort.default('urgency') }),
  reply: page(ListedWorkOrder),
  status: 200,
  problems: ['not-found', 'invalid-input'],
});

export const searchWorkOrders = defineOperation({
  id: 'searchWorkOrders',
  summary:
    'Work orders by filter object and by terms between `;`: each must be found in what a job or its papers say, and `found` says where. The newest 2,000.',
  method: 'POST',
  path: `${org}/work_orders/search_filter`,
  auth: 'member',
  query: z.strictObject({ ...pageQuery(30), sort: JobSort.default('urgency') }),
  body: FilterBody.extend({ q: text(200).optional() }),
  reply: page(FoundWorkOrder),
  status: 200,
  problems: ['not-found', 'invalid-input'],
});

export const getWorkOrder = defineOperation({
  id: 'getWorkOrder',
  summary: 'One work order, now or as of a position or time.',
  method: 'GET',
  path: `${org}/work_orders/{id}`,
  auth: 'member',
  query: z.strictObject({ as_of: z.string().max(40).optional() }),
  reply: WorkOrder,
  status: 200,
  problems: notFound,
});

/** The version that the sender read; `If-Match` wins. A body with neither is taken as changes against the current version. */
const readAt = { stream_position: StreamPosition.optional() };

/** A full object as it was read, with details changed. */
const WorkOrderPut = z.strictObject({
  ...WorkOrderDetails.extend({
    date_depart: EnteredDay.nullable(),
    date_arrive: EnteredDay.nullable(),
    deadline: EnteredInstant.nullable(),
  }).partial().shape,
  ...allReadOnly(READ_ONLY_FIELDS),
  ...readAt,
});

export const putWorkOrder = defineOperation({
  id: 'putWorkOrder',
  summary: 'Amend a work order with its full object. Fields that somebody else changed since are refused with both values.',
  method: 'PUT',
  path: `${org}/work_orders/{id}`,
  auth: 'member',
  body: WorkOrderPut,
  reply: WorkOrder,
  status: 200,
  problems: [...notFound, 'not-allowed', 'field-conflict', 'invalid-input', 'command-reused', 'work-order.arrival-before-departure'],
});

export const deleteWorkOrder = defineOperation({
  id: 'deleteWorkOrder',
  summary: 'Delete a work order that is not lodged. Its readings are cancelled; its events and files are kept, and auditors still read it.',
  method: 'DELETE',
  path: `${org}/work_orders/{id}`,
  auth: 'member',
  status: 204,
  problems: [...notFound, 'not-allowed', 'work-order.lodged', 'work-order.declaration-stands'],
});

export const updateJobStatus = defineOperation({
  id: 'updateJobStatus',
  summary:
    'One step forward, or one step back with a reason; *lodged* by hand, and back from there to *accepted*, needs a broker and a reason.',
  method: 'POST',
  path: `${org}/work_orders/{id}/update_job_status`,
  auth: 'member',
  body: z.strictObject({ job_status: JobStatus, reason: text(500).nullable().default(null) }),
  reply: WorkOrder,
  status: 200,
  problems: [...notFound, 'not-allowed', 'work-order.illegal-transition', 'work-order.reason-needed', 'work-order.broker-needed'],
});

const Assignee = z.strictObject({ user_id: Id.nullable() });

export const allocateAssignee = defineOperation({
  id: 'allocateAssignee',
  summary: 'Give the job to a compiler or a broker, or take it back with `user_id` null.',
  method: 'POST',
  path: `${org}/work_orders/{id}/alloc_assignee`,
  auth: 'member',
  body: Assignee.extend({ user_type: DispatchRole }),
  reply: WorkOrder,
  status: 200,
  problems: [...notFound, 'not-allowed', 'work-order.unknown-assignee'],
});

export const updateCompiler = defineOperation({
  id: 'updateCompiler',
  summary: 'Set the compiler of a dispatched job.',
  method: 'POST',
  path: `${org}/dispatch_work_orders/{id}/update_compiler`,
  auth: 'member',
  body: Assignee,
  reply: WorkOrder,
  status: 200,
  problems: [...notFound, 'not-allowed', 'work-order.unknown-assignee'],
});

export const updateBroker = defineOperation({
  id: 'updateBroker',
  summary: 'Set the broker of a dispatched job.',
  method: 'POST',
  path: `${org}/dispatch_work_orders/{id}/update_broker`,
  auth: 'member',
  body: Assignee,
  reply: WorkOrder,
  status: 200,
  problems: [...notFound, 'not-allowed', 'work-order.unknown-assignee'],
});

/** Fields that are not among the eleven of a new job. */
const AdditionalDetails = WorkOrderDetails.pick({
  vessel: true,
  voyage: true,
  reference: true,
  note: true,
})
  .extend({ deadline: EnteredInstant.nullable() })
  .partial()
  .extend(readAt)
  .strict();

export const updateAdditionalDetails = defineOperation({
  id: 'updateAdditionalDetails',
  summary: 'Change vessel, voyage, reference, note or deadline. Fields that somebody else changed since are refused with both values.',
  method: 'POST',
  path: `${org}/work_orders/{id}/update_additional_details`,
  auth: 'member',
  body: AdditionalDetails,
  reply: WorkOrder,
  status: 200,
  problems: [...notFound, 'not-allowed', 'field-conflict', 'invalid-input', 'command-reused'],
});

const ConversationMessage = z
  .object({ id: Id, text: z.string(), author: Person.nullable(), created_at: Instant })
  .meta({ id: 'ConversationMessage' });

export const listConversations = defineOperation({
  id: 'listConversations',
  summary: 'Messages of the job, oldest first.',
  method: 'GET',
  path: `${org}/work_orders/{id}/conversations`,
  auth: 'member',
  query: z.strictObject(pageQuery(100)),
  reply: page(ConversationMessage),
  status: 200,
  problems: notFound,
});

export const postConversation = defineOperation({
  id: 'postConversation',
  summary: 'Write a message into the conversation of the job.',
  method: 'POST',
  path: `${org}/work_orders/{id}/conversations`,
  auth: 'member',
  body: z.strictObject({ text: requiredText(10_000) }),
  reply: ConversationMessage,
  status: 201,
  problems: [...notFound, 'not-allowed'],
});

export const WORK_ORDER_OPERATIONS = [
  createWorkOrder,
  listWorkOrders,
  searchWorkOrders,
  getWorkOrder,
  putWorkOrder,
  deleteWorkOrder,
  updateJobStatus,
  allocateAssignee,
  updateCompiler,
  updateBroker,
  updateAdditionalDetails,
  listConversations,
  postConversation,
] as const;
