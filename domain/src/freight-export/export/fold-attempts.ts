import type { ExportAttempt } from '@tallyport/contracts/freight-export/export';
import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import type { FoldedEnvelope } from '../../fold.js';
import type { ExportView } from './view.js';

/** The calls in the order in which they left. What came of one may be learnt long after it, by reading back or by an acknowledgement. */
export function foldAttempts({ attempts, wanted }: ExportView, event: ExportEvent, { recordedAt }: FoldedEnvelope): ExportAttempt[] {
  switch (event.type) {
    case 'export.call-begun':
      return [...attempts, { ...BEGUN, ...wanted, attempt: event.data.attempt, begun_at: event.data.at, request: event.data.hash }];
    case 'export.accepted':
    case 'export.accepted-later': {
      const { lines, original: answer, milliseconds } = event.data;
      const outcome = event.type === 'export.accepted' ? 'accepted' : 'accepted-later';
      return last(attempts, { outcome, lines, answer, milliseconds, ended_at: recordedAt });
    }
    case 'export.refused': {
      const { lines, original: answer, milliseconds, httpStatus } = event.data;
      return last(attempts, { outcome: 'refused', lines, answer, milliseconds, http_status: httpStatus, ended_at: recordedAt });
    }
    case 'export.not-sent': {
      const { detail, milliseconds } = event.data;
      return last(attempts, { outcome: 'not-sent', detail, milliseconds, ended_at: recordedAt });
    }
    case 'export.spared':
      return last(attempts, { outcome: 'spared', milliseconds: event.data.milliseconds, ended_at: recordedAt });
    case 'export.outcome-unknown': {
      const { reason, milliseconds } = event.data;
      return last(attempts, { outcome: 'unknown', unknown_reason: reason, milliseconds, ended_at: recordedAt });
    }
    case 'export.found':
      return last(attempts, { outcome: 'found' });
    case 'export.not-found':
      return last(attempts, { outcome: 'not-found' });
    case 'export.acknowledged': {
      const { expected, outcome, lines, original: answer } = event.data;
      return expected ? last(attempts, { outcome, lines, answer }) : [...attempts];
    }
    default:
      return [...attempts];
  }
}

const BEGUN: Omit<ExportAttempt, 'attempt' | 'begun_at' | 'request' | 'by' | 'reason' | 'changes'> = {
  ended_at: null,
  milliseconds: null,
  outcome: 'under-way',
  http_status: null,
  unknown_reason: null,
  detail: null,
  lines: [],
  answer: null,
};

function last(attempts: readonly ExportAttempt[], more: Partial<ExportAttempt>): ExportAttempt[] {
  const newest = attempts.at(-1);
  return newest === undefined ? [] : [...attempts.slice(0, -1), { ...newest, ...more }];
}
