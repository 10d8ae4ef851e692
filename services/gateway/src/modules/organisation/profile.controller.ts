import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import type { CurrentUser } from '@tallyport/contracts/organisation/http';
import { changePassword, getPicture, updateInfo } from '@tallyport/contracts/organisation/profile-http';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { Accounts } from './accounts.js';
import { ProfileCommands } from './profile.commands.js';

@Controller()
export class ProfileController {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(ProfileCommands) private readonly commands: ProfileCommands,
  ) {}

  /** Another's id is as missing as one that never was. */
  @Handles(updateInfo)
  async update({ caller, params, body }: Call<typeof updateInfo>): Promise<CurrentUser> {
    if (params.id !== caller.userId) throw notFound();
    await this.commands.update(caller.userId, body);
    return this.accounts.currentUser(caller.userId);
  }

  @Handles(getPicture)
  async picture({ caller }: Call<typeof getPicture>): Promise<ReplyOf<typeof getPicture>> {
    return { picture: await this.commands.pictureOf(caller.userId) };
  }

  @Handles(changePassword)
  async changePassword({ caller, body }: Call<typeof changePassword>): Promise<ReplyOf<typeof changePassword>> {
    await this.commands.changePassword(caller, body);
    return {};
  }
}
