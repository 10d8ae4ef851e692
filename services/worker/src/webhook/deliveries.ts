import type { DeliveryAttempt, DeliveryFault, DeliveryState } from '@tallyport/contracts/webhook/values';
import { failPoint } from '@tallyport/runtime/fail-point';
import type pg from 'pg';
import type { Delivery, HeldEndpoint } from './endpoint.js';
import { MOST_MEANT, type NamedEvent } from './log-window.js';
import { LEASE_MS } from './places.js';

/** Another process holds the endpoint now, or a person began another course: what this one knows counts no more. */
export class LostEndpoint extends Error {
  constructor() {
    super('the endpoint is held by another process, or begins anew');
  }
}

const IS_HELD = `select from webhook.place where org_id = $1::uuid and webhook_id = $2::uuid and held_by = $3 and course = $4 and position = $5`;

const PENDING = {
  name: 'webhook-pending',
  text: `
select id, event_type, position, previous, event_id, stream_id, stream_position, job_id, recorded_at, attempt_count
from webhook.delivery
where org_id = $1::uuid and webhook_id = $2::uuid and kind = 'event' and state in ('due', 'failed') and position > $3
order by position limit ${MOST_MEANT}`,
};

const MEAN = {
  name: 'webhook-mean',
  text: `
insert into webhook.delivery (org_id, webhook_id, id, kind, state, event_type, position, previous, event_id, stream_id, stream_position, job_id,
  recorded_at)
select $1::uuid, $2::uuid, m."eventId", 'event', 'due', m."eventType", m.position, m.previous, m."eventId", m."streamId", m."streamPosition", m."jobId",
  m."recordedAt"
from jsonb_to_recordset($6::jsonb) as m ("eventId" uuid, "eventType" text, position bigint, previous bigint, "streamId" text,
  "streamPosition" integer, "jobId" uuid, "recordedAt" timestamptz)
where exists (${IS_HELD})
on conflict (org_id, webhook_id, id) do update
  set state = 'due', previous = excluded.previous, made_at = now(), attempt_count = 0`,
};

const RECORD = {
  name: 'webhook-record',
  text: `
with held as (${IS_HELD} for update), tried as (
  update webhook.delivery d
  set state = o.state, attempt_count = d.attempt_count + 1,
    attempts = (case when jsonb_array_length(d.attempts) >= 20 then d.attempts - 0 else d.attempts end) || o.attempt
  from jsonb_to_recordset($6::jsonb) as o (id uuid, state text, attempt jsonb)
  where d.org_id = $1::uuid and d.webhook_id = $2::uuid and d.id = o.id and exists (select from held)
)
update webhook.place p
set position = $7, last_sent = $8, held_until = now() + $9 * interval '1 millisecond',
  failing_since = case when $10::text is null then null else coalesce(p.failing_since, now()) end,
  failing_fault = $10::text,
  next_attempt_at = now() + $11::float8 * interval '1 millisecond',
  off_at = case when $10::text is null or $11::float8 is not null then null else now() end
where p.org_id = $1::uuid and p.webhook_id = $2::uuid and exists (select from held)`,
};

/** What came of one call. */
export interface Outcome {
  readonly delivery: Delivery;
  readonly state: DeliveryState;
  readonly attempt: DeliveryAttempt;
}

/** How an endpoint stands after some outcomes; `restMs` null with a fault: it is turned off. */
export interface Standing {
  readonly position: number;
  readonly lastSent: number;
  readonly fault: DeliveryFault | null;
  readonly restMs: number | null;
}

/** Deliveries in their order: each is meant before it is sent, and recorded after. */
export class Deliveries {
  constructor(
    private readonly pool: pg.Pool,
    private readonly holder: string,
  ) {}

  /** What was meant and is not done, in order. */
  async pending({ orgId, webhookId, position }: HeldEndpoint): Promise<Delivery[]> {
    const { rows } = await this.pool.query<DeliveryRow>({ ...PENDING, values: [orgId, webhookId, position] });
    return rows.map(deliveryOf);
  }

  /** Means to tell an endpoint of these events; a replay of what was told before begins it anew. Throws {@link LostEndpoint}. */
  async mean(endpoint: HeldEndpoint, events: readonly NamedEvent[]): Promise<Delivery[]> {
    const meant = events.map(
      ({ type, ...event }, at): Delivery => ({
        ...event,
        id: event.eventId,
        eventType: type,
        previous: events[at - 1]?.position ?? endpoint.lastSent,
        attemptCount: 0,
      }),
    );
    const { rowCount } = await this.pool.query({ ...MEAN, values: [...this.held(endpoint, endpoint.position), JSON.stringify(meant)] });
    if (rowCount !== meant.length) throw new LostEndpoint();
    return meant;
  }

  /** Records what came of calls, and moves the place on with it; `from` is where the place stood. Throws {@link LostEndpoint}. */
  async record(endpoint: HeldEndpoint, from: number, outcomes: readonly Outcome[], standing: Standing): Promise<void> {
    const told = outcomes.map(({ delivery, state, attempt }) => ({ id: delivery.id, state, attempt }));
    await failPoint('webhook.before-record');
    const { rowCount } = await this.pool.query({
      ...RECORD,
      values: [
        ...this.held(endpoint, from),
        JSON.stringify(told),
        standing.position,
        standing.lastSent,
        LEASE_MS,
        standing.fault,
        standing.restMs,
      ],
    });
    if (rowCount !== 1) throw new LostEndpoint();
  }

  private held({ orgId, webhookId, course }: HeldEndpoint, position: number): unknown[] {
    return [orgId, webhookId, this.holder, course, position];
  }
}

export interface DeliveryRow {
  readonly id: string;
  readonly event_type: string;
  readonly position: number;
  readonly previous: number;
  readonly event_id: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly job_id: string | null;
  readonly recorded_at: Date;
  readonly attempt_count: number;
}

export function deliveryOf(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    eventType: row.event_type,
    position: row.position,
    previous: row.previous,
    eventId: row.event_id,
    streamId: row.stream_id,
    streamPosition: row.stream_position,
    jobId: row.job_id,
    recordedAt: row.recorded_at.toISOString(),
    attemptCount: row.attempt_count,
  };
}
