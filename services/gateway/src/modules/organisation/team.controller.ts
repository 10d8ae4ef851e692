import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { createTeam, deleteTeam, listTeams, putMemberTeams, putTeam, type Team } from '@tallyport/contracts/organisation/team-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, wholePage } from '../../platform/http/pages.js';
import { TeamCommands } from './team.commands.js';
import { TeamQueries } from './team.queries.js';

@Controller()
export class TeamController {
  constructor(
    @Inject(TeamQueries) private readonly queries: TeamQueries,
    @Inject(TeamCommands) private readonly commands: TeamCommands,
  ) {}

  @Handles(listTeams)
  async list({ caller }: Call<typeof listTeams>): Promise<Page<Team>> {
    return wholePage(await this.queries.list(caller.orgId));
  }

  @Handles(createTeam)
  create(call: Call<typeof createTeam>): Promise<Team> {
    return this.commands.create(call.caller, call.body, commandIdentity(createTeam, call));
  }

  @Handles(putTeam)
  put(call: Call<typeof putTeam>): Promise<Team> {
    return this.commands.put(call.caller, call.params.team, call.body, commandIdentity(putTeam, call));
  }

  @Handles(deleteTeam)
  delete(call: Call<typeof deleteTeam>): Promise<void> {
    return this.commands.remove(call.caller, call.params.team, commandIdentity(deleteTeam, call));
  }

  @Handles(putMemberTeams)
  putTeamsOf(call: Call<typeof putMemberTeams>): Promise<ReplyOf<typeof putMemberTeams>> {
    return this.commands.putTeamsOf(call.caller, call.params.member, call.body.teams, commandIdentity(putMemberTeams, call));
  }
}
