import type { BulkStep } from '@tallyport/contracts/freight-export/bulk';
import type { ExportDetail } from '@tallyport/contracts/freight-export/export-detail';
import { cancelExport, holdExport, releaseExport, retryExport, skipExport } from '@tallyport/contracts/freight-export/export-http';
import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { mayDo } from '@tallyport/domain/freight-export/export/transitions';
import { call } from '../../lib/api/call.js';

/** What is done with exports for a reason alone. `renew` is a retry with a message made anew. */
export const STEPS = ['retry', 'renew', 'skip', 'cancel', 'hold', 'release'] as const;
export type Step = (typeof STEPS)[number];

const OPERATIONS = { skip: skipExport, cancel: cancelExport, hold: holdExport, release: releaseExport } as const;

/** The id by which the permission of a step is known. */
export function operationOf(step: Step): string {
  return step === 'retry' || step === 'renew' ? retryExport.id : OPERATIONS[step].id;
}

/** What a step is called where many exports take it at once. */
export function bulkStepOf(step: Step): BulkStep {
  return step === 'renew' ? 'retry_with_changes' : step;
}

export function stepOfBulk(step: BulkStep): Step {
  return step === 'retry_with_changes' ? 'renew' : step;
}

/** What an export as it stands allows a person. Before a retry of what may have arrived somebody says whether it has. */
export function allows(row: Pick<ExportRow, 'state' | 'waiting_for'>, step: Step | 'resolve'): boolean {
  const isUnsure = row.waiting_for === 'is-it-there' || row.waiting_for === 'no-acknowledgement';
  if (step === 'resolve') return isUnsure && mayDo('resolve', row.state);
  if (step !== 'retry' && step !== 'renew') return mayDo(step, row.state);
  if (isUnsure || !mayDo('retry', row.state)) return false;
  return step === 'renew' || row.waiting_for !== 'changed-since-looked';
}

/** Does a step with one export. */
export function doStep(orgId: string, id: string, step: Step, reason: string, idempotencyKey: string): Promise<ExportDetail> {
  const at = { o: orgId, export: id };
  if (step === 'retry' || step === 'renew') {
    return call(retryExport, { ...at, body: { reason, with_changes: step === 'renew' } }, { idempotencyKey });
  }
  return call(OPERATIONS[step], { ...at, body: { reason } }, { idempotencyKey });
}
