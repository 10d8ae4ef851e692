import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import {
  type Assignee,
  listAssignees,
  listMembers,
  type OrgMember,
  putMember,
  removeMember,
} from '@tallyport/contracts/organisation/member-http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, wholePage } from '../../platform/http/pages.js';
import { MemberCommands } from './member.commands.js';
import { MemberQueries } from './member.queries.js';

@Controller()
export class MemberController {
  constructor(
    @Inject(MemberQueries) private readonly queries: MemberQueries,
    @Inject(MemberCommands) private readonly commands: MemberCommands,
  ) {}

  @Handles(listMembers)
  async list({ caller }: Call<typeof listMembers>): Promise<Page<OrgMember>> {
    return wholePage(await this.queries.list(caller.orgId));
  }

  @Handles(listAssignees)
  async assignees({ caller }: Call<typeof listAssignees>): Promise<Page<Assignee>> {
    return wholePage(await this.queries.assignees(caller.orgId));
  }

  @Handles(putMember)
  put(call: Call<typeof putMember>): Promise<OrgMember> {
    return this.commands.put(call.caller, call.params.member, call.body, commandIdentity(putMember, call));
  }

  @Handles(removeMember)
  remove(call: Call<typeof removeMember>): Promise<ReplyOf<typeof removeMember>> {
    return this.commands.remove(call.caller, call.params.member, commandIdentity(removeMember, call));
  }
}
