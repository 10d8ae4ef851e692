import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import {
  getSync,
  listSyncs,
  syncCargowiseOrg,
  syncCargowiseProduct,
  syncJobProducts,
  testConnection,
} from '@tallyport/contracts/freight-export/sync-http';
import { type CommandIdentity, commandIdentity } from '../../../platform/commands/command-identity.js';
import { CommandRegister } from '../../../platform/commands/command-register.js';
import { AppliedPositions } from '../../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../../platform/freshness/stream-place.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { pageOf } from '../../../platform/http/pages.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { JobGate } from '../../work-order/job-gate.js';
import { FreightTargetQueries } from '../job/freight-target.queries.js';
import { FreightSystemQueries } from '../settings/freight-system.queries.js';
import { JobProductCodes } from './job-product-codes.js';
import { SyncCommands } from './sync.commands.js';
import { SyncQueries } from './sync.queries.js';

type Asks = Pick<Call<typeof testConnection>, 'caller' | 'answerHeader'>;
type Asked = Parameters<SyncCommands['request']>[2];

/** What is fetched from freight systems beside jobs, and the products of jobs. */
@Controller()
export class SyncController {
  constructor(
    @Inject(FreightSystemQueries) private readonly systems: FreightSystemQueries,
    @Inject(FreightTargetQueries) private readonly targets: FreightTargetQueries,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobProductCodes) private readonly codes: JobProductCodes,
    @Inject(SyncCommands) private readonly syncs: SyncCommands,
    @Inject(SyncQueries) private readonly queries: SyncQueries,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
  ) {}

  @Handles(testConnection)
  async test(call: Call<typeof testConnection>): Promise<Sync> {
    const { caller, params } = call;
    await this.systems.mustExist(caller.orgId, params.id);
    return this.begin(call, commandIdentity(testConnection, call), ofOrganisation('connection_test', params.id));
  }

  @Handles(syncCargowiseOrg)
  async organisations(call: Call<typeof syncCargowiseOrg>): Promise<Sync> {
    const system = await this.systemMeant(call.caller.orgId, call.body.system);
    return this.begin(call, commandIdentity(syncCargowiseOrg, call), ofOrganisation('organisations', system));
  }

  @Handles(syncCargowiseProduct)
  async products(call: Call<typeof syncCargowiseProduct>): Promise<Sync> {
    const system = await this.systemMeant(call.caller.orgId, call.body.system);
    return this.begin(call, commandIdentity(syncCargowiseProduct, call), ofOrganisation('products', system));
  }

  @Handles(syncJobProducts)
  async jobProducts(call: Call<typeof syncJobProducts>): Promise<Sync> {
    const { orgId } = call.caller;
    await this.applied.awaitFor(call);
    const job = await this.gate.require(orgId, call.params.id);
    const target = await this.targets.ofBranch(orgId, job.branch);
    if (target === null) throw new ProblemError('export.no-system');
    const codes = await this.codes.of(orgId, job.id);
    if (codes.length === 0) throw new ProblemError('export.no-product-codes');
    const goods = await this.codes.store(orgId, codes);
    const asked = { kind: 'job_products', systemId: target.system.id, workOrderId: job.id, key: null, goods } as const;
    return this.begin(call, commandIdentity(syncJobProducts, call), asked);
  }

  @Handles(listSyncs)
  async list(call: Call<typeof listSyncs>): Promise<ReplyOf<typeof listSyncs>> {
    await this.applied.awaitFor(call);
    const { syncs, count } = await this.queries.list(call.caller.orgId, call.query);
    return pageOf(syncs, count, call.query, call.request);
  }

  @Handles(getSync)
  get({ caller, params }: Call<typeof getSync>): Promise<Sync> {
    return this.syncs.one(caller.orgId, params.sync);
  }

  /** The system that is named, else that of the organisation, else the first. */
  private async systemMeant(orgId: string, named: string | undefined): Promise<string> {
    if (named !== undefined) {
      await this.systems.mustExist(orgId, named);
      return named;
    }
    const all = await this.systems.list(orgId);
    const system = (all.find(({ branch }) => branch === null) ?? all[0])?.id;
    if (system === undefined) throw new ProblemError('export.no-system');
    return system;
  }

  private async begin({ caller, answerHeader }: Asks, identity: CommandIdentity, asked: Asked): Promise<Sync> {
    await this.register.admit(caller.orgId, identity);
    const sync = await this.syncs.request(caller, identity, asked);
    answerHeader('Stream-Position', streamPlaceText({ streamId: `sync/${sync.id}`, streamPosition: sync.stream_position }));
    return sync;
  }
}

function ofOrganisation(kind: 'connection_test' | 'organisations' | 'products', systemId: string): Asked {
  return { kind, systemId, workOrderId: null, key: null };
}
