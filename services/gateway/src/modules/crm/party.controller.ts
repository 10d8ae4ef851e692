import { Controller, Inject } from '@nestjs/common';
import { createParty, listParties, type Party } from '@tallyport/contracts/crm/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf } from '../../platform/http/pages.js';
import { PartyCommands } from './party.commands.js';
import { PartyQueries } from './party.queries.js';

@Controller()
export class PartyController {
  constructor(
    @Inject(PartyQueries) private readonly queries: PartyQueries,
    @Inject(PartyCommands) private readonly commands: PartyCommands,
  ) {}

  @Handles(listParties)
  async list({ caller, query, request }: Call<typeof listParties>): Promise<Page<Party>> {
    const { parties, count } = await this.queries.list(caller.orgId, query.q, query);
    return pageOf(parties, count, query, request);
  }

  @Handles(createParty)
  create(call: Call<typeof createParty>): Promise<Party> {
    return this.commands.create(call.caller, call.body, commandIdentity(createParty, call));
  }
}
