import type { DeliveryAttempt } from '@tallyport/contracts/webhook/values';
import { TEST_TYPE } from '@tallyport/contracts/webhook/values';
import type pg from 'pg';
import { type DeliveryRow, deliveryOf } from './deliveries.js';
import type { Delivery, EndpointRef } from './endpoint.js';

/** Requests of the last day that nothing came of yet, each with the delivery that it shall repeat; a test repeats none. */
const OPEN = {
  name: 'webhook-requests',
  text: `
select r.id, r.requested_at, d.event_type, d.position, d.previous, d.event_id, d.stream_id, d.stream_position, d.job_id, d.recorded_at
from webhook.request r
left join webhook.delivery d on d.org_id = r.org_id and d.webhook_id = r.webhook_id and d.id = r.delivery_id
where r.org_id = $1::uuid and r.webhook_id = $2::uuid and r.requested_at > now() - interval '1 day'
  and (r.delivery_id is null or d.id is not null)
  and not exists (select from webhook.delivery o where o.org_id = r.org_id and o.id = r.id and o.state <> 'due')
order by r.requested_at limit 20`,
};

const MEAN = {
  name: 'webhook-request-mean',
  text: `
insert into webhook.delivery (org_id, webhook_id, id, kind, state, event_type, position, previous, event_id, stream_id, stream_position, job_id,
  recorded_at)
values ($1::uuid, $2::uuid, $3::uuid, $4, 'due', $5, $6, $7, $8::uuid, $9, $10, $11::uuid, $12::timestamptz)
on conflict do nothing`,
};

type OpenRow = Pick<DeliveryRow, 'id'> & { readonly requested_at: Date } & {
  readonly [Column in keyof DeliveryRow]: DeliveryRow[Column] | null;
};

/** Messages that people asked for beside the order: a test, or one message once more. Each is tried once. */
export class Requests {
  constructor(private readonly pool: pg.Pool) {}

  /** What was asked for and not done, meant before it is sent. */
  async open(ref: EndpointRef): Promise<Delivery[]> {
    const { rows } = await this.pool.query<OpenRow>({ ...OPEN, values: [ref.orgId, ref.webhookId] });
    const deliveries = rows.map((row) => asked(ref, row));
    for (const delivery of deliveries) await this.mean(ref, delivery);
    return deliveries;
  }

  async record({ orgId }: EndpointRef, { id }: Delivery, attempt: DeliveryAttempt): Promise<void> {
    await this.pool.query({
      name: 'webhook-request-record',
      text: `update webhook.delivery set state = $3, attempt_count = attempt_count + 1, attempts = attempts || $4::jsonb
        where org_id = $1::uuid and id = $2::uuid and state = 'due'`,
      values: [orgId, id, attempt.fault === null ? 'delivered' : 'given-up', JSON.stringify(attempt)],
    });
  }

  private async mean({ orgId, webhookId }: EndpointRef, one: Delivery): Promise<void> {
    const kind = one.eventType === TEST_TYPE ? 'test' : 'resend';
    const { id, eventType, position, previous, eventId, streamId, streamPosition, jobId, recordedAt } = one;
    const values = [orgId, webhookId, id, kind, eventType, position, previous, eventId, streamId, streamPosition, jobId, recordedAt];
    await this.pool.query({ ...MEAN, values });
  }
}

/** A test stands before the first event of the log, and its event is itself. */
function asked({ webhookId }: EndpointRef, row: OpenRow): Delivery {
  const { id, requested_at } = row;
  const test = { event_type: TEST_TYPE, position: 0, previous: 0, event_id: id, stream_id: `webhook/${webhookId}`, stream_position: 0 };
  const source = row.event_id === null ? { ...test, job_id: null, recorded_at: requested_at } : (row as DeliveryRow);
  return deliveryOf({ ...source, id, attempt_count: 0 });
}
