import { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import type { HoldReason } from '@tallyport/contracts/freight-export/values';
import type { KnownExport } from '@tallyport/temporal/export-runs';
import type { BulkRef } from '@tallyport/workflows/freight-bulk/messages';
import type { SyncRef } from '@tallyport/workflows/freight-sync/messages';
import type pg from 'pg';

type Log = Pick<pg.Pool, 'query'>;

interface Row {
  readonly org_id: string;
  readonly job_id: string;
  readonly stream_id: string;
  readonly kind: string;
}

/** The last words of exports that have ended. What differs there from what was sent is followed by another word. */
const ENDS = ['export.read-back', 'export.spared', 'export.skipped', 'export.cancelled'];
/** Those after which one waits for somebody. */
const RESTS = ['export.waiting', 'export.held'];

/** The last word of each export that moved it, and what it exports. */
const lastWords = (which: string) => `
select w.org_id, w.job_id, w.stream_id, asked.data ->> 'kind' as kind
from (
  select distinct on (e.org_id, e.stream_id) e.org_id, e.job_id, e.stream_id, e.type, e.data
  from event_store.event e
  where e.stream_id >= 'export/' and e.stream_id < 'export0' and e.job_id is not null
    and e.type <> all ('{export.job-deleted,export.acknowledged}'::text[]) ${which}
  order by e.org_id, e.stream_id, e.stream_position desc
) w
join event_store.event asked on asked.org_id = w.org_id and asked.stream_id = w.stream_id and asked.stream_position = 1
where w.type <> all ($1::text[])`;

/** The exports that go on by themselves: what has to have a running workflow. Reads every export's events. */
export async function allOpenExports(log: Log): Promise<KnownExport[]> {
  const { rows } = await log.query<Row>({ name: 'open-exports', text: lastWords(''), values: [[...ENDS, ...RESTS]] });
  return rows.map(knownExport);
}

/** The exports of a job that have not ended. */
export async function unfinishedExportsOfJob(log: Log, workOrderId: string): Promise<KnownExport[]> {
  const text = lastWords('and e.job_id = $2::uuid');
  const { rows } = await log.query<Row>({ name: 'unfinished-exports-of-job', text, values: [ENDS, workOrderId] });
  return rows.map(knownExport);
}

const HELD = `${lastWords('and e.org_id = $2::uuid')}
  and w.type = 'export.held' and w.data ->> 'hold' = $4 and asked.data ->> 'systemId' = $3`;

/** The exports of a freight system that are held: since it refuses the log-in, or since a person holds it. */
export async function exportsHeld(log: Log, orgId: string, systemId: string, hold: HoldOfSystem): Promise<KnownExport[]> {
  const values = [ENDS, orgId, systemId, hold];
  const { rows } = await log.query<Row>({ name: 'exports-held', text: HELD, values });
  return rows.map(knownExport);
}

/** What holds all exports of a freight system. */
export type HoldOfSystem = Exclude<HoldReason, 'by-person'>;

const SYSTEM_OF = `
select data ->> 'systemId' as system_id from event_store.event where org_id = $1::uuid and stream_id = $2 and stream_position = 1`;

/** The freight system that an export is for; null where it is for none. */
export async function systemOfExport(log: Log, orgId: string, exportId: string): Promise<string | null> {
  const values = [orgId, `export/${exportId}`];
  const { rows } = await log.query<{ system_id: string | null }>({ name: 'system-of-export', text: SYSTEM_OF, values });
  return rows[0]?.system_id ?? null;
}

/** Whether a person holds the freight system now; its settings are kept, not recorded. */
export async function isSystemHeld(log: Log, orgId: string, systemId: string): Promise<boolean> {
  const text = 'select is_held from kept.freight_system where org_id = $1::uuid and id = $2::uuid';
  const { rows } = await log.query<{ is_held: boolean }>({ name: 'is-system-held', text, values: [orgId, systemId] });
  return rows[0]?.is_held ?? true;
}

const TESTED = `
select data ->> 'systemId' as system_id from event_store.event
where org_id = $1::uuid and stream_id = $2 and type = 'sync.requested' and data ->> 'kind' = 'connection_test'`;

/** Which freight system a fetch tried the connection of; null where it was to fetch something. */
export async function systemTried(log: Log, orgId: string, syncId: string): Promise<string | null> {
  const values = [orgId, `sync/${syncId}`];
  const { rows } = await log.query<{ system_id: string }>({ name: 'system-tried', text: TESTED, values });
  return rows[0]?.system_id ?? null;
}

function knownExport({ org_id, job_id, stream_id, kind }: Row): KnownExport {
  return { orgId: org_id, workOrderId: job_id, exportId: stream_id.slice('export/'.length), kind: ExportKind.parse(kind) };
}

const OF_HANDLE = `
select org_id, job_id, stream_id, data ->> 'kind' as kind from event_store.event
where type = 'export.requested' and data ->> 'handle' = $2 and org_id = $1::uuid and job_id is not null
limit 2`;

/** The export of an organisation that goes by this handle; null where there is none, or more than one: then a person has to look. */
export async function exportOfHandle(log: Log, orgId: string, handle: string): Promise<KnownExport | null> {
  const { rows } = await log.query<Row>({ name: 'export-of-handle', text: OF_HANDLE, values: [orgId, handle] });
  const [only, another] = rows;
  return only === undefined || another !== undefined ? null : knownExport(only);
}

const OF_ID = `
select org_id, job_id, stream_id, data ->> 'kind' as kind from event_store.event
where org_id = $1::uuid and stream_id = $2 and stream_position = 1 and type = 'export.requested' and job_id is not null`;

/** An export of an organisation by its id; null where it has none of that id. */
export async function exportOfId(log: Log, orgId: string, exportId: string): Promise<KnownExport | null> {
  const { rows } = await log.query<Row>({ name: 'export-of-id', text: OF_ID, values: [orgId, `export/${exportId}`] });
  return rows[0] === undefined ? null : knownExport(rows[0]);
}

const OPEN_SYNCS = `
select org_id, job_id, stream_id from event_store.event
where stream_id >= 'sync/' and stream_id < 'sync0'
group by org_id, job_id, stream_id
having not bool_or(type in ('sync.finished', 'sync.failed'))`;

/** The fetches that are not over. Reads every sync's events. */
export async function allOpenSyncs(log: Log): Promise<SyncRef[]> {
  const { rows } = await log.query<Omit<Row, 'kind' | 'job_id'> & { job_id: string | null }>({
    name: 'open-syncs',
    text: OPEN_SYNCS,
    values: [],
  });
  return rows.map(({ org_id, job_id, stream_id }) => ({ orgId: org_id, syncId: stream_id.slice('sync/'.length), workOrderId: job_id }));
}

const OPEN_BULKS = `
select org_id, stream_id from event_store.event
where stream_id >= 'bulk/' and stream_id < 'bulk0'
group by org_id, stream_id
having not bool_or(type = 'bulk.ended')`;

/** The steps for many exports that are not over. */
export async function allOpenBulks(log: Log): Promise<BulkRef[]> {
  const { rows } = await log.query<Pick<Row, 'org_id' | 'stream_id'>>({ name: 'open-bulks', text: OPEN_BULKS, values: [] });
  return rows.map(({ org_id, stream_id }) => ({ orgId: org_id, bulkId: stream_id.slice('bulk/'.length) }));
}
