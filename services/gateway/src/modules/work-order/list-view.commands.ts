import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { createListView } from '@tallyport/contracts/work-order/list-view-http';
import type { Kysely, Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import type { KeptView } from './list-view.queries.js';

type SentView = BodyOf<typeof createListView>;

const MOST_VIEWS = 30;

/** Writes saved views. What nobody else sees is its owner's alone; a shared one is its owner's and the admins' to change. */
@Injectable()
export class ListViewCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  create(member: Member, sent: SentView, command: CommandIdentity): Promise<KeptView> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const own = await transaction.selectFrom('kept.list_view').select('id').where('account_id', '=', member.userId).execute();
      if (own.length >= MOST_VIEWS) throw new ProblemError('list-view.too-many');
      const made = { ...sent, id: command.commandId, account_id: member.userId };
      await transaction
        .insertInto('kept.list_view')
        .values({ ...made, org_id: member.orgId, filter: JSON.stringify(sent.filter) })
        .execute();
      return made;
    });
  }

  change(member: Member, id: string, sent: SentView, command: CommandIdentity): Promise<KeptView> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const account_id = await ownerFor(transaction, member, id);
      await transaction
        .updateTable('kept.list_view')
        .set({ ...sent, filter: JSON.stringify(sent.filter) })
        .where('id', '=', id)
        .execute();
      return { ...sent, id, account_id };
    });
  }

  async remove(member: Member, id: string, command: CommandIdentity): Promise<void> {
    await oncePerCommand(this.database, member, command, async (transaction) => {
      await ownerFor(transaction, member, id);
      await transaction.deleteFrom('kept.list_view').where('id', '=', id).execute();
      return {};
    });
  }
}

/** Whose view it is. Throws where it is nobody's, where the member does not see it, and where it is not the member's to change. */
async function ownerFor(transaction: Transaction<GatewayTables>, { userId, standing }: Member, id: string): Promise<string> {
  const view = await transaction
    .selectFrom('kept.list_view')
    .select(['account_id', 'is_shared'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!view || (view.account_id !== userId && !view.is_shared)) throw notFound();
  if (view.account_id !== userId && !standing.capacities.includes('admin')) throw new ProblemError('not-allowed');
  return view.account_id;
}
