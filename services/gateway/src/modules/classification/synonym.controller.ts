import { Controller, Inject } from '@nestjs/common';
import type { Synonym } from '@tallyport/contracts/classification/kept-goods';
import {
  createSynonym,
  deleteSynonym,
  type KeptChange,
  listKeptChanges,
  listSynonyms,
  putSynonym,
} from '@tallyport/contracts/classification/kept-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf } from '../../platform/http/pages.js';
import { KeptChangeQueries } from './kept-change.queries.js';
import { SynonymCommands } from './synonym.commands.js';
import { SynonymQueries } from './synonym.queries.js';

@Controller()
export class SynonymController {
  constructor(
    @Inject(SynonymQueries) private readonly queries: SynonymQueries,
    @Inject(SynonymCommands) private readonly commands: SynonymCommands,
    @Inject(KeptChangeQueries) private readonly changes: KeptChangeQueries,
  ) {}

  @Handles(listSynonyms)
  async list({ caller, query, request }: Call<typeof listSynonyms>): Promise<Page<Synonym>> {
    const { synonyms, count } = await this.queries.list(caller.orgId, query.q, query);
    return pageOf(synonyms, count, query, request);
  }

  @Handles(createSynonym)
  create(call: Call<typeof createSynonym>): Promise<Synonym> {
    return this.commands.create(call.caller, call.body, commandIdentity(createSynonym, call));
  }

  @Handles(putSynonym)
  change(call: Call<typeof putSynonym>): Promise<Synonym> {
    return this.commands.change(call.caller, call.params.id, call.body, commandIdentity(putSynonym, call));
  }

  @Handles(deleteSynonym)
  remove(call: Call<typeof deleteSynonym>): Promise<Record<string, never>> {
    return this.commands.remove(call.caller, call.params.id, commandIdentity(deleteSynonym, call));
  }

  @Handles(listKeptChanges)
  async changesOf({ caller, query, request }: Call<typeof listKeptChanges>): Promise<Page<KeptChange>> {
    const { changes, count } = await this.changes.list(caller.orgId, query.row, query);
    return pageOf(changes, count, query, request);
  }
}
