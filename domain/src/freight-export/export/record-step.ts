import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import type { WaitingReason } from '@tallyport/contracts/freight-export/values';
import type { CallOutcome, ExportStep, HearAcknowledgement } from './commands.js';
import { nextTry } from './next-try.js';
import type { ExportProgress } from './state.js';

export const JOB_DELETED = 'The job was deleted.';

/** What a step on the way out records. */
export function recordStep(step: ExportStep, before: ExportProgress): ExportEvent[] {
  const of = { exportId: step.exportId, workOrderId: step.workOrderId };
  switch (step.type) {
    case 'begin-call':
      return beginCall(step, before);
    case 'record-call':
      return before.state === 'sending' && before.attempts === step.attempt ? called(step, before) : [];
    case 'record-found':
      return isLookedFor(before, step.attempt) ? [{ type: 'export.found', data: { ...of, attempt: step.attempt, key: step.key } }] : [];
    case 'record-not-found':
      return notFound(step, before);
    case 'record-cannot-tell':
      return isLookedFor(before, step.attempt) ? [waiting(of, 'is-it-there', step.detail)] : [];
    case 'record-read-back':
      return readBack(step, before);
    case 'record-cannot-read-back':
      return before.state === 'verifying' ? [waiting(of, unread(before), step.detail)] : [];
    case 'record-held':
      return isReady(before) ? [{ type: 'export.held', data: { ...of, hold: step.hold, reason: step.reason } }] : [];
  }
}

/** A new job whose key nobody told cannot be told from one that is not there: the same bytes would make a second one. */
function unread({ key }: ExportProgress): WaitingReason {
  return key === null ? 'is-it-there' : 'cannot-be-read-back';
}

/** The first word of each message is recorded; it moves only what waits for it. */
export function hear(command: HearAcknowledgement, before: ExportProgress): ExportEvent[] {
  const { exportId, workOrderId, messageId, outcome, key, lines, original } = command;
  if (before.state === null || before.heard.includes(messageId)) return [];
  const of = { exportId, workOrderId };
  const isWaitedFor = before.state === 'accepted_later' || before.state === 'unknown';
  // A refusal does not say of which call: after several it may be of an earlier one, and the last one may still arrive.
  const expected = isWaitedFor && (outcome === 'accepted' || before.attempts === 1);
  const heard: ExportEvent = {
    type: 'export.acknowledged',
    data: { ...of, messageId, outcome, key, lines: [...lines], original, expected },
  };
  return expected && outcome === 'refused' ? [heard, unlessDeleted(of, before, waiting(of, 'refused', null))] : [heard];
}

interface OfExport {
  readonly exportId: string;
  readonly workOrderId: string;
}

function isReady({ state }: ExportProgress): boolean {
  return state === 'queued' || state === 'retry_planned';
}

function isLookedFor({ state, attempts }: ExportProgress, attempt: number): boolean {
  return (state === 'unknown' || state === 'accepted_later') && attempts === attempt;
}

function beginCall({ exportId, workOrderId, attempt, issuedAt }: StepOf<'begin-call'>, before: ExportProgress): ExportEvent[] {
  const { message, retryAt } = before;
  const isDue = before.state === 'queued' || (before.state === 'retry_planned' && retryAt !== null && retryAt <= issuedAt);
  if (!isDue || message === null || attempt !== before.attempts + 1) return [];
  return [{ type: 'export.call-begun', data: { exportId, workOrderId, attempt, ...message, at: issuedAt } }];
}

function called(step: StepOf<'record-call'>, before: ExportProgress): ExportEvent[] {
  const { exportId, workOrderId, attempt, outcome, milliseconds, issuedAt } = step;
  const of = { exportId, workOrderId };
  const call = { ...of, attempt, milliseconds };
  switch (outcome.kind) {
    case 'accepted':
      return [{ type: 'export.accepted', data: { ...call, key: outcome.key, ...answered(outcome) } }];
    case 'accepted-later':
      return [{ type: 'export.accepted-later', data: { ...call, ...answered(outcome), at: issuedAt } }];
    case 'unknown':
      return [{ type: 'export.outcome-unknown', data: { ...call, reason: outcome.reason, at: issuedAt } }];
    case 'refused':
      return [
        { type: 'export.refused', data: { ...call, httpStatus: outcome.httpStatus, ...answered(outcome) } },
        unlessDeleted(of, before, waiting(of, 'refused', null)),
      ];
    case 'log-in-refused':
      return [
        { type: 'export.refused', data: { ...call, httpStatus: outcome.httpStatus, ...answered(outcome) } },
        unlessDeleted(of, before, { type: 'export.held', data: { ...of, hold: 'log-in-refused', reason: null } }),
      ];
    case 'spared':
      return [{ type: 'export.spared', data: { ...call, key: outcome.key } }];
    case 'changed-there':
      return [
        { type: 'export.not-sent', data: { ...call, detail: outcome.detail ?? '' } },
        unlessDeleted(of, before, waiting(of, 'changed-since-looked', outcome.detail)),
      ];
    case 'not-sent':
      return [{ type: 'export.not-sent', data: { ...call, detail: outcome.detail } }, again(step, before)];
  }
}

function answered({ lines, original }: Extract<CallOutcome, { lines: unknown }>) {
  return { lines: [...lines], original };
}

/** What was accepted for later and cannot be found may still come: only a person may say that it will not. */
function notFound(step: StepOf<'record-not-found'>, before: ExportProgress): ExportEvent[] {
  const { exportId, workOrderId, attempt } = step;
  if (!isLookedFor(before, attempt)) return [];
  if (before.state === 'accepted_later') return [waiting({ exportId, workOrderId }, 'no-acknowledgement', null)];
  return [{ type: 'export.not-found', data: { exportId, workOrderId, attempt } }, again(step, before, true)];
}

function readBack(
  { exportId, workOrderId, key, differences, original }: StepOf<'record-read-back'>,
  before: ExportProgress,
): ExportEvent[] {
  if (before.state !== 'verifying') return [];
  const of = { exportId, workOrderId };
  const event: ExportEvent = { type: 'export.read-back', data: { ...of, key, differences: [...differences], original } };
  return differences.length === 0 ? [event] : [event, unlessDeleted(of, before, waiting(of, 'not-as-sent', null))];
}

/** Nothing arrived for certain: the same once more, later or where it has waited long enough at once; or a person. */
function again({ exportId, workOrderId, issuedAt, jitter }: Untold, before: ExportProgress, hasWaited = false): ExportEvent {
  const of = { exportId, workOrderId };
  const next = nextTry(before, issuedAt, jitter);
  if (next === null) return unlessDeleted(of, before, waiting(of, 'tries-used-up', null));
  return unlessDeleted(of, before, { type: 'export.retry-planned', data: { ...of, at: hasWaited ? issuedAt : next } });
}

interface Untold extends OfExport {
  readonly issuedAt: string;
  readonly jitter: number;
}

/** Of a deleted job nothing more is sent. */
function unlessDeleted(of: OfExport, { isJobDeleted }: ExportProgress, event: ExportEvent): ExportEvent {
  return isJobDeleted ? { type: 'export.cancelled', data: { ...of, reason: JOB_DELETED } } : event;
}

function waiting(of: OfExport, waitingFor: WaitingReason, detail: string | null): ExportEvent {
  return { type: 'export.waiting', data: { ...of, waitingFor, detail } };
}

type StepOf<Type extends ExportStep['type']> = Extract<ExportStep, { type: Type }>;
