import { Controller, Inject } from '@nestjs/common';
import {
  type CurrentUser,
  createNewRole,
  deleteBrokerProfile,
  login,
  logout,
  me,
  saveBrokerProfile,
  signup,
  updateRole,
} from '@tallyport/contracts/organisation/http';
import type { Account, Member } from '../../platform/auth/caller.js';
import { Sessions } from '../../platform/auth/sessions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { Accounts } from './accounts.js';
import { deviceCookie, deviceTokenOf } from './device-cookie.js';
import { LogIn, type Origin, type SignedIn, type SignedInSession } from './log-in.js';
import { OrganisationQueries } from './organisation.queries.js';
import { OwnRoleCommands } from './own-role.commands.js';

@Controller()
export class AccountController {
  constructor(
    @Inject(LogIn) private readonly logIns: LogIn,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(OwnRoleCommands) private readonly roles: OwnRoleCommands,
    @Inject(OrganisationQueries) private readonly organisations: OrganisationQueries,
  ) {}

  @Handles(login)
  async logIn(call: Call<typeof login>): Promise<SignedInSession> {
    return answered(call, await this.logIns.logIn(call.body.email, call.body.password, originOf(call)));
  }

  @Handles(signup)
  async signUp(call: Call<typeof signup>): Promise<SignedInSession> {
    return answered(call, await this.logIns.signUp(call.body, originOf(call)));
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

  @Handles(saveBrokerProfile)
  saveBrokerProfile({ caller, body }: Call<typeof saveBrokerProfile>): Promise<CurrentUser> {
    return this.withLicence(caller.userId, body.license_number);
  }

  @Handles(deleteBrokerProfile)
  deleteBrokerProfile({ caller }: Call<typeof deleteBrokerProfile>): Promise<CurrentUser> {
    return this.withLicence(caller.userId, null);
  }

  @Handles(createNewRole)
  async createRole({ caller, body }: Call<typeof createNewRole>): Promise<CurrentUser> {
    await this.roles.choose(await this.memberOf(caller, body.org), body.user_type);
    return this.accounts.currentUser(caller.userId);
  }

  @Handles(updateRole)
  async updateRole({ caller, body }: Call<typeof updateRole>): Promise<CurrentUser> {
    await this.roles.change(await this.memberOf(caller, body.org), body.user_type);
    return this.accounts.currentUser(caller.userId);
  }

  private async withLicence(userId: string, licenceNumber: string | null): Promise<CurrentUser> {
    await this.accounts.setLicence(userId, licenceNumber);
    this.sessions.forget();
    return this.accounts.currentUser(userId);
  }

  private async memberOf({ tokenHash, userId }: Account, org: string | undefined): Promise<Member | 'foreign' | null> {
    return this.sessions.member(tokenHash, org ?? (await this.onlyOrgOf(userId)));
  }

  private async onlyOrgOf(userId: string): Promise<string> {
    const [only, another] = await this.organisations.idsOf(userId);
    if (only === undefined || another !== undefined) {
      throw new ProblemError('invalid-input', { errors: [{ pointer: '/org', message: 'say which organisation' }] });
    }
    return only;
  }
}

type PublicCall = Pick<Call<typeof login>, 'request' | 'answerHeader'>;

function originOf({ request }: PublicCall): Origin {
  return { address: request.ip, deviceToken: deviceTokenOf(request) };
}

function answered({ request, answerHeader }: PublicCall, { session, deviceToken }: SignedIn): SignedInSession {
  answerHeader('Set-Cookie', deviceCookie(deviceToken, request));
  return session;
}
