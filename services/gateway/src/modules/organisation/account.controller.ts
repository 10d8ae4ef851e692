import { Controller, Inject } from '@nestjs/common';
import { type CurrentUser, login, logout, me, signup, updateRole } from '@tallyport/contracts/organisation/http';
import { Sessions } from '../../platform/auth/sessions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { Accounts } from './accounts.js';
import { LogIn, type SignedInSession } from './log-in.js';
import { MemberCommands } from './member.commands.js';

@Controller()
export class AccountController {
  constructor(
    @Inject(LogIn) private readonly logIns: LogIn,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(MemberCommands) private readonly members: MemberCommands,
  ) {}

  @Handles(login)
  logIn({ body, request }: Call<typeof login>): Promise<SignedInSession> {
    return this.logIns.logIn(body.email, body.password, request.ip);
  }

  @Handles(signup)
  signUp({ body, request }: Call<typeof signup>): Promise<SignedInSession> {
    return this.logIns.signUp(body, request.ip);
  }

  @Handles(logout)
  async logOut({ caller }: Call<typeof logout>): Promise<Record<string, never>> {
    await this.sessions.revoke(caller.tokenHash);
    return {};
  }

  @Handles(me)
  me({ caller }: Call<typeof me>): Promise<CurrentUser> {
    return this.accounts.currentUser(caller.userId);
  }

  @Handles(updateRole)
  async updateRole({ caller, body }: Call<typeof updateRole>): Promise<CurrentUser> {
    const member = await this.sessions.member(caller.tokenHash, body.org);
    await this.members.changeOwnRole(member, body.user_type);
    this.sessions.forget();
    return this.accounts.currentUser(caller.userId);
  }
}
