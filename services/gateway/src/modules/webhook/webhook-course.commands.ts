import { Inject, Injectable } from '@nestjs/common';
import type { Webhook } from '@tallyport/contracts/webhook/http';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { headOfLog, standing } from './webhook.commands.js';

/** Tests and repeats that may be asked for in a minute. */
const MOST_REQUESTS = 20;

type Step = (transaction: Transaction<GatewayTables>, webhook: Webhook) => Promise<unknown>;

/** What people do to an endpoint that goes on: what the deliverer shall do next is written down, and it alone does it. */
@Injectable()
export class WebhookCourseCommands {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  pause(member: Member, id: string, command: CommandIdentity): Promise<Webhook> {
    return this.step(member, id, command, (transaction) =>
      transaction.updateTable('kept.webhook').set({ is_paused: true }).where('id', '=', id).execute(),
    );
  }

  /** What is failing or off begins anew where it stands, without waiting. */
  resume(member: Member, id: string, command: CommandIdentity): Promise<Webhook> {
    return this.step(member, id, command, async (transaction, { failing_since, position }) => {
      await transaction.updateTable('kept.webhook').set({ is_paused: false }).where('id', '=', id).execute();
      if (failing_since !== null) await beginAfter(transaction, id, position);
    });
  }

  skip(member: Member, id: string, position: number, command: CommandIdentity): Promise<Webhook> {
    return this.step(member, id, command, (transaction, { stuck_at }) => {
      if (stuck_at !== position) throw new ProblemError('webhook.not-stuck-there');
      return beginAfter(transaction, id, position);
    });
  }

  replay(member: Member, id: string, from: number, command: CommandIdentity): Promise<Webhook> {
    return this.step(member, id, command, async (transaction) => {
      if (from > (await headOfLog(transaction)) + 1)
        throw new ProblemError('invalid-input', { errors: [{ pointer: '/from', message: 'the log does not reach there yet' }] });
      await beginAfter(transaction, id, from - 1);
    });
  }

  /** Asks for a test, or for one delivery once more. */
  async request(
    { orgId, ...member }: Member,
    id: string,
    delivery: string | null,
    command: CommandIdentity,
  ): Promise<{ delivery_id: string }> {
    return oncePerCommand(this.database, { orgId, ...member }, command, async (transaction) => {
      await standing(transaction, id);
      if (delivery !== null) await mustExist(transaction, id, delivery);
      const { count } = await transaction
        .selectFrom('webhook.request')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('webhook_id', '=', id)
        .where('requested_at', '>', sql<Date>`now() - interval '1 minute'`)
        .executeTakeFirstOrThrow();
      if (count >= MOST_REQUESTS) throw new ProblemError('webhook.too-many');
      const request = { org_id: orgId, webhook_id: id, id: command.commandId, delivery_id: delivery };
      await transaction.insertInto('webhook.request').values(request).execute();
      return { delivery_id: command.commandId };
    });
  }

  private step(member: Member, id: string, command: CommandIdentity, step: Step): Promise<Webhook> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      await step(transaction, await standing(transaction, id));
      return standing(transaction, id);
    });
  }
}

async function beginAfter(transaction: Transaction<GatewayTables>, id: string, starts_after: number): Promise<void> {
  await transaction
    .updateTable('kept.webhook')
    .set(({ eb }) => ({ course: eb('course', '+', 1), starts_after }))
    .where('id', '=', id)
    .execute();
}

async function mustExist(transaction: Transaction<GatewayTables>, webhook: string, id: string): Promise<void> {
  const found = await transaction
    .selectFrom('webhook.delivery')
    .select('id')
    .where('webhook_id', '=', webhook)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
}
