import { foldNext, isRecordKind, type StreamKind, streamKindOf } from '@tallyport/domain/folds';
import type { Lines } from '@tallyport/domain/shipping-record/fold-lines';
import { numberFieldOf, numberKey } from '@tallyport/domain/shipping-record/paper-number';
import { byStream, type ProjectedEvent, type Projection } from '../../projection.js';
import type { Tables } from '../../tables.js';
import { type CountedJob, countChecks, isCounted, noteOpen, recount } from './job-checks.js';
import { gather, writeTerms } from './job-terms.js';
import { readLines, writeLines } from './lines.js';
import { forgetRecord, loadRecords, saveRecords } from './statements.js';
import { forgetTerms } from './term-statements.js';

interface StoredRecord {
  readonly org_id: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly view: object | null;
}

/**
 * The detail model: one row per stream, folded from its own events by the folds of the domain; and of each job, how much of it asks
 * for a look, counted from those rows.
 */
export const recordProjection: Projection = {
  name: 'record',
  version: 1,
  tables: ['record_v1', 'record_line_v1', 'job_check_v1', 'job_term_v1', 'job_words_v1'],
  handles: () => true,

  async apply(tables, events) {
    const streams = byStream(events).flatMap((group) => {
      const kind = streamKindOf(group[0]?.logged.streamId ?? '');
      return kind === null ? [] : [{ kind, events: group }];
    });
    if (streams.length === 0) return;
    const stored = await load(
      tables,
      streams.map((stream) => stream.events),
    );
    const folded: FoldedRow[] = [];
    for (const { kind, events: group } of streams) {
      const one = await foldStream(tables, kind, group, stored);
      if (one) folded.push(one);
    }
    if (folded.length === 0) return;
    const rows = folded.map(({ row }) => row);
    await tables.query(saveRecords, [JSON.stringify(rows.map(({ recorded_at: _, ...row }) => row))]);
    await writeTerms(
      tables,
      folded.map(({ row, whole }) => ({ ...row, view: whole })),
    );
    const counted = jobsToCount(rows);
    await countChecks(tables, counted);
    await noteOpen(tables, [...counted, ...rows.flatMap(jobItself)]);
  },

  async forget(tables, { orgId, streamId }) {
    const [gone] = await tables.query<{ job_id: string | null }>(forgetRecord, [orgId, streamId]);
    const found = await tables.query<{ org_id: string; job_id: string }>(forgetTerms, [orgId, streamId]);
    if (found.length > 0) await gather(tables, found);
    if (gone?.job_id == null) return;
    if (isCounted(streamId)) await recount(tables, { orgId, workOrderId: gone.job_id });
    if (streamKindOf(streamId) === 'work-order') await noteOpen(tables, [{ orgId, workOrderId: gone.job_id }]);
  },
};

interface RecordRow {
  readonly org_id: string;
  readonly stream_id: string;
  readonly kind: StreamKind;
  readonly job_id: string | null;
  readonly stream_position: number;
  readonly position: number;
  readonly withdrawn: boolean;
  readonly number_key: string | null;
  readonly view: ShownView | null;
  /** When the newest event of the stream was recorded. */
  readonly recorded_at: string;
}

/** A row, and the view as it was folded, its lines with it. */
interface FoldedRow {
  readonly row: RecordRow;
  readonly whole: ShownView | null;
}

/** The jobs of which something changed that rules look at, each with the day of its newest event. */
function jobsToCount(rows: readonly RecordRow[]): CountedJob[] {
  const counted = rows.filter(({ stream_id, job_id }) => job_id !== null && isCounted(stream_id));
  const last = new Map(counted.toSorted((a, b) => a.position - b.position).map((row) => [`${row.org_id}/${row.job_id}`, row]));
  return [...last.values()].map(({ org_id, job_id, recorded_at }) => ({
    orgId: org_id,
    workOrderId: job_id ?? '',
    day: recorded_at.slice(0, 10),
  }));
}

/** The job of whose own stream this is the row. */
function jobItself({ kind, org_id, job_id }: RecordRow) {
  return kind === 'work-order' && job_id !== null ? [{ orgId: org_id, workOrderId: job_id }] : [];
}

async function load(tables: Tables, streams: readonly ProjectedEvent[][]): Promise<Map<string, StoredRecord>> {
  const firsts = streams.flatMap(([first]) => (first ? [first.logged] : []));
  const rows = await tables.query<StoredRecord>(loadRecords, [firsts.map((one) => one.orgId), firsts.map((one) => one.streamId)]);
  return new Map(rows.map((row) => [`${row.org_id}/${row.stream_id}`, row]));
}

/** The row of a stream after its new events, its lines already written; null when there is nothing new. */
async function foldStream(
  tables: Tables,
  kind: StreamKind,
  events: readonly ProjectedEvent[],
  stored: ReadonlyMap<string, StoredRecord>,
): Promise<FoldedRow | null> {
  const key = events[0] && `${events[0].logged.orgId}/${events[0].logged.streamId}`;
  const before = key === undefined ? undefined : stored.get(key);
  const fresh = events.filter(({ logged }) => logged.streamPosition > (before?.stream_position ?? 0));
  const last = fresh.at(-1)?.logged;
  if (!last) return null;
  const ref = { orgId: last.orgId, streamId: last.streamId };
  const lines = isRecordKind(kind) && before ? await readLines(tables, ref) : [];
  const start: unknown = before?.view ? (isRecordKind(kind) ? { ...before.view, lines } : before.view) : null;
  const view = fresh.reduce((folded, { event, logged }) => foldNext(last.streamId, folded, event, logged), start) as ShownView | null;
  if (isRecordKind(kind)) await writeLines(tables, ref, lines, view?.lines ?? []);
  const row = {
    org_id: last.orgId,
    stream_id: last.streamId,
    kind,
    job_id: last.jobId,
    stream_position: last.streamPosition,
    position: last.position,
    recorded_at: last.recordedAt,
    withdrawn: view?.withdrawn ?? view?.deleted ?? false,
    number_key: view && numberOf(kind, view),
    view: view && isRecordKind(kind) ? { ...view, lines: [] } : view,
  };
  return { row, whole: view };
}

/** The number by which the stream's subject is known, as it is compared; null for what has none of its own. */
function numberOf(kind: StreamKind, view: ShownView): string | null {
  if (kind === 'work-order') return numberKey(view.waybill_number);
  const field = numberFieldOf(kind, (name) => view.fields?.[name]?.value);
  return field && numberKey(view.fields?.[field]?.value);
}

/** What the views have in common, as far as the row needs it. */
interface ShownView {
  readonly withdrawn?: boolean;
  readonly deleted?: boolean;
  readonly lines?: Lines;
  readonly waybill_number?: unknown;
  readonly fields?: Readonly<Record<string, { readonly value: unknown }>>;
}
