import type { ExportCommand, RequestExport, RetryExport } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportEvent, ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import type { ExportKind, ExportState } from '@tallyport/contracts/freight-export/export-standing';
import type { AnyExportCommand, CallOutcome, ExportStep, HearAcknowledgement } from '../commands.js';
import { exportDecider } from '../decider.js';
import type { ExportProgress } from '../state.js';

const id = (n: number) => `6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7d${String(n).padStart(2, '0')}`;
const EXPORT = id(1);
const JOB = id(2);
const NOON = '2026-03-14T02:00:00.000Z';
const SYNC = id(8);

const command = {
  commandId: id(3),
  correlationId: id(3),
  orgId: id(4),
  workOrderId: JOB,
  exportId: EXPORT,
  actor: { kind: 'person' as const, userId: id(5) },
  issuedAt: NOON,
};
const step = { ...command, actor: { kind: 'machine' as const, process: 'export' } };
const reason = 'the code was wrong';

const messageOf = (content = 'a'): ExportMessage => ({
  hash: content.repeat(64),
  bytes: 18_400,
  content: content.repeat(64),
  fingerprint: content.repeat(64),
  madeFrom: [{ streamId: `invoice/${id(6)}`, streamPosition: 4 }],
  shown: { importer: 'Wattlebrook Lighting Pty Ltd', importerCode: 'WATBRO', bill: 'HLPR2602881' },
});

export function ask(kind: ExportKind = 'send', key: string | null = kind === 'send' ? null : 'S00001234'): RequestExport {
  return {
    type: 'request-export',
    ...command,
    wish: {
      kind,
      systemId: kind === 'customs' ? null : id(7),
      branchId: null,
      targetType: kind === 'customs' ? null : 'ForwardingShipment',
      key,
      handle: 'TPABCDEFGHIJKLMNOPQRST',
      message: messageOf(),
      looked: null,
      reason: null,
    },
  };
}

export const retry: RetryExport = { type: 'retry-export', ...command, reason, renewed: null };
export const renew = (looked = true): RetryExport => ({
  ...retry,
  renewed: { message: messageOf('b'), changes: [], looked: looked ? { syncId: SYNC, fingerprint: 'c'.repeat(64) } : null },
});
export const skip: ExportCommand = { type: 'skip-export', ...command, reason };
export const cancel: ExportCommand = { type: 'cancel-export', ...command, reason };
export const hold: ExportCommand = { type: 'hold-export', ...command, reason };
export const release: ExportCommand = { type: 'release-export', ...command, reason };
export const isThere: ExportCommand = { type: 'resolve-export', ...command, reason, resolution: { answer: 'it is there', key: 'S7' } };
export const isNotThere: ExportCommand = { type: 'resolve-export', ...command, reason, resolution: { answer: 'it is not there' } };
export const jobDeleted: ExportCommand = { type: 'end-export-of-job', ...command };

export const begin = (attempt = 1, issuedAt = NOON): ExportStep => ({ type: 'begin-call', ...step, issuedAt, attempt });
export const came = (outcome: CallOutcome, attempt = 1, issuedAt = NOON): ExportStep => ({
  type: 'record-call',
  ...step,
  issuedAt,
  attempt,
  outcome,
  milliseconds: 1_300,
  jitter: 0.5,
});
export const found = (attempt = 1): ExportStep => ({ type: 'record-found', ...step, attempt, key: 'S00001234' });
export const notFound = (attempt = 1, issuedAt = NOON): ExportStep => ({
  type: 'record-not-found',
  ...step,
  issuedAt,
  attempt,
  jitter: 0.5,
});
export const cannotTell = (attempt = 1): ExportStep => ({ type: 'record-cannot-tell', ...step, attempt, detail: null });
export const unreadable: ExportStep = { type: 'record-cannot-read-back', ...step, detail: null };
export const heldUp: ExportStep = { type: 'record-held', ...step, hold: 'system-held', reason: 'stocktaking' };
export const readBack = (...places: string[]): ExportStep => ({
  type: 'record-read-back',
  ...step,
  key: 'S00001234',
  differences: places.map((place) => ({ place, sent: '1', there: null })),
  original: null,
});
export const hears = (outcome: 'accepted' | 'refused', messageId = id(20)): HearAcknowledgement => ({
  type: 'hear-acknowledgement',
  ...step,
  messageId,
  outcome,
  key: 'S00001234',
  lines: [],
  original: 'd'.repeat(64),
});

export const ACCEPTED: CallOutcome = { kind: 'accepted', key: 'S00001234', lines: [], original: null };
export const WARNED: CallOutcome = { ...ACCEPTED, lines: [{ severity: 'warning', text: 'container type empty' }] };
export const LATER: CallOutcome = { kind: 'accepted-later', lines: [], original: null };
export const UNKNOWN: CallOutcome = { kind: 'unknown', reason: 'timeout' };
export const NOT_SENT: CallOutcome = { kind: 'not-sent', detail: 'connection refused' };
export const REFUSED: CallOutcome = {
  kind: 'refused',
  httpStatus: 200,
  lines: [{ severity: 'error', text: 'Organization code WATBRO not found' }],
  original: 'e'.repeat(64),
};
export const LOG_IN_REFUSED: CallOutcome = { kind: 'log-in-refused', httpStatus: 401, lines: [], original: null };

/** A course that ends in each state. */
export const WAYS: Readonly<Record<ExportState, readonly AnyExportCommand[]>> = {
  queued: [ask()],
  held: [ask(), hold],
  sending: [ask(), begin()],
  unknown: [ask(), begin(), came(UNKNOWN)],
  accepted_later: [ask(), begin(), came(LATER)],
  verifying: [ask(), begin(), came(ACCEPTED)],
  retry_planned: [ask(), begin(), came(NOT_SENT)],
  waiting_for_person: [ask(), begin(), came(REFUSED)],
  done: [ask(), begin(), came(ACCEPTED), readBack()],
  done_with_warnings: [ask(), begin(), came(WARNED), readBack()],
  skipped: [ask(), skip],
  cancelled: [ask(), cancel],
};

export function eventsOf(...commands: readonly AnyExportCommand[]): ExportEvent[] {
  const events: ExportEvent[] = [];
  let state = exportDecider.initialState;
  for (const one of commands) {
    for (const event of exportDecider.decide(one, state)) {
      events.push(event);
      state = exportDecider.evolve(state, event);
    }
  }
  return events;
}

export function progressAfter(...commands: readonly AnyExportCommand[]): ExportProgress {
  return eventsOf(...commands).reduce(exportDecider.evolve, exportDecider.initialState);
}
