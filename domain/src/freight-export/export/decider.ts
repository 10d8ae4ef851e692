import type { ExportCommand, RequestExport, ResolveExport, RetryExport } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import type { Decider } from '../../decider.js';
import { Rejection } from '../../rejection.js';
import type { AnyExportCommand } from './commands.js';
import { hear, JOB_DELETED, recordStep } from './record-step.js';
import { type ExportProgress, evolveExport, isEnded, NEVER_ASKED } from './state.js';
import { mayDo, type PersonsStep } from './transitions.js';

/** One wish to send something out: asked for, sent once, read back, ended. People are held to the table, the outside is listened to. */
export const exportDecider: Decider<AnyExportCommand, ExportEvent, ExportProgress, 'export'> = {
  name: 'export',
  version: 1,
  initialState: NEVER_ASKED,
  decide,
  evolve: evolveExport,
};

function decide(command: AnyExportCommand, before: ExportProgress): ExportEvent[] {
  const of = { exportId: command.exportId, workOrderId: command.workOrderId };
  switch (command.type) {
    case 'request-export':
      return request(command, before);
    case 'retry-export':
      return retry(command, before);
    case 'resolve-export':
      return resolve(command, before);
    case 'skip-export':
      return step('skip', before, 'skipped', { type: 'export.skipped', data: { ...of, reason: command.reason } });
    case 'cancel-export':
      return step('cancel', before, 'cancelled', { type: 'export.cancelled', data: { ...of, reason: command.reason } });
    case 'hold-export':
      return step('hold', before, 'held', { type: 'export.held', data: { ...of, hold: 'by-person', reason: command.reason } });
    case 'release-export':
      return step('release', before, 'queued', { type: 'export.released', data: { ...of, reason: command.reason } });
    case 'end-export-of-job':
      return endOfJob(command, before);
    case 'hear-acknowledgement':
      return hear(command, before);
    default:
      return recordStep(command, before);
  }
}

function request({ exportId, workOrderId, wish }: RequestExport, { state }: ExportProgress): ExportEvent[] {
  if (state !== null) return [];
  return [{ type: 'export.requested', data: { exportId, workOrderId, ...wish } }];
}

/** What is so already needs no second event. */
function step(wanted: PersonsStep, before: ExportProgress, target: ExportProgress['state'], event: ExportEvent): ExportEvent[] {
  if (before.state === target) return [];
  demand(wanted, before);
  return [event];
}

/** The same bytes make a second job where the first call made one, and miss what was changed there: then they are refused. */
function retry({ exportId, workOrderId, reason, renewed }: RetryExport, before: ExportProgress): ExportEvent[] {
  demand('retry', before);
  if (before.isJobDeleted) throw new Rejection('export.illegal-transition');
  const { waitingFor, key, sentKey, kind } = before;
  if (waitingFor === 'is-it-there' || waitingFor === 'no-acknowledgement') throw new Rejection('export.say-whether-there');
  if (waitingFor === 'changed-since-looked' && (renewed === null || renewed.looked === null)) throw new Rejection('export.look-again');
  if (renewed === null && kind === 'send' && key !== null && sentKey === null) throw new Rejection('export.make-anew');
  return [{ type: 'export.retried', data: { exportId, workOrderId, reason, renewed } }];
}

function resolve({ exportId, workOrderId, reason, resolution }: ResolveExport, before: ExportProgress): ExportEvent[] {
  demand('resolve', before);
  if (before.waitingFor !== 'is-it-there' && before.waitingFor !== 'no-acknowledgement') throw new Rejection('export.illegal-transition');
  const key = resolution.answer === 'it is there' ? resolution.key : null;
  const resolved: ExportEvent = { type: 'export.resolved', data: { exportId, workOrderId, reason, key } };
  if (key !== null || !before.isJobDeleted) return [resolved];
  return [resolved, { type: 'export.cancelled', data: { exportId, workOrderId, reason: JOB_DELETED } }];
}

function endOfJob({ exportId, workOrderId }: Extract<ExportCommand, { type: 'end-export-of-job' }>, before: ExportProgress): ExportEvent[] {
  if (before.state === null || isEnded(before) || before.isJobDeleted) return [];
  if (mayDo('cancel', before.state)) return [{ type: 'export.cancelled', data: { exportId, workOrderId, reason: JOB_DELETED } }];
  return [{ type: 'export.job-deleted', data: { exportId, workOrderId } }];
}

function demand(wanted: PersonsStep, { state }: ExportProgress): void {
  if (state === null) throw new Rejection('export.not-found');
  if (!mayDo(wanted, state)) throw new Rejection('export.illegal-transition');
}
