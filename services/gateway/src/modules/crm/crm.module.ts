import { Module } from '@nestjs/common';
import { PartyCommands } from './party.commands.js';
import { PartyController } from './party.controller.js';
import { PartyQueries } from './party.queries.js';

@Module({ controllers: [PartyController], providers: [PartyQueries, PartyCommands], exports: [PartyQueries] })
export class CrmModule {}
