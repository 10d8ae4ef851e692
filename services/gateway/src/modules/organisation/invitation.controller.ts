import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import {
  acceptInvitation,
  type Invitation,
  inviteMember,
  listInvitations,
  type MadeInvitation,
  resendInvitation,
  revokeInvitation,
  showInvitation,
} from '@tallyport/contracts/organisation/invitation-http';
import type { Kysely } from 'kysely';
import { type LoginTables, Sessions } from '../../platform/auth/sessions.js';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AddressLimiter } from '../../platform/http/address-limiter.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, wholePage } from '../../platform/http/pages.js';
import { LOGIN_DATABASE } from '../../platform/tokens.js';
import { Accounts } from './accounts.js';
import { InvitationCommands } from './invitation.commands.js';
import { InvitationQueries } from './invitation.queries.js';
import { findInvitation } from './joining.js';

@Controller()
export class InvitationController {
  private readonly limiter = new AddressLimiter();

  constructor(
    @Inject(InvitationQueries) private readonly queries: InvitationQueries,
    @Inject(InvitationCommands) private readonly commands: InvitationCommands,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(LOGIN_DATABASE) private readonly logIn: Kysely<LoginTables>,
  ) {}

  @Handles(inviteMember)
  invite(call: Call<typeof inviteMember>): Promise<MadeInvitation> {
    return this.commands.invite(call.caller, call.body, commandIdentity(inviteMember, call));
  }

  @Handles(listInvitations)
  async list({ caller }: Call<typeof listInvitations>): Promise<Page<Invitation>> {
    return wholePage(await this.queries.list(caller.orgId));
  }

  @Handles(resendInvitation)
  resend(call: Call<typeof resendInvitation>): Promise<MadeInvitation> {
    return this.commands.resend(call.caller, call.params.invitation, commandIdentity(resendInvitation, call));
  }

  @Handles(revokeInvitation)
  revoke(call: Call<typeof revokeInvitation>): Promise<ReplyOf<typeof revokeInvitation>> {
    return this.commands.revoke(call.caller, call.params.invitation, commandIdentity(revokeInvitation, call));
  }

  @Handles(showInvitation)
  async show({ body, request }: Call<typeof showInvitation>): Promise<ReplyOf<typeof showInvitation>> {
    this.limiter.admit(request.ip);
    const { orgName, email } = await findInvitation(this.logIn, body.token);
    return { org_name: orgName, email };
  }

  @Handles(acceptInvitation)
  async accept({ caller, body }: Call<typeof acceptInvitation>): Promise<ReplyOf<typeof acceptInvitation>> {
    const org = await this.accounts.join(caller.userId, body.token);
    this.sessions.forget();
    return { org };
  }
}
