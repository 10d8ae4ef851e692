import { causeOf } from '@tallyport/domain/freight-export/causes/known-causes';
import { causeOfExport } from '@tallyport/domain/freight-export/cockpit/export-cause';
import { groupOf } from '@tallyport/domain/freight-export/cockpit/export-group';
import { shownInList } from '@tallyport/domain/freight-export/cockpit/shown-in-list';
import type { ExportView } from '@tallyport/domain/freight-export/export/view';
import { laneOf } from '@tallyport/event-store/lane';

/** Where in the log the newest event of an export stands. */
interface Told {
  readonly orgId: string;
  readonly position: number;
}

/** The row of an export, and those of its calls. */
export function rowsOf(view: ExportView, { orgId, position }: Told): { row: object; calls: object[] } {
  const { id: export_id, kind, system_id } = view;
  const cause = causeOfExport(view, causeOf);
  const row = {
    org_id: orgId,
    export_id,
    work_order_id: view.work_order_id,
    kind,
    export_group: groupOf(view),
    cause_code: cause?.code ?? '',
    cause_key: cause?.key ?? '',
    system_id,
    branch_id: view.branch_id,
    since: view.since,
    words: wordsOf(view),
    lane: laneOf(view.work_order_id, ''),
    position,
    stream_position: view.stream_position,
    shown: shownInList(view),
    view,
  };
  const calls = view.attempts.map(({ attempt, begun_at, outcome, milliseconds }) => {
    return { org_id: orgId, export_id, attempt, system_id, kind, begun_at, outcome, milliseconds };
  });
  return { row, calls };
}

function wordsOf({ shown, key, handle }: ExportView): string {
  return [shown.importer, shown.importer_code, shown.bill, key ?? '', handle].join(' ').toLowerCase();
}
