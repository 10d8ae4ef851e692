import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { AccountMail } from './account-mail.js';
import { Accounts } from './accounts.js';
import { ApiKeyCommands } from './api-key.commands.js';
import { ApiKeyController } from './api-key.controller.js';
import { ApiKeyQueries } from './api-key.queries.js';
import { BranchCommands } from './branch.commands.js';
import { BranchController } from './branch.controller.js';
import { ColleaguePictureController } from './colleague-picture.controller.js';
import { ColleaguePictures } from './colleague-pictures.js';
import { IntakeAddresses } from './intake-addresses.js';
import { InvitationCommands } from './invitation.commands.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationQueries } from './invitation.queries.js';
import { InvitationMails } from './invitation-mails.js';
import { KnownDevices } from './known-devices.js';
import { LogIn } from './log-in.js';
import { LogInAttempts } from './log-in-attempts.js';
import { MemberCommands } from './member.commands.js';
import { MemberController } from './member.controller.js';
import { MemberQueries } from './member.queries.js';
import { OrgSettingController } from './org-setting.controller.js';
import { OrgSettings } from './org-settings.js';
import { OrganisationCommands } from './organisation.commands.js';
import { OrganisationController } from './organisation.controller.js';
import { OrganisationQueries } from './organisation.queries.js';
import { OwnRoleCommands } from './own-role.commands.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResets } from './password-resets.js';
import { PeopleQueries } from './people.queries.js';
import { ProcessController } from './process.controller.js';
import { ProcessQueries } from './process.queries.js';
import { ProductSyncStatus } from './product-sync-status.js';
import { ProfileCommands } from './profile.commands.js';
import { ProfileController } from './profile.controller.js';
import { RefusedCallsController } from './refused-calls.controller.js';
import { TeamCommands } from './team.commands.js';
import { TeamController } from './team.controller.js';
import { TeamQueries } from './team.queries.js';

@Module({
  controllers: [
    AccountController,
    OrganisationController,
    OrgSettingController,
    RefusedCallsController,
    ApiKeyController,
    MemberController,
    TeamController,
    ColleaguePictureController,
    InvitationController,
    BranchController,
    ProfileController,
    PasswordResetController,
    ProcessController,
  ],
  providers: [
    AccountMail,
    Accounts,
    ApiKeyCommands,
    ApiKeyQueries,
    BranchCommands,
    ColleaguePictures,
    IntakeAddresses,
    InvitationCommands,
    InvitationMails,
    InvitationQueries,
    KnownDevices,
    LogIn,
    LogInAttempts,
    MemberCommands,
    MemberQueries,
    OrganisationCommands,
    OrganisationQueries,
    OrgSettings,
    OwnRoleCommands,
    PasswordResets,
    PeopleQueries,
    ProcessQueries,
    ProductSyncStatus,
    ProfileCommands,
    TeamCommands,
    TeamQueries,
  ],
  exports: [KnownDevices, OrganisationQueries, OrgSettings, PasswordResets, PeopleQueries],
})
export class OrganisationModule {}
