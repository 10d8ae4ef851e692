import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { personName } from '@tallyport/domain/organisation/person-name';

/** A job with everything on it, as it stood at one moment. */
export interface Moment {
  readonly job: WorkOrder;
  readonly documents: readonly Document[];
  readonly records: readonly ShippingRecord[];
}

/** One value then and now. `undefined` means that the thing it belongs to was, or is, not there. */
export interface Compared {
  readonly key: string;
  readonly field: string;
  readonly then: FieldValue | undefined;
  readonly now: FieldValue | undefined;
}

export interface ComparedGroup {
  readonly key: string;
  readonly kind: 'job' | 'document' | RecordKind;
  /** What it calls itself: code, file name or number. */
  readonly title: string;
  readonly values: readonly Compared[];
}

// biome-ignore format: a table reads best in rows
const JOB_FIELDS = [
  'job_status', 'waybill_number', 'order_type', 'port_of_origin', 'port_of_dest', 'date_depart', 'date_arrive', 'deadline',
  'vessel', 'voyage', 'reference', 'note',
] as const;

/** Then and now side by side, group by group: the job, its documents, its records. */
export function compareMoments(then: Moment, now: Moment): ComparedGroup[] {
  const documents = pairs(then.documents, now.documents);
  const records = pairs(then.records, now.records);
  return [
    { key: 'job', kind: 'job', title: then.job.code, values: compareFields(jobValues(then.job), jobValues(now.job)) },
    ...documents.map(
      ([before, after]): ComparedGroup => ({
        key: before?.id ?? after?.id ?? '',
        kind: 'document',
        title: (before ?? after)?.file_name ?? '',
        values: compareFields(before && documentValues(before), after && documentValues(after)),
      }),
    ),
    ...records.map(
      ([before, after]): ComparedGroup => ({
        key: before?.id ?? after?.id ?? '',
        kind: (after ?? before)?.kind ?? 'document',
        title: numberOf(after ?? before),
        values: compareFields(before && recordValues(before), after && recordValues(after)),
      }),
    ),
  ];
}

export function isChanged({ then, now }: Compared): boolean {
  return (then ?? null) !== (now ?? null);
}

type Values = Readonly<Record<string, FieldValue>>;

function compareFields(then: Values | undefined, now: Values | undefined): Compared[] {
  const fields = [...new Set([...Object.keys(then ?? {}), ...Object.keys(now ?? {})])];
  return fields.map((field) => ({ key: field, field, then: then && (then[field] ?? null), now: now && (now[field] ?? null) }));
}

function jobValues(job: WorkOrder): Values {
  return {
    ...Object.fromEntries(JOB_FIELDS.map((field) => [field, job[field]])),
    importer_id: job.importer_name,
    exporter_id: job.exporter_name,
    notify_party_id: job.notify_party_name,
    compiler: job.compiler && personName(job.compiler),
    broker: job.broker && personName(job.broker),
    entry_status: job.n10_data.entry_status,
  };
}

function documentValues({ extraction, segments, withdrawn }: Document): Values {
  return {
    state: withdrawn ? 'withdrawn' : (extraction?.state ?? null),
    type: segments.map(({ type }) => type).join(', ') || null,
    values: extraction?.values ?? null,
  };
}

function recordValues({ fields, lines, withdrawn }: ShippingRecord): Values {
  const values = Object.entries(fields).map(([field, { value }]) => [field, value] as const);
  return { ...Object.fromEntries(values), lines: lines.length, ...(withdrawn && { withdrawn: true }) };
}

function numberOf(record: ShippingRecord | undefined): string {
  const number = (['invoice_number', 'bl_number', 'waybill_number', 'packing_list_number'] as const)
    .map((field) => record?.fields[field]?.value)
    .find(Boolean);
  return String(number ?? '');
}

function pairs<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): [T | undefined, T | undefined][] {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  return ids.map((id) => [before.find((item) => item.id === id), after.find((item) => item.id === id)]);
}
