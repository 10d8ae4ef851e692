import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { inviteMember, MadeInvitation } from '@tallyport/contracts/organisation/invitation-http';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../../config.js';
import type { Member } from '../../platform/auth/caller.js';
import { newToken } from '../../platform/auth/token.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { CONFIG, DATABASE } from '../../platform/tokens.js';
import { InvitationQueries } from './invitation.queries.js';
import { invitationLink } from './invitation-link.js';

const IN_SEVEN_DAYS = sql<Date>`now() + interval '7 days'`;

/**
 * Makes invitations, makes their links anew, and takes them back. What is kept of a command for a day is the id of its invitation alone:
 * a repeat is answered with the row, and never with the link.
 */
@Injectable()
export class InvitationCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_DESK_ADDRESS'>,
    @Inject(InvitationQueries) private readonly queries: InvitationQueries,
  ) {}

  invite(member: Member, wish: BodyOf<typeof inviteMember>, command: CommandIdentity): Promise<MadeInvitation> {
    const { email = null, user_type, capacities } = wish;
    return this.withLink(member, command, async (transaction) => {
      if (email !== null && (await belongs(transaction, email))) throw new ProblemError('invitation.member-already');
      const id = command.commandId;
      await transaction
        .insertInto('kept.invitation')
        .values({
          org_id: member.orgId,
          id,
          email,
          dispatch_role: user_type,
          capacities,
          made_by: member.userId,
          expires_at: IN_SEVEN_DAYS,
        })
        .execute();
      return id;
    });
  }

  /** The link of before opens nothing any more. */
  resend(member: Member, id: string, command: CommandIdentity): Promise<MadeInvitation> {
    return this.withLink(member, command, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('kept.invitation')
        .set({ expires_at: IN_SEVEN_DAYS })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      return id;
    });
  }

  async revoke(member: Member, id: string, command: CommandIdentity): Promise<Record<string, never>> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('kept.invitation')
        .set({ revoked_at: sql<Date>`now()`, revoked_by: member.userId })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      return {};
    });
  }

  /** Does the work, which answers the id of an invitation, and gives that one a new link. */
  private async withLink(
    member: Member,
    command: CommandIdentity,
    work: (transaction: Transaction<GatewayTables>) => Promise<string>,
  ): Promise<MadeInvitation> {
    const { token, hash } = newToken();
    let made: { readonly id: string } | null = null;
    const answer = await oncePerCommand(this.database, member, command, async (transaction) => {
      const id = await work(transaction);
      await transaction
        .insertInto('identity.invitation_token')
        .values({ org_id: member.orgId, invitation_id: id, token_hash: hash })
        .onConflict((known) => known.columns(['org_id', 'invitation_id']).doUpdateSet({ token_hash: hash }))
        .execute();
      return (made = { id });
    });
    const link = answer === made ? invitationLink(this.config.PUBLIC_DESK_ADDRESS, token) : null;
    return { ...(await this.queries.one(member.orgId, answer.id)), link };
  }
}

/** Whether somebody with this address is a member now. */
async function belongs(transaction: Transaction<GatewayTables>, email: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('kept.member as m')
    .innerJoin('identity.account as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('a.email', '=', email)
    .where('m.removed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
