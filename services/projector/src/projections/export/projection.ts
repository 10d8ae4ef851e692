import { foldExport } from '@tallyport/domain/freight-export/export/fold';
import type { ExportView } from '@tallyport/domain/freight-export/export/view';
import { byStream, type ProjectedEvent, type Projection } from '../../projection.js';
import type { Tables } from '../../tables.js';
import { rowsOf } from './row.js';
import { dropExport, dropZeroCauses, loadExports, saveCalls, saveExports } from './statements.js';

/** The cockpit: each export with why it stands still, how many stand still for each cause, and each call that left. */
export const exportProjection: Projection = {
  name: 'export',
  version: 1,
  tables: ['export_v1', 'export_count_v1', 'export_call_v1'],
  handles: (type) => type.startsWith('export.'),

  async apply(tables, events) {
    const streams = byStream(events);
    const known = await load(tables, streams);
    const changed = streams.flatMap((group) => {
      const first = group[0]?.logged;
      return first ? changedBy(group, known.get(`${first.orgId}/${exportIdOf(first.streamId)}`) ?? null) : [];
    });
    if (changed.length === 0) return;
    const rows = changed.map(({ view, last }) => rowsOf(view, last));
    const counted = await tables.query<Counted>(saveExports, [JSON.stringify(rows.map(({ row }) => row))]);
    const calls = rows.flatMap((one) => one.calls);
    if (calls.length > 0) await tables.query(saveCalls, [JSON.stringify(calls)]);
    await dropZeros(tables, counted);
  },

  async forget(tables, { orgId, streamId }) {
    if (!streamId.startsWith('export/')) return;
    await dropZeros(tables, await tables.query<Counted>(dropExport, [orgId, exportIdOf(streamId)]));
  },
};

interface Counted {
  readonly org_id: string;
  readonly lane: number;
  readonly count: number;
}

interface StoredExport {
  readonly org_id: string;
  readonly export_id: string;
  readonly view: ExportView;
}

function exportIdOf(streamId: string): string {
  return streamId.slice('export/'.length);
}

async function load(tables: Tables, streams: readonly ProjectedEvent[][]): Promise<Map<string, ExportView>> {
  const firsts = streams.flatMap(([first]) => (first ? [first.logged] : []));
  const keys = [firsts.map(({ orgId }) => orgId), firsts.map(({ streamId }) => exportIdOf(streamId))];
  const rows = await tables.query<StoredExport>(loadExports, keys);
  return new Map(rows.map(({ org_id, export_id, view }) => [`${org_id}/${export_id}`, view]));
}

/** The export after those of these events that are new to it; nothing where none is. */
function changedBy(events: readonly ProjectedEvent[], before: ExportView | null): { view: ExportView; last: ProjectedEvent['logged'] }[] {
  const fresh = events.filter(({ logged }) => logged.streamPosition > (before?.stream_position ?? 0));
  const last = fresh.at(-1)?.logged;
  const view = fresh.reduce((folded, { event, logged }) => foldExport(folded, event, logged), before);
  return view === null || last === undefined ? [] : [{ view, last }];
}

async function dropZeros(tables: Tables, counted: readonly Counted[]): Promise<void> {
  for (const { org_id, lane } of counted.filter(({ count }) => count === 0)) await tables.query(dropZeroCauses, [org_id, lane]);
}
