import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { createTeam, putTeam, Team } from '@tallyport/contracts/organisation/team-http';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { lockOrganisation } from './lock-organisation.js';
import { TeamQueries } from './team.queries.js';
import { asPutInto, asTeamsOf } from './team-members.js';

const MOST_TEAMS = 100;

/** Teams are written one at a time in an organisation, and never while a member of it is changed. */
@Injectable()
export class TeamCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(TeamQueries) private readonly queries: TeamQueries,
  ) {}

  async create(member: Member, { name, members }: BodyOf<typeof createTeam>, command: CommandIdentity): Promise<Team> {
    const id = command.commandId;
    await this.write(member, command, async (transaction) => {
      const all = await transaction.selectFrom('kept.team').select('id').execute();
      if (all.length >= MOST_TEAMS) throw new ProblemError('team.too-many');
      await refuseTaken(transaction, id, name);
      await transaction.insertInto('kept.team').values({ org_id: member.orgId, id, name }).execute();
      await asPutInto(transaction, { orgId: member.orgId, teamId: id }, members);
    });
    return this.queries.one(member.orgId, id);
  }

  async put(member: Member, id: string, { name, members }: BodyOf<typeof putTeam>, command: CommandIdentity): Promise<Team> {
    await this.write(member, command, async (transaction) => {
      await oneOf(transaction, id);
      if (name !== undefined) {
        await refuseTaken(transaction, id, name);
        await transaction.updateTable('kept.team').set({ name }).where('id', '=', id).execute();
      }
      if (members !== undefined) await asPutInto(transaction, { orgId: member.orgId, teamId: id }, members);
    });
    return this.queries.one(member.orgId, id);
  }

  async remove(member: Member, id: string, command: CommandIdentity): Promise<void> {
    await this.write(member, command, async (transaction) => {
      await oneOf(transaction, id);
      await transaction.deleteFrom('kept.team_member').where('team_id', '=', id).execute();
      await transaction.deleteFrom('kept.team').where('id', '=', id).execute();
    });
  }

  /** Throws 404 for who is no member. */
  async putTeamsOf(member: Member, accountId: string, teams: readonly string[], command: CommandIdentity): Promise<{ teams: string[] }> {
    await this.write(member, command, (transaction) => asTeamsOf(transaction, { orgId: member.orgId, accountId }, teams));
    return { teams: [...teams] };
  }

  private async write(
    member: Member,
    command: CommandIdentity,
    work: (transaction: Transaction<GatewayTables>) => Promise<void>,
  ): Promise<void> {
    await oncePerCommand(this.database, member, command, async (transaction) => {
      await lockOrganisation(transaction);
      await work(transaction);
      return {};
    });
  }
}

/** Throws 404 for what is no team. */
async function oneOf(transaction: Transaction<GatewayTables>, id: string): Promise<void> {
  const found = await transaction.selectFrom('kept.team').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
}

async function refuseTaken(transaction: Transaction<GatewayTables>, id: string, name: string): Promise<void> {
  const found = await transaction
    .selectFrom('kept.team')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (found) throw new ProblemError('team.name-taken');
}
