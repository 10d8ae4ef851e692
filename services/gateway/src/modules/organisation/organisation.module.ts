import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { Accounts } from './accounts.js';
import { ApiKeyCommands } from './api-key.commands.js';
import { ApiKeyController } from './api-key.controller.js';
import { ApiKeyQueries } from './api-key.queries.js';
import { IntakeAddresses } from './intake-addresses.js';
import { KnownDevices } from './known-devices.js';
import { LogIn } from './log-in.js';
import { LogInAttempts } from './log-in-attempts.js';
import { MemberCommands } from './member.commands.js';
import { OrgSettingController } from './org-setting.controller.js';
import { OrgSettings } from './org-settings.js';
import { OrganisationController } from './organisation.controller.js';
import { OrganisationQueries } from './organisation.queries.js';
import { PeopleQueries } from './people.queries.js';
import { ProductSyncStatus } from './product-sync-status.js';
import { RefusedCallsController } from './refused-calls.controller.js';

@Module({
  controllers: [AccountController, OrganisationController, OrgSettingController, RefusedCallsController, ApiKeyController],
  providers: [
    Accounts,
    ApiKeyCommands,
    ApiKeyQueries,
    IntakeAddresses,
    KnownDevices,
    LogIn,
    LogInAttempts,
    MemberCommands,
    OrganisationQueries,
    OrgSettings,
    PeopleQueries,
    ProductSyncStatus,
  ],
  exports: [KnownDevices, OrganisationQueries, OrgSettings, PeopleQueries],
})
export class OrganisationModule {}
