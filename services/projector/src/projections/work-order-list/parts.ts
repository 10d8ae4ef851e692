import type { StreamRef } from '@tallyport/lane-consumer/parking';
import type { ProjectedEvent } from '../../projection.js';
import type { Tables } from '../../tables.js';
import { foldPart, type PartState, subjectOf, talliesOf, withoutStream } from './part.js';
import type { ListStatements } from './statements.js';

type PartStatements = Pick<ListStatements, 'loadParts' | 'saveParts'>;

export interface JobRef {
  readonly orgId: string;
  readonly workOrderId: string;
}

interface Part extends JobRef {
  readonly subject: string;
  readonly state: PartState;
}

interface PartRow {
  readonly org_id: string;
  readonly subject: string;
  readonly work_order_id: string;
  readonly state: PartState;
}

/** Folds the events into the parts of their jobs. Answers with the jobs whose row may read otherwise now. */
export async function applyToParts(tables: Tables, statements: PartStatements, events: readonly ProjectedEvent[]): Promise<JobRef[]> {
  const told = events.flatMap(({ event, logged }) => {
    const subject = subjectOf(logged.streamId);
    return subject === null || logged.jobId === null ? [] : [{ event, logged, subject, workOrderId: logged.jobId }];
  });
  if (told.length === 0) return [];
  const before = await load(
    tables,
    statements,
    told.map(({ logged, subject }) => ({ orgId: logged.orgId, subject })),
  );
  const after = new Map<string, Part>();
  for (const { event, logged, subject, workOrderId } of told) {
    const key = `${logged.orgId}/${subject}`;
    const state = (after.get(key) ?? before.get(key))?.state ?? {};
    after.set(key, { orgId: logged.orgId, workOrderId, subject, state: foldPart(state, event, logged) });
  }
  await save(tables, statements, [...after.values()]);
  return [...after].filter(([key, part]) => isSeenOnRow(before.get(key), part)).map(([, part]) => part);
}

/** Takes a stream out of its part. Answers with the job that showed it, null when none did. */
export async function forgetStream(tables: Tables, statements: PartStatements, { orgId, streamId }: StreamRef): Promise<JobRef | null> {
  const subject = subjectOf(streamId);
  const part = subject === null ? undefined : (await load(tables, statements, [{ orgId, subject }])).get(`${orgId}/${subject}`);
  if (!part) return null;
  await save(tables, statements, [{ ...part, state: withoutStream(part.state, streamId) }]);
  return part;
}

/** Most steps of a reading change no figure, and then the job's row is left alone. */
function isSeenOnRow(before: Part | undefined, after: Part): boolean {
  if (!after.subject.startsWith('document/')) return true;
  return JSON.stringify(talliesOf(before?.state ?? {})) !== JSON.stringify(talliesOf(after.state));
}

async function load(
  tables: Tables,
  { loadParts }: PartStatements,
  keys: readonly { orgId: string; subject: string }[],
): Promise<Map<string, Part>> {
  const wanted = [...new Map(keys.map((key) => [`${key.orgId}/${key.subject}`, key])).values()];
  const rows = await tables.query<PartRow>(loadParts, [wanted.map((key) => key.orgId), wanted.map((key) => key.subject)]);
  return new Map(
    rows.map(({ org_id, subject, work_order_id, state }) => [
      `${org_id}/${subject}`,
      { orgId: org_id, subject, workOrderId: work_order_id, state },
    ]),
  );
}

async function save(tables: Tables, { saveParts }: PartStatements, parts: readonly Part[]): Promise<void> {
  const rows = parts.map(({ orgId, subject, workOrderId, state }) => ({
    org_id: orgId,
    subject,
    work_order_id: workOrderId,
    kind: subject.slice(0, subject.indexOf('/')),
    ...talliesOf(state),
    state,
  }));
  await tables.query(saveParts, [JSON.stringify(rows)]);
}
