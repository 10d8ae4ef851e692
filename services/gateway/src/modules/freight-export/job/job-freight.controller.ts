import { Controller, Inject } from '@nestjs/common';
import {
  exportToCustoms,
  type FreightExchange,
  type FreightPreview,
  getJobSync,
  listJobSyncs,
  markWaybill,
  previewFreight,
  syncCargowise,
} from '@tallyport/contracts/freight-export/job-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../../platform/freshness/applied-positions.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { type Page, sliceOf } from '../../../platform/http/pages.js';
import { notFound, ProblemError } from '../../../platform/problems/problem-error.js';
import { JobGate } from '../../work-order/job-gate.js';
import { PullCommands } from '../pull/pull.commands.js';
import { BillMarks } from './bill-marks.js';
import { ExchangeCommands, type ExchangeWish } from './exchange.commands.js';
import { FreightPreviewQueries } from './freight-preview.queries.js';
import { FreightTargetQueries } from './freight-target.queries.js';
import { JobExports, shownSync } from './job-exports.js';

/** A job and its counterpart in the freight system. */
@Controller()
export class JobFreightController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(FreightTargetQueries) private readonly targets: FreightTargetQueries,
    @Inject(FreightPreviewQueries) private readonly previews: FreightPreviewQueries,
    @Inject(ExchangeCommands) private readonly commands: ExchangeCommands,
    @Inject(JobExports) private readonly exchanges: JobExports,
    @Inject(BillMarks) private readonly marks: BillMarks,
    @Inject(PullCommands) private readonly pulls: PullCommands,
  ) {}

  @Handles(markWaybill)
  async mark(call: Call<typeof markWaybill>): Promise<ShippingRecord> {
    const { caller, params, body, answerHeader } = call;
    await this.gate.require(caller.orgId, params.id);
    return this.marks.mark(
      caller,
      { workOrderId: params.id, recordId: params.record },
      body.mark,
      commandIdentity(markWaybill, call),
      answerHeader,
    );
  }

  @Handles(syncCargowise)
  async exchange(call: Call<typeof syncCargowise>): Promise<FreightExchange> {
    await this.applied.awaitFor(call);
    const { caller, params, body } = call;
    const job = await this.gate.require(caller.orgId, params.id);
    const target = await this.targets.ofBranch(caller.orgId, job.branch);
    if (target === null) throw new ProblemError('export.no-system');
    const wish: ExchangeWish = { member: caller, job, target, identity: commandIdentity(syncCargowise, call) };
    switch (body.action) {
      case 'look':
        return this.commands.fetch(wish, body.action, body.key);
      case 'pull':
        return body.look === undefined ? this.commands.fetch(wish, body.action, body.key) : this.pullAll(wish, body.look);
      case 'send':
        return this.commands.send(wish, body.reason || null);
      case 'update':
        return this.commands.update(wish, body.look, body.reason || null);
      case 'edocs':
        return this.commands.documents(wish, body.documents, body.reason || null);
    }
  }

  /** What a key may do with exports alone does not write the papers of a job. */
  private async pullAll({ member, job, identity }: ExchangeWish, syncId: string): Promise<FreightExchange> {
    if (member.scopes !== null && !member.scopes.includes('jobs')) throw new ProblemError('not-allowed');
    return { sync: await this.pulls.takeOver({ member, job, syncId, identity }, null, 'all'), export: null };
  }

  @Handles(exportToCustoms)
  async toCustoms(call: Call<typeof exportToCustoms>): Promise<FreightExchange> {
    await this.applied.awaitFor(call);
    const { caller, params, body } = call;
    const job = await this.gate.require(caller.orgId, params.id);
    return this.commands.snapshot({ member: caller, job, identity: commandIdentity(exportToCustoms, call) }, body.reason || null);
  }

  @Handles(previewFreight)
  async preview(call: Call<typeof previewFreight>): Promise<FreightPreview> {
    await this.applied.awaitFor(call);
    const { caller, params, query } = call;
    const job = await this.gate.readable(caller, params.id);
    const target = await this.targets.ofBranch(caller.orgId, job.branch);
    if (target === null) return NO_SYSTEM;
    return this.previews.of(caller.orgId, job, target, query.look);
  }

  @Handles(listJobSyncs)
  async syncs({ caller, params, query, request }: Call<typeof listJobSyncs>): Promise<Page<Sync>> {
    await this.gate.readable(caller, params.id);
    const { syncs } = await this.exchanges.of(caller.orgId, params.id);
    return sliceOf(syncs.map(shownSync), query, request);
  }

  @Handles(getJobSync)
  async sync({ caller, params }: Call<typeof getJobSync>): Promise<Sync> {
    await this.gate.readable(caller, params.id);
    const { syncs } = await this.exchanges.of(caller.orgId, params.id);
    const found = syncs.find(({ id }) => id === params.sync);
    if (found === undefined) throw notFound();
    return shownSync(found);
  }
}

const NO_SYSTEM: FreightPreview = {
  system: null,
  key: null,
  findings: [],
  differences: [],
  look: null,
  invoices: 0,
  lines: 0,
  not_sent: [],
};
