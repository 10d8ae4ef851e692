import { randomUUID } from 'node:crypto';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import { unknownShipment } from '@tallyport/contracts/work-order/details';
import { WithStartWorkflowOperation } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { WORK_ORDER_WORKFLOW, workOrderStreamId, workOrderUpdate, workOrderWorkflowId } from '../work-order/messages.js';
import { InMemoryLog } from './in-memory-log.js';
import { withWorker } from './time-skipping.js';

const ORG = randomUUID();
const BRANCH = randomUUID();
export const TEST_USER = randomUUID();

/** A job with its log and its commands, served by a worker of its own. */
export class TestJob {
  readonly id = randomUUID();
  readonly log = new InMemoryLog();

  constructor(private readonly environment: TestWorkflowEnvironment) {}

  get stream() {
    return workOrderStreamId(this.id);
  }

  get types() {
    return this.log.events(this.stream).map((event) => event.type);
  }

  envelope() {
    return {
      orgId: ORG,
      workOrderId: this.id,
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'person' as const, userId: TEST_USER },
      standing: { role: 'broker' as const, capacities: [], hasLicence: true },
      issuedAt: '2026-03-02T01:00:00.000Z',
    };
  }

  receive(): WorkOrderCommand {
    const details = { ...unknownShipment(BRANCH), waybill_number: 'CLNB2603117', port_of_origin: 'CNNGB', port_of_dest: 'AUSYD' };
    return { type: 'receive-work-order', ...this.envelope(), code: 'SYD-000001', jobStatus: 'received', details, names: {} };
  }

  move(to: 'compile' | 'available' | 'accepted' | 'lodged', reason: string | null = null): WorkOrderCommand {
    return { type: 'change-job-status', ...this.envelope(), to, reason };
  }

  assign(role: 'compiler' | 'broker'): WorkOrderCommand {
    return { type: 'assign-work-order', ...this.envelope(), role, assigneeId: TEST_USER };
  }

  amendNote(previous: string | null, next: string): WorkOrderCommand {
    return { type: 'amend-work-order', ...this.envelope(), changes: [{ field: 'note', previous, next }], names: {} };
  }

  /** A whole life with twenty documents: an amendment for each of them, one step back, and accepted and lodged at the end. */
  life(): WorkOrderCommand[] {
    const notes = Array.from({ length: 20 }, (_, n) => this.amendNote(n === 0 ? null : `document ${n}`, `document ${n + 1}`));
    return [
      this.receive(),
      this.assign('compiler'),
      this.move('compile'),
      ...notes,
      this.move('available'),
      this.move('compile', 'an invoice is missing'),
      this.move('available'),
      this.assign('broker'),
      this.move('accepted'),
      this.move('lodged', 'lodged by hand'),
    ];
  }

  send(command: WorkOrderCommand) {
    const startWorkflowOperation = new WithStartWorkflowOperation(WORK_ORDER_WORKFLOW, {
      workflowId: workOrderWorkflowId(this.id),
      taskQueue: this.id,
      args: [{ orgId: ORG, workOrderId: this.id }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
    return this.environment.client.workflow.executeUpdateWithStart(workOrderUpdate, {
      startWorkflowOperation,
      args: [command],
      updateId: command.commandId,
    });
  }

  /** Leaves no run behind: a timer of one that nobody serves would hold up the clock of the tests after it. */
  async run<T>(work: () => Promise<T>, options: { maxCachedWorkflows?: number } = {}): Promise<T> {
    try {
      return await withWorker(this.environment, this.id, this.log.activities, work, options);
    } finally {
      const handle = this.environment.client.workflow.getHandle(workOrderWorkflowId(this.id));
      await handle.terminate().catch(() => undefined);
    }
  }
}
