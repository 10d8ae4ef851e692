import type { JobFreightExport } from '@tallyport/contracts/freight-export/job-freight-export';
import type { N10Data } from '@tallyport/contracts/lodgement/n10-data';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { DocumentView } from '../document-extraction/fold-document.js';
import type { ExtractionView } from '../document-extraction/fold-extraction.js';
import type { StreamMap } from '../folds.js';
import { causeOf } from '../freight-export/causes/known-causes.js';
import { exportOfJob, jobFreightExport } from '../freight-export/job/job-freight-export.js';
import type { LodgementView } from '../lodgement/fold.js';
import type { RecordView } from '../shipping-record/fold.js';
import { isDoubtful } from '../shipping-record/fold-value.js';
import type { WorkOrderView } from './fold.js';

/** A job as on the wire, put together from all its streams; compiler and broker are ids. */
export type JobView = Omit<WorkOrder, 'compiler' | 'broker'> & { readonly compiler: string | null; readonly broker: string | null };

/** A job as its row in the list has it: how its exports stand is read beside it. */
export type ListedJob = Omit<JobView, 'freight_export'>;

/** What the other streams of a job say of it. */
export interface JobSurroundings {
  readonly customs: N10Data | null;
  readonly receiver: string | null;
  readonly documents: WorkOrder['documents'];
}

export const NO_CUSTOMS: N10Data = { entry_status: null, ics_identifier: null, last_dsa_history_info: null };

/**
 * Pure composition: the list and the job's page show the same values because both come from here. The people stand last, so
 * that whoever puts persons in the place of their ids finds them at once.
 */
export function composeJob(
  { names: _, papers: __, compiler, broker, ...workOrder }: WorkOrderView,
  { customs, receiver, documents }: JobSurroundings,
): ListedJob {
  return { ...workOrder, waybill: { receiver_json: { name: receiver } }, n10_data: customs ?? NO_CUSTOMS, documents, compiler, broker };
}

/** The job among its folded streams, also after its deletion; null while there is none. */
export function jobOf(streams: StreamMap, workOrderId: string): JobView | null {
  const workOrder = streams.get('work-order', workOrderId);
  if (workOrder === null) return null;
  const tallies = streams.all('document').map((document) => documentTally(document, streams.get('extraction', document.id)));
  const records = RECORD_KINDS.flatMap((kind) => streams.all(kind));
  const job = composeJob(workOrder, {
    customs: customsOf(streams.all('lodgement')),
    receiver: receiverOf(streams.all('waybill').map((waybill) => ({ ...waybill, receiver: consigneeOf(waybill) }))),
    documents: {
      total: sum(tallies.map((tally) => tally.total)),
      reading: sum(tallies.map((tally) => tally.reading)),
      failed: sum(tallies.map((tally) => tally.failed)),
      doubtful: sum(records.map((record) => doubtfulValues(record).length)),
    },
  });
  return { ...job, freight_export: freightExportOf(streams) };
}

/** How what leaves a job stands, by the streams of its exports. */
export function freightExportOf(streams: StreamMap): JobFreightExport | null {
  return jobFreightExport(streams.all('export').map((view) => exportOfJob(view, causeOf)));
}

export interface DocumentTally {
  readonly total: number;
  readonly reading: number;
  readonly failed: number;
}

/** What one document adds to the figures of its job; a withdrawn one adds nothing. */
export function documentTally(
  document: Pick<DocumentView, 'withdrawn'> | null,
  extraction: Pick<ExtractionView, 'state'> | null,
): DocumentTally {
  if (document === null || document.withdrawn) return { total: 0, reading: 0, failed: 0 };
  const isReading = extraction?.state === 'waiting' || extraction?.state === 'running';
  return { total: 1, reading: isReading ? 1 : 0, failed: extraction?.state === 'failed' ? 1 : 0 };
}

/** The fields of a record that a person still has to look at. A line's field is `<line>/<field>`. */
export function doubtfulValues({ withdrawn, fields, lines }: Pick<RecordView, 'withdrawn' | 'fields' | 'lines'>): string[] {
  if (withdrawn) return [];
  const named = [
    ...Object.entries(fields),
    ...lines.flatMap((line) => Object.entries(line.fields).map(([field, value]) => [`${line.line_id}/${field}`, value] as const)),
  ];
  return named.filter(([, value]) => isDoubtful(value)).map(([field]) => field);
}

/** What customs says of a job: of its newest declaration that customs knows and has not withdrawn. Null where there is none. */
export function customsOf(lodgements: readonly LodgementView[]): N10Data | null {
  const known = lodgements.filter(
    ({ kind, declaration_status }) => kind === 'declaration' && declaration_status !== 'not_lodged' && declaration_status !== 'withdrawn',
  );
  return known.toSorted((a, b) => order(a.created_at ?? '', b.created_at ?? '') || order(a.id, b.id)).at(-1)?.n10_data ?? null;
}

/** Who receives the goods: the first name among the waybills that stand. */
export function receiverOf(
  waybills: readonly { readonly id: string; readonly withdrawn: boolean; readonly receiver: string | null }[],
): string | null {
  const standing = waybills.filter((waybill) => !waybill.withdrawn && waybill.receiver !== null);
  return standing.toSorted((a, b) => order(a.id, b.id))[0]?.receiver ?? null;
}

/** The consignee as a waybill names it, or null. */
function consigneeOf(waybill: Pick<RecordView, 'fields'>): string | null {
  const name = waybill.fields['consignee_name']?.value;
  return typeof name === 'string' && name !== '' ? name : null;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
