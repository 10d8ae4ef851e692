import { randomUUID } from 'node:crypto';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { unknownShipment } from '@tallyport/contracts/work-order/details';

/** What somebody may want of a job. `skip` is a step that is refused. */
export type JobRequest = 'receive' | 'forward' | 'back' | 'skip' | 'assign' | 'amend' | 'delete';

/** The commands of one job, each a new one. */
export class JobCommands {
  readonly workOrderId = randomUUID();
  readonly orgId = randomUUID();
  private readonly branch = randomUUID();
  private readonly userId = randomUUID();

  of(request: JobRequest): WorkOrderCommand {
    const envelope = this.envelope();
    switch (request) {
      case 'receive':
        return {
          type: 'receive-work-order',
          ...envelope,
          code: 'SYD-000001',
          jobStatus: 'received',
          details: unknownShipment(this.branch),
          names: {},
        };
      case 'forward':
        return { type: 'change-job-status', ...envelope, to: 'compile', reason: null };
      case 'back':
        return { type: 'change-job-status', ...envelope, to: 'received', reason: 'a page is missing' };
      case 'skip':
        return { type: 'change-job-status', ...envelope, to: 'lodged', reason: null };
      case 'assign':
        return { type: 'assign-work-order', ...envelope, role: 'compiler', assigneeId: this.userId };
      case 'amend':
        return { type: 'amend-work-order', ...envelope, changes: [{ field: 'vessel', previous: null, next: 'Evergreen' }], names: {} };
      case 'delete':
        return { type: 'delete-work-order', ...envelope };
    }
  }

  /** What another writer records. */
  assigned() {
    return {
      type: 'work-order.assigned',
      data: { workOrderId: this.workOrderId, role: 'broker', previous: null, next: this.userId },
    } as const;
  }

  private envelope() {
    return {
      orgId: this.orgId,
      workOrderId: this.workOrderId,
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'person' as const, userId: this.userId },
      standing: { role: 'broker' as const, capacities: [], hasLicence: true },
      issuedAt: '2026-03-02T01:00:00.000Z',
    };
  }
}
