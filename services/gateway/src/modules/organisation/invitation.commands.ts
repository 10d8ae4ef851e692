import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { inviteMember, MadeInvitation } from '@tallyport/contracts/organisation/invitation-http';
import { invitationLink } from '@tallyport/domain/organisation/invitation-link';
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
import { InvitationMails } from './invitation-mails.js';

const IN_SEVEN_DAYS = sql<Date>`now() + interval '7 days'`;

/** An invitation as a command leaves it: with an address it goes by mail, else by a link that is told. */
interface Written {
  readonly id: string;
  readonly email: string | null;
}

/**
 * Makes invitations, sends them again, and takes them back. What is kept of a command for a day is which invitation it was about: a repeat
 * is answered with the row, and never with the link.
 */
@Injectable()
export class InvitationCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_DESK_ADDRESS'>,
    @Inject(InvitationQueries) private readonly queries: InvitationQueries,
    @Inject(InvitationMails) private readonly mails: InvitationMails,
  ) {}

  invite(member: Member, wish: BodyOf<typeof inviteMember>, command: CommandIdentity): Promise<MadeInvitation> {
    const { email = null, user_type, capacities, locale } = wish;
    return this.send(member, command, locale, async (transaction) => {
      if (email !== null && (await belongs(transaction, email))) throw new ProblemError('invitation.member-already');
      const id = command.commandId;
      const row = { org_id: member.orgId, id, email, dispatch_role: user_type, capacities, made_by: member.userId };
      await transaction
        .insertInto('kept.invitation')
        .values({ ...row, expires_at: IN_SEVEN_DAYS, mail_id: email === null ? null : this.mails.idOf(command) })
        .execute();
      return { id, email };
    });
  }

  /** Whatever was sent before opens nothing any more. */
  resend(member: Member, id: string, command: CommandIdentity): Promise<MadeInvitation> {
    return this.send(member, command, null, async (transaction) => {
      const found = await transaction
        .updateTable('kept.invitation')
        .set({ expires_at: IN_SEVEN_DAYS, mail_id: sql<string>`case when email is not null then ${this.mails.idOf(command)}::uuid end` })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .returning('email')
        .executeTakeFirst();
      if (!found) throw notFound();
      return { id, email: found.email };
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

  /** Writes an invitation; then asks for its mail, or tells its new link. A repeat asks for the same mail. */
  private async send(
    member: Member,
    command: CommandIdentity,
    locale: 'en' | 'zh' | null,
    work: (transaction: Transaction<GatewayTables>) => Promise<Written>,
  ): Promise<MadeInvitation> {
    const { token, hash } = newToken();
    let made: Written | null = null;
    const answer = await oncePerCommand(this.database, member, command, async (transaction) => {
      const written = await work(transaction);
      if (written.email === null) await putHash(transaction, member.orgId, written.id, hash);
      return (made = written);
    });
    if (answer.email !== null) await this.mails.ask(member, { id: answer.id, email: answer.email }, locale, command);
    const link = answer.email === null && answer === made ? invitationLink(this.config.PUBLIC_DESK_ADDRESS, token) : null;
    return { ...(await this.queries.one(member.orgId, answer.id)), link };
  }
}

async function putHash(transaction: Transaction<GatewayTables>, orgId: string, id: string, hash: Buffer): Promise<void> {
  await transaction
    .insertInto('identity.invitation_token')
    .values({ org_id: orgId, invitation_id: id, token_hash: hash })
    .onConflict((known) => known.columns(['org_id', 'invitation_id']).doUpdateSet({ token_hash: hash }))
    .execute();
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
