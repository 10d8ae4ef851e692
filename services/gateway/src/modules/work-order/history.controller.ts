import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { type HistoryEntry, jobTrack, listHistory } from '@tallyport/contracts/work-order/history-http';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf } from '../../platform/http/pages.js';
import { HistoryQueries } from './history.queries.js';
import { JobGate } from './job-gate.js';
import { JobMoments } from './job-moments.js';

@Controller()
export class HistoryController {
  constructor(
    @Inject(HistoryQueries) private readonly queries: HistoryQueries,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
  ) {}

  @Handles(listHistory)
  async list(call: Call<typeof listHistory>): Promise<Page<HistoryEntry>> {
    const { caller, params, query, request } = call;
    await this.gate.readable(caller, params.id);
    await this.applied.awaitFor(call);
    const { as_of, ...filter } = query;
    const upTo = as_of === undefined ? Number.MAX_SAFE_INTEGER : await this.moments.positionOf(caller.orgId, params.id, as_of);
    const { entries, count } = await this.queries.list(caller.orgId, params.id, filter, upTo);
    return pageOf(entries, count, query, request);
  }

  @Handles(jobTrack)
  async track({ caller, params }: Call<typeof jobTrack>): Promise<ReplyOf<typeof jobTrack>> {
    await this.gate.readable(caller, params.id);
    return { results: await this.queries.track(caller.orgId, params.id) };
  }
}
