import { Inject, Injectable } from '@nestjs/common';
import type { Webhook, WebhookDelivery } from '@tallyport/contracts/webhook/http';
import type { DeliveryState } from '@tallyport/contracts/webhook/values';
import { inOrg } from '@tallyport/database/tenant';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import type { Paging } from '../../platform/http/pages.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { DATABASE } from '../../platform/tokens.js';
import { presentDelivery, presentWebhook } from './webhook.presenter.js';

interface DeliveryFilter extends Paging {
  readonly state?: DeliveryState | undefined;
  readonly event_type?: string | undefined;
}

/** Endpoints of an org with how each stands, and what was delivered to one. */
@Injectable()
export class WebhookQueries {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  async list(orgId: string): Promise<Webhook[]> {
    const rows = await webhooks(this.database).where(inOrg(orgId)).orderBy('w.created_at').orderBy('w.id').execute();
    return rows.map(presentWebhook);
  }

  async deliveries(
    orgId: string,
    webhook: string,
    { state, event_type, page, page_size }: DeliveryFilter,
  ): Promise<{ deliveries: WebhookDelivery[]; count: number }> {
    await this.mustExist(orgId, webhook);
    let matching = this.database.selectFrom('webhook.delivery as d').where(inOrg(orgId)).where('d.webhook_id', '=', webhook);
    if (state) matching = matching.where('d.state', '=', state);
    if (event_type) matching = matching.where('d.event_type', '=', event_type);
    const [rows, counted] = await Promise.all([
      matching
        .leftJoin('webhook.place as p', (join) => join.onRef('p.webhook_id', '=', 'd.webhook_id'))
        .select([
          'd.id',
          'd.kind',
          'd.state',
          'd.event_type',
          'd.position',
          'd.previous',
          'd.event_id',
          'd.stream_id',
          'd.job_id',
          'd.made_at',
        ])
        .select(['d.attempt_count', 'd.attempts', 'p.next_attempt_at'])
        .orderBy('d.made_at', 'desc')
        .orderBy('d.position', 'desc')
        .limit(page_size)
        .offset((page - 1) * page_size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { deliveries: rows.map(presentDelivery), count: counted.count };
  }

  private async mustExist(orgId: string, id: string): Promise<void> {
    const found = await this.database.selectFrom('kept.webhook').select('id').where(inOrg(orgId)).where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound();
  }
}

/** Every endpoint that the tenant has; in a transaction, or with `inOrg`. */
export function webhooks(database: Kysely<GatewayTables>) {
  return database
    .selectFrom('kept.webhook as w')
    .leftJoin('webhook.place as p', (join) => join.onRef('p.webhook_id', '=', 'w.id'))
    .select(['w.id', 'w.address', 'w.event_types', 'w.is_paused', 'w.course', 'w.starts_after', 'w.created_at'])
    .select([
      'p.course as served_course',
      'p.position',
      'p.last_sent',
      'p.failing_since',
      'p.failing_fault',
      'p.next_attempt_at',
      'p.off_at',
    ])
    .select(({ selectFrom }) => [
      selectFrom('webhook.delivery as d')
        .select(({ fn }) => fn.min('d.position').as('position'))
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.kind', '=', 'event')
        .where('d.state', '=', 'failed')
        .as('stuck_at'),
      selectFrom('identity.webhook_secret as s')
        .select(({ fn }) => fn.max('s.made_at').as('made_at'))
        .whereRef('s.webhook_id', '=', 'w.id')
        .as('secret_made_at'),
      selectFrom('identity.webhook_secret as s')
        .select(({ fn }) => fn.max('s.ends_at').as('ends_at'))
        .whereRef('s.webhook_id', '=', 'w.id')
        .where('s.ends_at', '>', sql<Date>`now()`)
        .as('old_secret_ends_at'),
    ]);
}
