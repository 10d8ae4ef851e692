import { Controller, Inject } from '@nestjs/common';
import type { TariffLookup } from '@tallyport/contracts/classification/kept-goods';
import { createTariffLookup, deleteTariffLookup, listTariffLookups, putTariffLookup } from '@tallyport/contracts/classification/kept-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf } from '../../platform/http/pages.js';
import { TariffLookupCommands } from './tariff-lookup.commands.js';
import { TariffLookupQueries } from './tariff-lookup.queries.js';

@Controller()
export class TariffLookupController {
  constructor(
    @Inject(TariffLookupQueries) private readonly queries: TariffLookupQueries,
    @Inject(TariffLookupCommands) private readonly commands: TariffLookupCommands,
  ) {}

  @Handles(listTariffLookups)
  async list({ caller, query, request }: Call<typeof listTariffLookups>): Promise<Page<TariffLookup>> {
    const { lookups, count } = await this.queries.list(caller.orgId, query.q, query);
    return pageOf(lookups, count, query, request);
  }

  @Handles(createTariffLookup)
  create(call: Call<typeof createTariffLookup>): Promise<TariffLookup> {
    return this.commands.create(call.caller, call.body, commandIdentity(createTariffLookup, call));
  }

  @Handles(putTariffLookup)
  change(call: Call<typeof putTariffLookup>): Promise<TariffLookup> {
    return this.commands.change(call.caller, call.params.id, call.body, commandIdentity(putTariffLookup, call));
  }

  @Handles(deleteTariffLookup)
  remove(call: Call<typeof deleteTariffLookup>): Promise<Record<string, never>> {
    return this.commands.remove(call.caller, call.params.id, commandIdentity(deleteTariffLookup, call));
  }
}
