import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { createWebhook, putWebhook, Webhook } from '@tallyport/contracts/webhook/http';
import { refusalOf } from '@tallyport/runtime/outbound/outbound-address';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../../config.js';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';
import { CONFIG, DATABASE } from '../../platform/tokens.js';
import { presentWebhook } from './webhook.presenter.js';
import { webhooks } from './webhook.queries.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** Each is a program of somebody's that has to be kept going. */
const MOST_ENDPOINTS = 20;

/** Keeps endpoints: kept rows, with every change but a secret in the change log. */
@Injectable()
export class WebhookCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(WebhookSecrets) private readonly secrets: WebhookSecrets,
  ) {}

  create(member: Member, { secret, ...settings }: BodyOf<typeof createWebhook>, command: CommandIdentity): Promise<Webhook> {
    this.requireAddress(settings.address);
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const { count } = await transaction
        .selectFrom('kept.webhook')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= MOST_ENDPOINTS) throw new ProblemError('webhook.too-many');
      const id = command.commandId;
      const starts_after = await headOfLog(transaction);
      await transaction
        .insertInto('kept.webhook')
        .values({ org_id: member.orgId, id, ...settings, starts_after })
        .execute();
      await this.secrets.put(transaction, member.orgId, id, secret);
      return standing(transaction, id);
    });
  }

  change(member: Member, id: string, settings: BodyOf<typeof putWebhook>, command: CommandIdentity): Promise<Webhook> {
    this.requireAddress(settings.address);
    return oncePerCommand(this.database, member, command, async (transaction) => {
      await standing(transaction, id);
      await transaction.updateTable('kept.webhook').set(settings).where('id', '=', id).execute();
      return standing(transaction, id);
    });
  }

  remove(member: Member, id: string, command: CommandIdentity): Promise<Record<string, never>> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('kept.webhook').where('id', '=', id).executeTakeFirst();
      if (!numDeletedRows) throw notFound();
      return {};
    });
  }

  rotate(member: Member, id: string, secret: string, command: CommandIdentity): Promise<Webhook> {
    return oncePerCommand(this.database, member, command, async (transaction) => {
      await standing(transaction, id);
      await this.secrets.put(transaction, member.orgId, id, secret);
      return standing(transaction, id);
    });
  }

  private requireAddress(address: string): void {
    const refusal = refusalOf(address, this.config.OUTBOUND_ALLOWED_HOSTS);
    if (refusal !== null) throw new ProblemError('webhook.address-refused', { errors: [{ pointer: '/address', message: refusal }] });
  }
}

/** The endpoint as it stands for this transaction; 404 where the org has none of that id. */
export async function standing(transaction: Transaction<GatewayTables>, id: string): Promise<Webhook> {
  const row = await webhooks(transaction).where('w.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return presentWebhook(row);
}

export async function headOfLog(transaction: Transaction<GatewayTables>): Promise<number> {
  const { rows } = await sql<{ position: number }>`select position from event_store.relay_state`.execute(transaction);
  return rows[0]?.position ?? 0;
}
