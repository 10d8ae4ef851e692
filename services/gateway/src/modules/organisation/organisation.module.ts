import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { Accounts } from './accounts.js';
import { KnownDevices } from './known-devices.js';
import { LogIn } from './log-in.js';
import { LogInAttempts } from './log-in-attempts.js';
import { MemberCommands } from './member.commands.js';
import { OrganisationController } from './organisation.controller.js';
import { OrganisationQueries } from './organisation.queries.js';
import { PeopleQueries } from './people.queries.js';

@Module({
  controllers: [AccountController, OrganisationController],
  providers: [Accounts, KnownDevices, LogIn, LogInAttempts, MemberCommands, OrganisationQueries, PeopleQueries],
  exports: [KnownDevices, OrganisationQueries, PeopleQueries],
})
export class OrganisationModule {}
