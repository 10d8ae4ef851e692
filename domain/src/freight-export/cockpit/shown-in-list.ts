import type { Export } from '@tallyport/contracts/freight-export/export';
import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import { groupOf } from './export-group.js';

/** What a list shows of an export, without what kept rows and other streams add: the job's code, the system's name, the cause in words. */
export type ListedExport = Omit<ExportRow, 'work_order' | 'system' | 'cause'> & Pick<Export, 'work_order_id' | 'system_id'>;

export function shownInList(view: Export): ListedExport {
  const { id, work_order_id, kind, state, system_id, branch_id, target_type, key, shown, waiting_for, hold, detail } = view;
  const { retry_at, requested_by, requested_at, since, stream_position } = view;
  return {
    id,
    work_order_id,
    kind,
    state,
    group: groupOf(view),
    system_id,
    branch_id,
    target_type,
    key,
    shown,
    waiting_for,
    hold,
    detail,
    line: heaviestLine(view.lines),
    attempts: view.attempts.length,
    retry_at,
    requested_by,
    requested_at,
    since,
    stream_position,
  };
}

/** The line that weighs most: an error, else a warning, else what was written first. */
function heaviestLine(lines: readonly AnswerLine[]): string | null {
  const heaviest = lines.find(({ severity }) => severity === 'error') ?? lines.find(({ severity }) => severity === 'warning') ?? lines[0];
  return heaviest?.text ?? null;
}
