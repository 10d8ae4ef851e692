import { Inject, Injectable } from '@nestjs/common';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { foldWorkOrder, type WorkOrderView } from '@tallyport/domain/work-order/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { HashedEvent } from '@tallyport/event-store/load';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { EVENT_STORE } from '../../platform/tokens.js';

/**
 * A job as its own stream tells it now, whatever the read models have reached. It stands before everything under a job, and before
 * every command to its process: workflow ids do not name the organisation, so that nobody may reach one by another's id.
 */
@Injectable()
export class JobGate {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Throws 404 for a job that is missing, another organisation's, or deleted: nobody can tell which. */
  async require(orgId: string, workOrderId: string): Promise<WorkOrderView> {
    const view = await this.viewAt(orgId, workOrderId, Number.POSITIVE_INFINITY);
    if (view === null || view.deleted) throw new ProblemError('work-order.not-found');
    return view;
  }

  /** Whether a command has its events in the job's stream already: a repeat of a deletion finds no job any more. */
  async hasRecorded(orgId: string, workOrderId: string, commandId: string): Promise<boolean> {
    return (await this.store.findCommand(orgId, `work-order/${workOrderId}`, commandId)).length > 0;
  }

  /** The job as it stood at a position of its stream; null where it did not stand yet. */
  async viewAt(orgId: string, workOrderId: string, streamPosition: number): Promise<WorkOrderView | null> {
    const events = await this.store.load(orgId, `work-order/${workOrderId}`);
    return foldTo(events, streamPosition);
  }
}

function foldTo(events: readonly HashedEvent[], streamPosition: number): WorkOrderView | null {
  return events
    .filter((event) => event.streamPosition <= streamPosition)
    .reduce<WorkOrderView | null>((view, event) => foldWorkOrder(view, parseEvent(event), event), null);
}
