import { Controller, Inject } from '@nestjs/common';
import {
  type ApiKey,
  type ApiKeyName,
  createApiKey,
  listApiKeyNames,
  listApiKeys,
  type MadeApiKey,
  revokeApiKey,
} from '@tallyport/contracts/organisation/api-key-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, wholePage } from '../../platform/http/pages.js';
import { ApiKeyCommands } from './api-key.commands.js';
import { ApiKeyQueries } from './api-key.queries.js';

@Controller()
export class ApiKeyController {
  constructor(
    @Inject(ApiKeyQueries) private readonly queries: ApiKeyQueries,
    @Inject(ApiKeyCommands) private readonly commands: ApiKeyCommands,
  ) {}

  @Handles(listApiKeys)
  list({ caller }: Call<typeof listApiKeys>): Promise<ApiKey[]> {
    return this.queries.list(caller.orgId);
  }

  @Handles(createApiKey)
  make(call: Call<typeof createApiKey>): Promise<MadeApiKey> {
    return this.commands.make(call.caller, call.body, commandIdentity(createApiKey, call));
  }

  @Handles(revokeApiKey)
  revoke(call: Call<typeof revokeApiKey>): Promise<ApiKey> {
    return this.commands.revoke(call.caller, call.params.id, commandIdentity(revokeApiKey, call));
  }

  @Handles(listApiKeyNames)
  async names({ caller }: Call<typeof listApiKeyNames>): Promise<Page<ApiKeyName>> {
    return wholePage(await this.queries.names(caller.orgId));
  }
}
