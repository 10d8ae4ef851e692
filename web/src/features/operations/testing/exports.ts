import type { ExportDetail } from '@tallyport/contracts/freight-export/export-detail';
import type { ExportCause, ExportCauseGroup, ExportRow, ExportSummary } from '@tallyport/contracts/freight-export/export-row';

const SYSTEM = { id: 'a0000000-0000-4000-8000-000000000001', name: 'CargoWise Sydney' };

/** Ids of exports, 1 first. */
export function exportId(number: number): string {
  return `f0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const UNKNOWN_PARTY: ExportCause = {
  code: 'organisation-unknown',
  key: 'WATBRO',
  name: 'WATBRO',
  field: 'settings.parties',
};

export const UNKNOWN_UNIT: ExportCause = {
  code: 'unit-unknown',
  key: 'CT',
  name: 'CT',
  field: 'settings.units',
};

export const NOBODY_KNOWS: ExportCause = {
  code: 'outcome-unknown',
  key: '',
  name: '',
  field: 'job.key',
};

/** An export that was refused and waits for a person, with what a test changes of it. */
export function anExport(number: number, more: Partial<ExportRow> = {}): ExportRow {
  return {
    id: exportId(number),
    work_order: {
      id: `e0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      code: `SYD-${String(4_800 - number).padStart(6, '0')}`,
    },
    kind: 'update',
    state: 'waiting_for_person',
    group: 'waiting',
    cause: UNKNOWN_PARTY,
    system: SYSTEM,
    branch_id: 'b0000000-0000-4000-8000-000000000001',
    target_type: 'ForwardingShipment',
    key: null,
    shown: { importer: 'Wattlebrook Lighting Pty Ltd', importer_code: 'WATBRO', bill: 'CLNB2603117' },
    waiting_for: 'refused',
    hold: null,
    detail: null,
    line: 'Organization code WATBRO not found',
    attempts: 2,
    retry_at: null,
    requested_by: null,
    requested_at: '2026-03-14T01:00:00.000Z',
    since: '2026-03-14T01:20:00.000Z',
    stream_position: 7,
    ...more,
  };
}

/** The same export with its attempts: nothing changed since the last one. */
export function detailOf(row: ExportRow, more: Partial<ExportDetail> = {}): ExportDetail {
  const { attempts, line, ...same } = row;
  const lines = [{ severity: 'error' as const, text: line ?? '' }];
  return {
    ...same,
    work_order_id: row.work_order.id,
    system_id: SYSTEM.id,
    handle: 'TPAAAAAAAAAAAAAAAAAAAA',
    reason: null,
    bytes: 18_400,
    lines,
    differences: [],
    spared: false,
    attempts: Array.from({ length: attempts }, (_, index) => ({
      attempt: index + 1,
      begun_at: row.since,
      ended_at: row.since,
      milliseconds: 1_300,
      outcome: 'refused' as const,
      http_status: 200,
      unknown_reason: null,
      detail: null,
      lines,
      request: 'blob/request',
      answer: 'blob/answer',
      by: null,
      reason: null,
      changes: [],
      cause: null,
    })),
    may: ['retry', 'skip', 'cancel', 'resolve'],
    changed_since: { moved: [], changes: [], findings: [], fails_the_same: true },
    workflow_url: null,
    ...more,
  };
}

export function groupOf(cause: ExportCause, count: number, more: Partial<ExportCauseGroup> = {}): ExportCauseGroup {
  return { cause, group: 'waiting', count, oldest: '2026-03-14T01:20:00.000Z', ...more };
}

export function summaryWith(tabs: Partial<ExportSummary['tabs']>, more: Partial<ExportSummary> = {}): ExportSummary {
  return {
    tabs: { open: 0, waiting: 0, unknown: 0, parked: 0, unmatched: 0, mails: 0, planned: 0, running: 0, held: 0, done_today: 312, ...tabs },
    months: [{ month: '2026-03', sends: 1_204, spared: 312 }],
    alarms: [],
    position: 4_100,
    ...more,
  };
}
