import type { Actor } from '@tallyport/contracts/actor';
import type { BulkStep } from '@tallyport/contracts/freight-export/bulk';
import type { BulkItem } from '@tallyport/contracts/freight-export/bulk-commands';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { RenewedMessage } from '@tallyport/contracts/freight-export/export-events';
import { uuidv5 } from '@tallyport/event-store/derived-ids';

/** What a step for many exports asks of each. */
export interface Asked {
  readonly orgId: string;
  readonly bulkId: string;
  readonly step: BulkStep;
  readonly reason: string;
  readonly actor: Actor;
  readonly issuedAt: string;
}

/** The command for one export. Its id follows from the step and the export: handed over twice, it is recorded once. */
export function commandFor(
  { orgId, bulkId, step, reason, actor, issuedAt }: Asked,
  { exportId, workOrderId }: BulkItem,
  renewed: RenewedMessage | null,
): ExportCommand {
  const commandId = uuidv5(bulkId, exportId);
  const circumstances = { commandId, correlationId: bulkId, orgId, workOrderId, exportId, actor, issuedAt, reason };
  switch (step) {
    case 'retry':
    case 'retry_with_changes':
      return { type: 'retry-export', ...circumstances, renewed };
    case 'skip':
      return { type: 'skip-export', ...circumstances };
    case 'cancel':
      return { type: 'cancel-export', ...circumstances };
    case 'hold':
      return { type: 'hold-export', ...circumstances };
    case 'release':
      return { type: 'release-export', ...circumstances };
  }
}
