import { Inject, Injectable } from '@nestjs/common';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { Member } from '../../platform/auth/caller.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { JobGate, type OpenJob } from './job-gate.js';
import type { JobPlace } from './work-order.commands.js';
import { WorkOrderPresenter } from './work-order.presenter.js';
import { WorkOrderQueries } from './work-order.queries.js';

interface AnsweredCall {
  readonly caller: Member;
  answerHeader(name: string, value: string): void;
}

/** Answers a command with the job folded from the stream just written, up to what the command recorded. */
@Injectable()
export class JobAnswers {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(WorkOrderQueries) private readonly queries: WorkOrderQueries,
    @Inject(WorkOrderPresenter) private readonly presenter: WorkOrderPresenter,
  ) {}

  /** Whoever opened the job before the command has it here: then only what was recorded since is loaded. */
  async after({ caller, answerHeader }: AnsweredCall, { workOrderId, streamPosition }: JobPlace, job?: OpenJob): Promise<WorkOrder> {
    const view = await (job ? job.versions.reach(streamPosition) : this.gate.viewAt(caller.orgId, workOrderId, streamPosition));
    if (view === null || view.deleted) throw new ProblemError('work-order.not-found');
    answerHeader('Stream-Position', streamPlaceText({ streamId: `work-order/${workOrderId}`, streamPosition }));
    return this.presenter.presentOne(caller.orgId, await this.queries.withSurroundings(caller.orgId, view));
  }
}
