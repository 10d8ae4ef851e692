import type { Actor } from '@tallyport/contracts/actor';
import type { FieldValue } from '@tallyport/contracts/values/field-change';

/** The read models as the gateway reads them; the projector alone writes them. Columns that only serve an order or a filter included. */
export interface ReadModelTables {
  'read_model.record_v1': {
    org_id: string;
    stream_id: string;
    kind: string;
    job_id: string | null;
    stream_position: number;
    position: number;
    withdrawn: boolean;
    view: unknown;
  };
  'read_model.record_line_v1': { org_id: string; stream_id: string; line_id: string; ordinal: number; fields: unknown };
  'read_model.work_order_list_v1': {
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
    deadline: Date | null;
    entry_status: string | null;
    urgency: number;
    view: unknown;
    created_at: Date;
    stream_position: number;
  };
  'read_model.work_order_count_v1': { org_id: string; job_status: string; lane: number; count: number };
  'read_model.history_v1': {
    org_id: string;
    job_id: string;
    position: number;
    ordinal: number;
    recorded_at: Date;
    actor_id: string | null;
    actor: Actor;
    lane: string;
    event_type: string;
    stream_id: string;
    subject: string | null;
    document_id: string | null;
    field: string | null;
    previous: FieldValue;
    next: FieldValue;
    names: Record<string, string>;
    note: string | null;
  };
  'read_model.reading_pace_v1': { org_id: string; position: number; method: string; elapsed_ms: number; recorded_at: Date };
  'read_model.applied': { org_id: string; stream_id: string; stream_position: number; position: number };
}
