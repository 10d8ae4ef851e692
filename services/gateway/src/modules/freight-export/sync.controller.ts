import { Controller, Inject } from '@nestjs/common';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { getSync, syncCargowiseOrg, testConnection } from '@tallyport/contracts/freight-export/sync-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { FreightSystemQueries } from './freight-system.queries.js';
import { SyncCommands } from './sync.commands.js';

/** What is fetched from freight systems beside jobs. */
@Controller()
export class SyncController {
  constructor(
    @Inject(FreightSystemQueries) private readonly systems: FreightSystemQueries,
    @Inject(SyncCommands) private readonly syncs: SyncCommands,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  @Handles(testConnection)
  async test(call: Call<typeof testConnection>): Promise<Sync> {
    const { caller, params } = call;
    await this.systems.mustExist(caller.orgId, params.id);
    return this.begin(call.caller, commandIdentity(testConnection, call), 'connection_test', params.id);
  }

  @Handles(syncCargowiseOrg)
  async organisations(call: Call<typeof syncCargowiseOrg>): Promise<Sync> {
    const { caller, body } = call;
    if (body.system !== undefined) await this.systems.mustExist(caller.orgId, body.system);
    const all = await this.systems.list(caller.orgId);
    const system = body.system ?? (all.find(({ branch }) => branch === null) ?? all[0])?.id;
    if (system === undefined) throw new ProblemError('export.no-system');
    return this.begin(caller, commandIdentity(syncCargowiseOrg, call), 'organisations', system);
  }

  @Handles(getSync)
  get({ caller, params }: Call<typeof getSync>): Promise<Sync> {
    return this.syncs.one(caller.orgId, params.sync);
  }

  private async begin(
    caller: Call<typeof getSync>['caller'],
    identity: ReturnType<typeof commandIdentity>,
    kind: 'connection_test' | 'organisations',
    systemId: string,
  ): Promise<Sync> {
    await this.register.admit(caller.orgId, identity);
    return this.syncs.request(caller, identity, { kind, systemId, workOrderId: null, key: null });
  }
}
