import type { Actor } from '@tallyport/contracts/actor';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import type { JobTerm } from '@tallyport/contracts/work-order/job-term';
import type { ColumnType } from 'kysely';

/** Written as JSON text, read as the value it says. */
type Json<Value = unknown> = ColumnType<Value, string, string>;
type Timestamp = ColumnType<Date, string, string>;

/**
 * One row per stream, folded from its own events by `@tallyport/domain/folds`. `view` is null when nothing can be shown.
 * The lines of a shipping record stand in {@link RecordLineTable}; `lines` of its view is empty.
 */
export interface RecordTable {
  org_id: string;
  stream_id: string;
  /** The stream's prefix: `work-order`, `document`, `extraction`, `waybill`, … */
  kind: string;
  job_id: string | null;
  stream_position: number;
  position: number;
  /** Withdrawn or deleted: no list shows it. */
  withdrawn: boolean;
  view: Json;
}

/** One line of a shipping record; `ordinal` is its place among the lines, from 0. `fields` as in the contract's `ShownLine`. */
export interface RecordLineTable {
  org_id: string;
  stream_id: string;
  line_id: string;
  ordinal: number;
  fields: Json;
  product_key: string | null;
  description_key: string | null;
  hs_code: string | null;
}

/** One row per job that is not deleted. `view` is the wire's `WorkOrder`, but `compiler` and `broker` are ids. */
export interface WorkOrderListTable {
  org_id: string;
  work_order_id: string;
  code: string;
  job_status: string;
  branch: string | null;
  order_type: string;
  compiler: string | null;
  broker: string | null;
  importer_name: string | null;
  exporter_name: string | null;
  waybill_number: string | null;
  reference: string | null;
  mode: string | null;
  date_arrive: string | null;
  deadline: Timestamp | null;
  /** The deadline as the order has it: 'infinity' without one. */
  due: Timestamp;
  entry_status: string | null;
  flags: string;
  documents_total: number;
  documents_reading: number;
  documents_failed: number;
  doubtful: number;
  /** 0 for a job that customs holds, 2 for a job that is lodged and not held, 1 for all others. */
  urgency: number;
  lane: number;
  view: Json;
  created_at: Timestamp;
  updated_at: Timestamp;
  stream_position: number;
}

/** How many jobs of an org have a status, per lane; a total is their sum. */
export interface WorkOrderCountTable {
  org_id: string;
  job_status: string;
  lane: number;
  count: number;
}

/** How many jobs of an org are due in a month, in the order of the list; a prefix of it is their sum. */
export interface WorkOrderMonthTable extends WorkOrderCountTable {
  urgency: number;
  month: Timestamp;
}

/** By which words a stream lets its job be found: fields with their texts, and the texts in small letters, one a line. */
export interface JobTermTable {
  org_id: string;
  stream_id: string;
  job_id: string;
  terms: Json<JobTerm[]>;
  words: string;
}

/** One row per change, as the wire's `HistoryEntry`. */
export interface HistoryTable {
  org_id: string;
  job_id: string;
  position: number;
  ordinal: number;
  recorded_at: Timestamp;
  actor_id: string | null;
  actor: Json<Actor>;
  lane: string;
  event_type: string;
  stream_id: string;
  subject: string | null;
  document_id: string | null;
  field: string | null;
  previous: Json<FieldValue>;
  next: Json<FieldValue>;
  by_hand: boolean;
  names: Json<Record<string, string>>;
  note: string | null;
}

/** What each page took to read; the newest few hundred of each method and org. */
export interface ReadingPaceTable {
  org_id: string;
  position: number;
  method: string;
  elapsed_ms: number;
  recorded_at: Timestamp;
}

/** How far a stream is applied by every read model; a stream that one of them has parked does not advance. */
export interface AppliedTable {
  org_id: string;
  stream_id: string;
  stream_position: number;
  position: number;
}

/** What changed, in the order of `feed_position` per lane. `data` holds what a progress frame carries, otherwise null. */
export interface ChangeFeedTable {
  lane: number;
  feed_position: number;
  org_id: string;
  job_id: string | null;
  stream_id: string;
  stream_position: number;
  event_type: string;
  data: Json;
  at: Timestamp;
}

/** Where a consumer stands in a lane; `members` names the read models that have applied everything up to there. */
export interface CheckpointTable {
  consumer: string;
  lane: number;
  epoch: string;
  position: number;
  feed_position: number;
  members: string[];
}

/** A stream that a read model cannot go on with, from this event on. */
export interface ParkedTable {
  consumer: string;
  projection: string;
  org_id: string;
  stream_id: string;
  from_position: number;
  stream_position: number;
  reason: string;
  parked_at: Timestamp;
  lane: number | null;
}

/** What the paper of a record teaches about those of its issuer. */
export interface TeachingTable {
  org_id: string;
  stream_id: string;
  stream_position: number;
  position: number;
  kind: string;
  document_type: string | null;
  document_id: string | null;
  issuer_name: string | null;
  issuer_key: string | null;
  read_issuer_key: string | null;
  is_lesson: boolean;
  teaching: Json;
}

/** One row per export. `view` is its fold, `shown` what a list shows of it; `words` is what a search looks into. */
export interface ExportTable {
  org_id: string;
  export_id: string;
  work_order_id: string;
  kind: string;
  export_group: string;
  cause_code: string;
  cause_key: string;
  system_id: string | null;
  branch_id: string | null;
  since: Timestamp;
  words: string;
  lane: number;
  position: number;
  stream_position: number;
  shown: Json;
  view: Json;
}

/** How many exports stand in a group for a cause, by lane, so that no lane waits for another. */
export interface ExportCountTable {
  org_id: string;
  export_group: string;
  cause_code: string;
  cause_key: string;
  lane: number;
  count: number;
}

/** One call that left for a freight system. */
export interface ExportCallTable {
  org_id: string;
  export_id: string;
  attempt: number;
  system_id: string | null;
  kind: string;
  begun_at: Timestamp;
  outcome: string;
  milliseconds: number | null;
}

/** The tables that read models consist of, and what tells how far they are. Gateways read them, the projector writes them. */
export interface ReadModelTables {
  'read_model.record_v1': RecordTable;
  'read_model.record_line_v1': RecordLineTable;
  'read_model.work_order_list_v2': WorkOrderListTable;
  'read_model.work_order_count_v2': WorkOrderCountTable;
  'read_model.work_order_month_v2': WorkOrderMonthTable;
  'read_model.job_term_v1': JobTermTable;
  'read_model.history_v1': HistoryTable;
  'read_model.reading_pace_v1': ReadingPaceTable;
  'read_model.teaching_v1': TeachingTable;
  'read_model.export_v1': ExportTable;
  'read_model.export_count_v1': ExportCountTable;
  'read_model.export_call_v1': ExportCallTable;
  'read_model.applied': AppliedTable;
  'read_model.change_feed': ChangeFeedTable;
  'consumer.checkpoint': CheckpointTable;
  'consumer.parked': ParkedTable;
}
