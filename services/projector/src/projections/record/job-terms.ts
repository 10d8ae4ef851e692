import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { JobTerm } from '@tallyport/contracts/work-order/job-term';
import { isRecordKind, type StreamKind } from '@tallyport/domain/folds';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { termsOfJob, termsOfPaper, wordsOf } from '@tallyport/domain/work-order/job-terms';
import type { Tables } from '../../tables.js';
import { gatherWords, saveTerms } from './term-statements.js';

/** A stream as it is folded, its lines with it. */
interface FoldedStream {
  readonly org_id: string;
  readonly stream_id: string;
  readonly kind: StreamKind;
  readonly job_id: string | null;
  readonly view: object | null;
}

/** Writes by which words streams let their jobs be found, and gathers all words of each job of which one changed. */
export async function writeTerms(tables: Tables, streams: readonly FoldedStream[]): Promise<void> {
  const told = streams.filter(({ kind, job_id }) => job_id !== null && (kind === 'work-order' || isRecordKind(kind)));
  if (told.length === 0) return;
  const rows = told.map(({ org_id, stream_id, kind, job_id, view }) => {
    const terms = view === null ? [] : termsOf(kind, view);
    return { org_id, stream_id, job_id, terms, words: wordsOf(terms) };
  });
  const changed = await tables.query<JobOfWords>(saveTerms, [JSON.stringify(rows)]);
  if (changed.length > 0) await gather(tables, changed);
}

/** Gathers the words of a job that lost a stream. */
export function gather(tables: Tables, jobs: readonly JobOfWords[]): Promise<unknown> {
  return tables.query(gatherWords, [jobs.map((job) => job.org_id), jobs.map((job) => job.job_id)]);
}

interface JobOfWords {
  readonly org_id: string;
  readonly job_id: string;
}

function termsOf(kind: StreamKind, view: object): JobTerm[] {
  if (kind === 'work-order') return termsOfJob(view as WorkOrderView);
  return termsOfPaper(kind as RecordKind, view as RecordView);
}
