import { Controller, Inject } from '@nestjs/common';
import {
  createFreightSystem,
  type FreightOrganisation,
  type FreightSystem,
  holdFreightSystem,
  listFreightOrganisations,
  listFreightSystems,
  putFreightSystem,
  releaseFreightSystem,
} from '@tallyport/contracts/freight-export/system-http';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { SyncCommands } from '../sync/sync.commands.js';
import { FreightSecrets } from './freight-secrets.js';
import { FreightSystemCommands } from './freight-system.commands.js';
import { FreightSystemQueries } from './freight-system.queries.js';

@Controller()
export class FreightSystemController {
  constructor(
    @Inject(FreightSystemQueries) private readonly queries: FreightSystemQueries,
    @Inject(FreightSystemCommands) private readonly commands: FreightSystemCommands,
    @Inject(FreightSecrets) private readonly secrets: FreightSecrets,
    @Inject(SyncCommands) private readonly syncs: SyncCommands,
  ) {}

  @Handles(listFreightSystems)
  list({ caller }: Call<typeof listFreightSystems>): Promise<FreightSystem[]> {
    return this.queries.list(caller.orgId);
  }

  @Handles(createFreightSystem)
  create(call: Call<typeof createFreightSystem>): Promise<FreightSystem> {
    return this.commands.create(call.caller, call.body, commandIdentity(createFreightSystem, this.secrets.withoutSecret(call)));
  }

  @Handles(putFreightSystem)
  change(call: Call<typeof putFreightSystem>): Promise<FreightSystem> {
    const command = commandIdentity(putFreightSystem, this.secrets.withoutSecret(call));
    return this.commands.change(call.caller, call.params.id, call.body, command);
  }

  @Handles(holdFreightSystem)
  hold(call: Call<typeof holdFreightSystem>): Promise<FreightSystem> {
    return this.commands.hold(call.caller, call.params.id, true, call.body.reason, commandIdentity(holdFreightSystem, call));
  }

  @Handles(releaseFreightSystem)
  async release(call: Call<typeof releaseFreightSystem>): Promise<FreightSystem> {
    const { caller, params, body } = call;
    const identity = commandIdentity(releaseFreightSystem, call);
    const released = await this.commands.hold(caller, params.id, false, body.reason, identity);
    // Its connection is tried at once: by that what was held meanwhile goes on.
    await this.syncs.request(caller, identity, { kind: 'connection_test', systemId: params.id, workOrderId: null, key: null });
    return released;
  }

  @Handles(listFreightOrganisations)
  organisations({ caller, query }: Call<typeof listFreightOrganisations>): Promise<FreightOrganisation[]> {
    return this.queries.organisations(caller.orgId, query);
  }
}
