import { Inject, Injectable } from '@nestjs/common';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { type DocumentView, shownSegment } from '@tallyport/domain/document-extraction/fold-document';
import type { ExtractionView } from '@tallyport/domain/document-extraction/fold-extraction';
import { foldStreams, type StreamMap } from '@tallyport/domain/folds';
import { doubtfulValues } from '@tallyport/domain/work-order/fold-job';
import { strayPapers } from '@tallyport/domain/work-order/papers/stray-papers';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { EVENT_STORE, POOL } from '../../platform/tokens.js';
import { JobPapers } from './job-papers.js';
import { LineOfReadings } from './line-of-readings.js';
import { IS_UNVERIFIED, unverifiedValues } from './unverified-values.js';

interface DocumentRow {
  readonly document: DocumentView;
  readonly extraction: ExtractionView | null;
  readonly doubtful: number;
  readonly unverified: number;
}

/** Documents with their readings and with how much of what was read has to be looked at. */
@Injectable()
export class DocumentQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LineOfReadings) private readonly line: LineOfReadings,
    @Inject(JobPapers) private readonly papers: JobPapers,
  ) {}

  /** All documents of a job from the read models, the first uploaded first. */
  async ofJob(orgId: string, workOrderId: string): Promise<Document[]> {
    const { rows } = await this.pool.query<DocumentRow>({ name: 'documents-of-job', text: OF_JOB, values: [orgId, workOrderId] });
    return this.present(orgId, rows);
  }

  async one(orgId: string, workOrderId: string, documentId: string): Promise<Document> {
    const known = (await this.ofJob(orgId, workOrderId)).find((document) => document.id === documentId);
    return known ?? this.recorded(orgId, workOrderId, documentId);
  }

  /** One document as its own streams tell it now, whatever the read models have reached. Throws 404. */
  async recorded(orgId: string, workOrderId: string, documentId: string): Promise<Document> {
    const [document, extraction] = await Promise.all([
      this.store.load(orgId, `document/${documentId}`),
      this.store.load(orgId, `extraction/${documentId}`),
    ]);
    const streams = foldStreams([...document, ...extraction].map((envelope) => ({ event: parseEvent(envelope), envelope })));
    const view = streams.get('document', documentId);
    if (view?.work_order_id !== workOrderId) throw new ProblemError('document.not-found');
    const row = { document: view, extraction: streams.get('extraction', documentId), doubtful: 0, unverified: 0 };
    const [shown] = await this.present(orgId, [row]);
    if (!shown) throw new ProblemError('document.not-found');
    return shown;
  }

  /** The documents of a past moment. Nothing waited in line then, and nothing is timed. */
  ofMoment(streams: StreamMap): Document[] {
    const records = RECORD_KINDS.flatMap((kind) => streams.all(kind));
    const rows = streams.all('document').map((document) => {
      const read = records.filter((record) => record.document_id === document.id);
      const extraction = streams.get('extraction', document.id);
      const doubtful = read.reduce((total, record) => total + doubtfulValues(record).length, 0);
      const unverified = read.reduce((total, record) => total + unverifiedValues(record), 0);
      return { document, extraction, doubtful, unverified };
    });
    const standing = records.filter(({ withdrawn }) => !withdrawn).map((record) => ({ ...record, lines: [...record.lines] }));
    const [job] = streams.all('work-order');
    const strays = job ? strayPapers(job, standing, keptForIn(rows)) : NO_STRAYS;
    return inOrder(rows).map((row) => shownDocument(row, rows, { ahead: null, pace: null }, strays));
  }

  private async present(orgId: string, rows: readonly DocumentRow[]): Promise<Document[]> {
    const [places, strays] = await Promise.all([
      this.line.of(
        orgId,
        rows.flatMap((row) => row.extraction ?? []),
      ),
      this.straysAmong(orgId, rows),
    ]);
    return inOrder(rows).map((row) => shownDocument(row, rows, places.get(row.document.id) ?? { ahead: null, pace: null }, strays));
  }

  /** A file of which nobody knows what it is belongs wherever it is. */
  private async straysAmong(orgId: string, rows: readonly DocumentRow[]): Promise<Strays> {
    const [known] = rows.filter(({ document }) => document.segments.length > 0);
    if (known === undefined) return NO_STRAYS;
    const { job, records } = await this.papers.of(orgId, known.document.work_order_id);
    return job === null ? NO_STRAYS : strayPapers(job, records, keptForIn(rows));
  }
}

function inOrder(rows: readonly DocumentRow[]): DocumentRow[] {
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ document }: DocumentRow): string {
  return `${document.uploaded_at} ${document.id}`;
}

type Strays = ReturnType<typeof strayPapers>;
const NO_STRAYS: Strays = new Map();

function keptForIn(rows: readonly DocumentRow[]) {
  return (documentId: string) => rows.find(({ document }) => document.id === documentId)?.document.kept_for ?? [];
}

type Place = Pick<NonNullable<Document['extraction']>, 'ahead' | 'pace'>;

function shownDocument(
  { document, extraction, doubtful, unverified }: DocumentRow,
  all: readonly DocumentRow[],
  place: Place,
  strays: Strays,
): Document {
  const earlier = inOrder(all).find((other) => other.document.hash === document.hash && !other.document.withdrawn);
  const copyOf = earlier && earlier.document.id !== document.id && !document.withdrawn ? earlier.document.id : null;
  // A reading folded before there were models says nothing of one.
  const shown = extraction && { ...extraction, model: extraction.model ?? null, ...place };
  const { read_segments: _, is_split_by_person: __, kept_for: ___, segments, ...told } = document;
  const stray = document.withdrawn ? [] : (strays.get(document.id) ?? []);
  return { ...told, segments: segments.map(shownSegment), copy_of: copyOf, extraction: shown, doubtful, unverified, stray };
}

/** Doubtful values are counted by the projector; unverified ones stand on the page nowhere that the reader could point at. */
const OF_JOB = `
select d.view as document, e.view as extraction, coalesce(t.doubtful, 0)::int as doubtful, coalesce(t.unverified, 0)::int as unverified
from read_model.record_v1 d
left join read_model.record_v1 e on e.org_id = d.org_id and e.stream_id = replace(d.stream_id, 'document/', 'extraction/')
left join lateral (
  select sum(p.doubtful) as doubtful, sum(u.header + u.lines) as unverified
  from read_model.record_v1 r
  join read_model.work_order_part_v2 p on p.org_id = r.org_id and p.subject = r.stream_id
  cross join lateral (
    select (select count(*) from json_each(r.view -> 'fields') f
        where ${IS_UNVERIFIED}) as header,
      (select count(*) from read_model.record_line_v1 l, json_each(l.fields) f
        where l.org_id = r.org_id and l.stream_id = r.stream_id and ${IS_UNVERIFIED}) as lines) u
  where r.job_id = $2::uuid and r.kind in (${RECORD_KINDS.map((kind) => `'${kind}'`).join(', ')}) and r.org_id = d.org_id and not r.withdrawn
    and r.view ->> 'document_id' = d.view ->> 'id') t on true
where ${TENANT_GUARD}
  and d.org_id = $1::uuid and d.job_id = $2::uuid and d.kind = 'document' and d.view is not null`;
