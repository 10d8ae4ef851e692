import { Inject, Injectable } from '@nestjs/common';
import { foldWorkOrder, type WorkOrderView } from '@tallyport/domain/work-order/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { Member } from '../../platform/auth/caller.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LoadedStream } from '../../platform/streams/loaded-stream.js';
import { EVENT_STORE } from '../../platform/tokens.js';

/** A job as it stands, with its versions. */
export interface OpenJob {
  readonly now: WorkOrderView;
  readonly versions: LoadedStream<WorkOrderView>;
}

/**
 * A job as its own stream tells it now, whatever the read models have reached. It stands before everything under a job, and before
 * every command to its process: workflow ids do not name the organisation, so that nobody may reach one by another's id.
 */
@Injectable()
export class JobGate {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Throws 404 for a job that is missing, another organisation's, or deleted: nobody can tell which. */
  async require(orgId: string, workOrderId: string): Promise<WorkOrderView> {
    const view = await this.known(orgId, workOrderId);
    if (view.deleted) throw new ProblemError('work-order.not-found');
    return view;
  }

  /** The job with every version of it, for a command that amends it. Throws like {@link require}. */
  async open(orgId: string, workOrderId: string): Promise<OpenJob> {
    const versions = await this.load(orgId, workOrderId);
    const now = versions.at();
    if (now === null || now.deleted) throw new ProblemError('work-order.not-found');
    return { now, versions };
  }

  /** The same for a member who only reads: to an auditor a deleted job is still there. */
  async readable({ orgId, standing }: Member, workOrderId: string): Promise<WorkOrderView> {
    const view = await this.known(orgId, workOrderId);
    if (view.deleted && !standing.capacities.includes('auditor')) throw new ProblemError('work-order.not-found');
    return view;
  }

  private async known(orgId: string, workOrderId: string): Promise<WorkOrderView> {
    const view = await this.viewAt(orgId, workOrderId, Number.POSITIVE_INFINITY);
    if (view === null) throw new ProblemError('work-order.not-found');
    return view;
  }

  /** Whether a command has its events in the job's stream already: a repeat of a deletion finds no job any more. */
  async hasRecorded(orgId: string, workOrderId: string, commandId: string): Promise<boolean> {
    return (await this.store.findCommand(orgId, `work-order/${workOrderId}`, commandId)).length > 0;
  }

  /** The job as it stood at a position of its stream; null where it did not stand yet. */
  async viewAt(orgId: string, workOrderId: string, streamPosition: number): Promise<WorkOrderView | null> {
    return (await this.load(orgId, workOrderId)).at(streamPosition);
  }

  private load(orgId: string, workOrderId: string): Promise<LoadedStream<WorkOrderView>> {
    return LoadedStream.open(this.store, orgId, `work-order/${workOrderId}`, foldWorkOrder);
  }
}
