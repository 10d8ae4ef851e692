import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { bulkUpdateWorkOrders } from '@tallyport/contracts/work-order/bulk-http';
import { mayCall } from '@tallyport/domain/organisation/permissions';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { BulkCommands } from './bulk.commands.js';

/** One change for many jobs. */
@Controller()
export class BulkController {
  constructor(@Inject(BulkCommands) private readonly commands: BulkCommands) {}

  @Handles(bulkUpdateWorkOrders)
  async update(call: Call<typeof bulkUpdateWorkOrders>): Promise<ReplyOf<typeof bulkUpdateWorkOrders>> {
    const { caller, body } = call;
    const { ids, ...change } = body;
    // Who may not move one job may not move many.
    if (change.status !== undefined && !mayCall('updateJobStatus', caller.standing)) throw new ProblemError('not-allowed');
    const { outcomes, last } = await this.commands.update(caller, ids, change, commandIdentity(bulkUpdateWorkOrders, call));
    if (last !== null) {
      const { workOrderId, streamPosition } = last;
      call.answerHeader('Stream-Position', streamPlaceText({ streamId: `work-order/${workOrderId}`, streamPosition }));
    }
    return { outcomes };
  }
}
