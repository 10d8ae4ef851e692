import { randomUUID } from 'node:crypto';
import type { BulkEvent } from '@tallyport/contracts/freight-export/bulk-events';
import type { ExportEvent, ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import type { SyncEvent } from '@tallyport/contracts/freight-export/sync-events';
import type { AnswerLine } from '@tallyport/contracts/freight-export/values';

/** A freight system to which samples are sent. */
const SYSTEM = '7d0c4f0e-6a55-4a33-9d5e-5d8f3c1a0022';
const KEY = 'S00001234';
const at = '2026-03-14T02:00:05.120Z';

export interface ExportOf {
  readonly exportId: string;
  readonly workOrderId: string;
}

function messageOf({ exportId }: Pick<ExportOf, 'exportId'>, importerCode = 'WATBRO'): ExportMessage {
  const hash = exportId.replaceAll('-', '').padEnd(64, 'a');
  const shown = { importer: 'Wattlebrook Lighting Pty Ltd', importerCode, bill: 'HLPR2602881' };
  return { hash, bytes: 18_400, content: hash, fingerprint: hash, madeFrom: [], shown };
}

export function exportRequested(of: ExportOf, kind: ExportKind = 'send', systemId: string = SYSTEM): ExportEvent {
  const key = kind === 'send' ? null : KEY;
  const looked = kind === 'update' ? { syncId: randomUUID(), fingerprint: 'c'.repeat(64) } : null;
  const where = { systemId, branchId: null, targetType: 'ForwardingShipment' as const, key, looked };
  const data = { ...of, kind, ...where, handle: 'TPABCDEFGHIJKLMNOPQRST', message: messageOf(of), reason: null };
  return { type: 'export.requested', data };
}

export function callBegun(of: ExportOf, attempt = 1): ExportEvent {
  const { hash, fingerprint } = messageOf(of);
  return { type: 'export.call-begun', data: { ...of, attempt, hash, fingerprint, at } };
}

export function refused(of: ExportOf, attempt: number, ...texts: string[]): ExportEvent[] {
  const lines = texts.map((text): AnswerLine => ({ severity: 'error', text }));
  return [
    { type: 'export.refused', data: { ...of, attempt, httpStatus: 200, lines, original: 'e'.repeat(64), milliseconds: 900 } },
    { type: 'export.waiting', data: { ...of, waitingFor: 'refused', detail: null } },
  ];
}

export function accepted(of: ExportOf, attempt: number, ...warnings: string[]): ExportEvent {
  const lines = warnings.map((text): AnswerLine => ({ severity: 'warning', text }));
  return { type: 'export.accepted', data: { ...of, attempt, key: KEY, lines, original: 'd'.repeat(64), milliseconds: 1_300 } };
}

export function readBack(of: ExportOf, ...places: string[]): ExportEvent {
  const differences = places.map((place) => ({ place, sent: '1', there: null }));
  return { type: 'export.read-back', data: { ...of, key: KEY, differences, original: 'd'.repeat(64) } };
}

export function planned(of: ExportOf, attempt: number): ExportEvent[] {
  return [
    { type: 'export.not-sent', data: { ...of, attempt, detail: 'nobody listens at the address', milliseconds: 4 } },
    { type: 'export.retry-planned', data: { ...of, at } },
  ];
}

export function unknown(of: ExportOf, attempt: number): ExportEvent {
  return { type: 'export.outcome-unknown', data: { ...of, attempt, reason: 'timeout', milliseconds: 120_000, at } };
}

/** The life of an export: held, not reached, lost and found or not, refused and made anew, taken for later, and one of its ends. */
export function sampleExport(of: ExportOf, random: () => number): ExportEvent[] {
  const renewed = {
    message: messageOf(of, 'WATTLEAU'),
    changes: [{ place: 'Importer, code', previous: 'WATBRO', next: 'WATTLEAU', times: 14 }],
    looked: null,
  };
  const middle: ExportEvent[] =
    random() < 0.5
      ? [
          { type: 'export.found', data: { ...of, attempt: 2, key: KEY } },
          readBack(of, 'Invoice 1, line 3, unit'),
          waiting(of, 'not-as-sent'),
        ]
      : [{ type: 'export.not-found', data: { ...of, attempt: 2 } }, waiting(of, 'tries-used-up')];
  return [
    exportRequested(of, random() < 0.5 ? 'send' : 'update'),
    { type: 'export.held', data: { ...of, hold: 'log-in-refused', reason: null } },
    { type: 'export.released', data: { ...of, reason: null } },
    callBegun(of),
    ...planned(of, 1),
    callBegun(of, 2),
    unknown(of, 2),
    ...middle,
    { type: 'export.retried', data: { ...of, reason: 'again', renewed: null } },
    callBegun(of, 3),
    ...refused(of, 3, 'Error - Organization code WATBRO not found'),
    { type: 'export.retried', data: { ...of, reason: 'the code was wrong', renewed } },
    callBegun(of, 4),
    ...endOf(of, random()),
  ];
}

function waiting(of: ExportOf, waitingFor: 'not-as-sent' | 'tries-used-up' | 'no-acknowledgement'): ExportEvent {
  return { type: 'export.waiting', data: { ...of, waitingFor, detail: null } };
}

function endOf(of: ExportOf, chance: number): ExportEvent[] {
  const later: ExportEvent = {
    type: 'export.accepted-later',
    data: { ...of, attempt: 4, lines: [], original: 'd'.repeat(64), milliseconds: 800, at },
  };
  if (chance < 0.2) return [accepted(of, 4), readBack(of)];
  if (chance < 0.4) return [{ type: 'export.spared', data: { ...of, attempt: 4, key: KEY, milliseconds: 300 } }];
  if (chance < 0.6) {
    const word = { messageId: randomUUID(), outcome: 'accepted' as const, key: KEY, lines: [], original: 'd'.repeat(64), expected: true };
    return [later, { type: 'export.acknowledged', data: { ...of, ...word } }, readBack(of)];
  }
  const resolved: ExportEvent = { type: 'export.resolved', data: { ...of, reason: 'it is not there', key: null } };
  const asked = [later, waiting(of, 'no-acknowledgement')];
  if (chance < 0.8) return [...asked, resolved, { type: 'export.skipped', data: { ...of, reason: 'entered by hand' } }];
  const deleted: ExportEvent = { type: 'export.job-deleted', data: of };
  return [...asked, deleted, resolved, { type: 'export.cancelled', data: { ...of, reason: 'The job was deleted.' } }];
}

/** What a person decides of a job that was fetched: taken over, put back, and said to be this one. */
function decided(syncId: string, workOrderId: string): SyncEvent[] {
  const streams = [{ streamId: `work-order/${workOrderId}`, after: 1, upTo: 2 }];
  return [
    { type: 'sync.taken-over', data: { syncId, values: 1, linesAdded: 0, linesRemoved: 0, streams } },
    { type: 'sync.put-back', data: { syncId, takenOverAt: 4, streams } },
    { type: 'sync.key-bound', data: { syncId, systemId: SYSTEM, workOrderId, key: KEY } },
  ];
}

/** A fetch from the freight system that ends well, or does not. */
export function sampleSync(syncId: string, workOrderId: string | null, random: () => number): SyncEvent[] {
  const counts = { read: 20, fresh: 2, changed: 3, same: 15 };
  const kind = workOrderId === null ? 'organisations' : 'look';
  const key = workOrderId === null ? null : KEY;
  const ended = { syncId, lines: [], milliseconds: 400 };
  const end: SyncEvent =
    random() < 0.5
      ? { type: 'sync.finished', data: { ...ended, counts, gone: 1, result: null, fingerprint: null } }
      : { type: 'sync.failed', data: { ...ended, cause: 'no-answer', detail: null, httpStatus: null, original: null } };
  return [
    { type: 'sync.requested', data: { syncId, kind, systemId: SYSTEM, workOrderId, key } },
    { type: 'sync.progressed', data: { syncId, counts } },
    end,
    ...(end.type === 'sync.finished' && workOrderId !== null ? decided(syncId, workOrderId) : []),
  ];
}

/** A step for two exports that is stopped after the first. */
export function sampleBulk(bulkId: string): BulkEvent[] {
  const wish = { step: 'skip' as const, reason: 'entered by hand', cause: null, position: 1, items: '7'.repeat(64), count: 2 };
  return [
    { type: 'bulk.requested', data: { bulkId, ...wish } },
    { type: 'bulk.progressed', data: { bulkId, from: 0, results: [{ exportId: bulkId, problem: 'export.illegal-transition' }] } },
    { type: 'bulk.stop-asked', data: { bulkId } },
    { type: 'bulk.ended', data: { bulkId, stopped: true } },
  ];
}
