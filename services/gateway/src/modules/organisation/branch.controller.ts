import { Controller, Inject } from '@nestjs/common';
import { type Branch, createBranch, createOrganisation, listBranches, putBranch } from '@tallyport/contracts/organisation/branch-http';
import type { Organisation } from '@tallyport/contracts/organisation/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, wholePage } from '../../platform/http/pages.js';
import { BranchCommands } from './branch.commands.js';
import { OrganisationCommands } from './organisation.commands.js';
import { OrganisationQueries } from './organisation.queries.js';

@Controller()
export class BranchController {
  constructor(
    @Inject(OrganisationQueries) private readonly organisations: OrganisationQueries,
    @Inject(OrganisationCommands) private readonly founding: OrganisationCommands,
    @Inject(BranchCommands) private readonly commands: BranchCommands,
  ) {}

  @Handles(createOrganisation)
  async create({ caller, body, request }: Call<typeof createOrganisation>): Promise<Organisation> {
    return this.organisations.one(await this.founding.found(caller, body, request.headers['idempotency-key']));
  }

  @Handles(listBranches)
  async list({ caller }: Call<typeof listBranches>): Promise<Page<Branch>> {
    return wholePage((await this.organisations.one(caller.orgId)).branches_info);
  }

  @Handles(createBranch)
  add(call: Call<typeof createBranch>): Promise<Branch> {
    return this.commands.add(call.caller, call.body, commandIdentity(createBranch, call));
  }

  @Handles(putBranch)
  put(call: Call<typeof putBranch>): Promise<Branch> {
    return this.commands.put(call.caller, { id: call.params.branch, ...call.body }, commandIdentity(putBranch, call));
  }
}
