import type { ExportGroup, ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import type { JobFreightExport } from '@tallyport/contracts/freight-export/job-freight-export';
import type { CauseOf } from '../causes/cause-of.js';
import { causeOfExport } from '../cockpit/export-cause.js';
import { groupOf } from '../cockpit/export-group.js';
import type { ExportView } from '../export/view.js';

/** What is known of an export of a job, with its place among the others. */
export interface ExportOfJob extends Omit<JobFreightExport, 'at'> {
  readonly id: string;
  readonly requested_at: string;
  readonly since: string;
}

/** A later update says of the same job in the freight system what a send said before it. */
const SUBJECTS: Readonly<Record<ExportKind, string>> = { send: 'job', update: 'job', edocs: 'edocs', customs: 'customs' };
/** What asks more of whoever watches comes first. */
const GROUPS: readonly ExportGroup[] = ['waiting', 'unknown', 'planned', 'held', 'running', 'ended'];

/**
 * How what leaves a job stands; null where nothing was asked for. Of each subject the newest export counts, since it says what an older
 * one was to say; what was skipped or cancelled says nothing.
 */
export function jobFreightExport(exports: readonly ExportOfJob[]): JobFreightExport | null {
  const asked = exports.filter(({ state }) => state !== 'skipped' && state !== 'cancelled').toSorted(newestFirst);
  const newest = asked.filter((one, place) => asked.findIndex(({ kind }) => SUBJECTS[kind] === SUBJECTS[one.kind]) === place);
  const [first] = newest.toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group));
  return first === undefined ? null : { kind: first.kind, state: first.state, group: first.group, cause: first.cause, at: first.since };
}

export function exportOfJob(view: ExportView, causeOf: CauseOf): ExportOfJob {
  const { id, kind, state, requested_at, since } = view;
  return { id, kind, state, group: groupOf(view), cause: causeOfExport(view, causeOf), requested_at, since };
}

function newestFirst(one: ExportOfJob, other: ExportOfJob): number {
  return order(other.requested_at, one.requested_at) || order(other.id, one.id);
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
