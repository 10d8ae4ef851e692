import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { Temporal } from '@tallyport/temporal/temporal';
import { WorkOrderRuns } from '@tallyport/temporal/work-order-runs';
import type { Recorded } from '@tallyport/workflows/support/messages';
import { explained } from './explained.js';
import type { WorkOrderProcess } from './processes.js';

/** Jobs as workflows. */
export class TemporalWorkOrders implements WorkOrderProcess {
  private readonly runs: WorkOrderRuns;

  constructor(temporal: Temporal) {
    this.runs = new WorkOrderRuns(temporal);
  }

  async send(command: WorkOrderCommand): Promise<Recorded> {
    return this.runs.send(command).catch((error: unknown) => {
      throw explained(error);
    });
  }
}
