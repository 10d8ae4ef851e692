import { Controller, Inject } from '@nestjs/common';
import {
  type FreightCode,
  listFreightCodes,
  listPartyFreightCodes,
  type PartyFreightCode,
  putFreightCode,
  putPartyFreightCode,
} from '@tallyport/contracts/freight-export/mapping-http';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { type Page, pageOf } from '../../../platform/http/pages.js';
import { FreightMappingCommands } from './freight-mapping.commands.js';
import { FreightMappingQueries } from './freight-mapping.queries.js';
import { FreightSystemQueries } from './freight-system.queries.js';

@Controller()
export class FreightMappingController {
  constructor(
    @Inject(FreightSystemQueries) private readonly systems: FreightSystemQueries,
    @Inject(FreightMappingQueries) private readonly queries: FreightMappingQueries,
    @Inject(FreightMappingCommands) private readonly commands: FreightMappingCommands,
  ) {}

  @Handles(listPartyFreightCodes)
  async parties({ caller, params, query, request }: Call<typeof listPartyFreightCodes>): Promise<Page<PartyFreightCode>> {
    await this.systems.mustExist(caller.orgId, params.id);
    const { parties, count } = await this.queries.parties(caller.orgId, params.id, query);
    return pageOf(parties, count, query, request);
  }

  @Handles(putPartyFreightCode)
  putParty(call: Call<typeof putPartyFreightCode>): Promise<PartyFreightCode> {
    return this.commands.putParty(call.caller, call.params.id, call.body, commandIdentity(putPartyFreightCode, call));
  }

  @Handles(listFreightCodes)
  async codes({ caller, params, query }: Call<typeof listFreightCodes>): Promise<FreightCode[]> {
    await this.systems.mustExist(caller.orgId, params.id);
    return this.queries.codes(caller.orgId, params.id, query.list);
  }

  @Handles(putFreightCode)
  putCode(call: Call<typeof putFreightCode>): Promise<FreightCode> {
    return this.commands.putCode(call.caller, call.params.id, call.body, commandIdentity(putFreightCode, call));
  }
}
