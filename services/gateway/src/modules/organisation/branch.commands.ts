import { Inject, Injectable } from '@nestjs/common';
import type { Branch } from '@tallyport/contracts/organisation/branch-http';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { lockOrganisation } from './lock-organisation.js';

/** Branches are added and renamed, one at a time in an organisation; none goes, since its jobs name it. */
@Injectable()
export class BranchCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  add(member: Member, input: Omit<Branch, 'id'>, command: CommandIdentity): Promise<Branch> {
    return this.write(member, { id: command.commandId, ...input }, command, async (transaction, branch) => {
      await transaction
        .insertInto('kept.branch')
        .values({ org_id: member.orgId, ...branch })
        .execute();
    });
  }

  put(member: Member, branch: Branch, command: CommandIdentity): Promise<Branch> {
    return this.write(member, branch, command, async (transaction, { id, ...row }) => {
      const { numUpdatedRows } = await transaction.updateTable('kept.branch').set(row).where('id', '=', id).executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
    });
  }

  private write(
    member: Member,
    branch: Branch,
    command: CommandIdentity,
    work: (transaction: Transaction<GatewayTables>, branch: Branch) => Promise<void>,
  ): Promise<Branch> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      await lockOrganisation(transaction);
      await work(transaction, branch);
      if (await isTaken(transaction, branch)) throw new ProblemError('branch.name-taken');
      return branch;
    });
  }
}

async function isTaken(transaction: Transaction<GatewayTables>, { id, name }: Branch): Promise<boolean> {
  const found = await transaction
    .selectFrom('kept.branch')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return found !== undefined;
}
