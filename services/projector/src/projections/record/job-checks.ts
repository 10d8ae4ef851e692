import { RECORD_KINDS, type RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { ToCheck } from '@tallyport/contracts/work-order/http';
import { type NewestRow, tablesOf } from '@tallyport/customs-tables/read-tables';
import type { ChecksView } from '@tallyport/domain/checks/fold-checks';
import { Papers } from '@tallyport/domain/checks/papers';
import { RULE_TABLES, RuleRows } from '@tallyport/domain/checks/rule-rows';
import { runChecks } from '@tallyport/domain/checks/run-checks';
import { toCheckOf } from '@tallyport/domain/checks/to-check';
import type { DocumentView } from '@tallyport/domain/document-extraction/fold-document';
import { isRecordKind, streamKindOf } from '@tallyport/domain/folds';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { Tables } from '../../tables.js';
import { loadCountedDay, loadPapers, loadRuleRows, saveCounts, saveOpen } from './statements.js';

/** A job to count, and the day of the event after which it is counted. */
export interface CountedJob {
  readonly orgId: string;
  readonly workOrderId: string;
  readonly day: string;
}

type PaperRow =
  | { readonly kind: 'document'; readonly view: DocumentView }
  | { readonly kind: 'checks'; readonly view: ChecksView }
  | { readonly kind: RecordKind; readonly view: RecordView; readonly lines: RecordView['lines'] };

const KINDS = [...RECORD_KINDS, 'document', 'checks'];

/** Whether rules look at what a stream tells. */
export function isCounted(streamId: string): boolean {
  const kind = streamKindOf(streamId);
  return kind !== null && (isRecordKind(kind) || kind === 'document' || kind === 'checks');
}

/**
 * Counts anew how much of some jobs asks for a look, from the rows that stand and the newest tables of customs: what the rules say on
 * the day of its newest event. Numbers and prices that stand in other jobs are not looked for.
 */
export async function countChecks(tables: Tables, jobs: readonly CountedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rules = tablesOf(await tables.query<NewestRow>(loadRuleRows, [RULE_TABLES]));
  const counts: object[] = [];
  for (const job of jobs) {
    const { orgId, workOrderId } = job;
    const day = await newestDay(tables, job);
    const rows = await tables.query<PaperRow>(loadPapers, [orgId, workOrderId, KINDS]);
    counts.push({ org_id: orgId, job_id: workOrderId, day, ...countOf(job, rows, new RuleRows(rules, day)) });
  }
  await tables.query(saveCounts, [JSON.stringify(counts)]);
}

/** A job that lost a stream is counted on the day on which it was. */
export async function recount(tables: Tables, job: Omit<CountedJob, 'day'>): Promise<void> {
  const [counted] = await tables.query<{ day: string }>(loadCountedDay, [job.orgId, job.workOrderId]);
  if (counted) await countChecks(tables, [{ ...job, ...counted }]);
}

/** Notes of some jobs whether they are open: a count of them asks no other read model. */
export async function noteOpen(tables: Tables, jobs: readonly Omit<CountedJob, 'day'>[]): Promise<void> {
  if (jobs.length > 0) await tables.query(saveOpen, [jobs.map(({ orgId }) => orgId), jobs.map(({ workOrderId }) => workOrderId)]);
}

/** A stream that comes late brings an earlier day: the tables of the latest hold. */
async function newestDay(tables: Tables, { orgId, workOrderId, day }: CountedJob): Promise<string> {
  const [counted] = await tables.query<{ day: string }>(loadCountedDay, [orgId, workOrderId]);
  return counted !== undefined && counted.day > day ? counted.day : day;
}

function countOf({ workOrderId }: CountedJob, rows: readonly PaperRow[], rules: RuleRows): ToCheck {
  const records = rows.flatMap((row) => (row.kind === 'document' || row.kind === 'checks' ? [] : [{ ...row.view, lines: [...row.lines] }]));
  const documents = rows.flatMap((row) => (row.kind === 'document' ? row.view.segments : []));
  const standing = rows.flatMap((row) => (row.kind === 'checks' ? row.view.overrides : []));
  const documentTypes = new Set(documents.map(({ type }) => type));
  const papers = new Papers(records, { duplicates: null, documentTypes, earlierPrices: null });
  return toCheckOf(records, runChecks(papers, rules, { standing, fingerprintOf: (text) => uuidv5(workOrderId, text) }), rules);
}
