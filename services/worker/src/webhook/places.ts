import type pg from 'pg';
import type { EndpointRef, HeldEndpoint } from './endpoint.js';

/** Whoever holds an endpoint says so at least this often, or another process takes it. Longer than a call may last. */
export const LEASE_MS = 60_000;

/**
 * Endpoints that nobody holds, and for which something is to be done: a message, a wish of a person, or a request. Requests and
 * deliveries are looked up one by one: a join would scan all of them while the tables have no statistics.
 */
const WITH_WORK = {
  name: 'webhooks-with-work',
  text: `
select w.org_id, w.id
from kept.webhook w cross join event_store.relay_state s
left join webhook.place p on p.org_id = w.org_id and p.webhook_id = w.id
where (p.held_until is null or p.held_until < now()) and (
  p.webhook_id is null or p.course <> w.course
  or (not w.is_paused and p.off_at is null and p.position <> s.position and (p.next_attempt_at is null or p.next_attempt_at <= now()))
  or (
    select true from webhook.request r
    where r.org_id = w.org_id and r.webhook_id = w.id and r.requested_at > now() - interval '1 day'
      and coalesce((select d.state from webhook.delivery d where d.org_id = r.org_id and d.id = r.id), 'due') = 'due'
    limit 1))`,
};

const BEGIN = {
  name: 'webhook-begin',
  text: `
insert into webhook.place (org_id, webhook_id, course, position)
select org_id, id, course, starts_after from kept.webhook where org_id = $1::uuid and id = $2::uuid
on conflict do nothing`,
};

const HOLD = {
  name: 'webhook-hold',
  text: `
update webhook.place p set held_by = $3, held_until = now() + $4 * interval '1 millisecond'
from kept.webhook w
where p.org_id = $1::uuid and p.webhook_id = $2::uuid and w.org_id = p.org_id and w.id = p.webhook_id
  and (p.held_by = $3 or p.held_until is null or p.held_until < now())
returning w.address, w.event_types, w.is_paused, w.course as wished_course, w.starts_after, p.course, p.position, p.last_sent,
  coalesce(extract(epoch from now() - p.failing_since) * 1000, 0)::float8 as failing_for_ms,
  p.off_at is not null as is_off, coalesce(p.next_attempt_at > now(), false) as is_resting`,
};

/** What was meant and not tried is forgotten; what was tried is given up, and was sent. */
const ADOPT = {
  name: 'webhook-adopt',
  text: `
with held as (
  select from webhook.place where org_id = $1::uuid and webhook_id = $2::uuid and held_by = $3 and course = $4
), forgotten as (
  delete from webhook.delivery where org_id = $1::uuid and webhook_id = $2::uuid and kind = 'event' and state = 'due' and attempt_count = 0
    and exists (select from held)
), given_up as (
  update webhook.delivery set state = 'given-up'
  where org_id = $1::uuid and webhook_id = $2::uuid and kind = 'event' and state in ('due', 'failed') and attempt_count > 0
    and exists (select from held)
  returning position
)
update webhook.place set course = $5, position = $6, failing_since = null, failing_fault = null, next_attempt_at = null, off_at = null,
  last_sent = coalesce((select max(position) from given_up where position <= $6), last_sent)
where org_id = $1::uuid and webhook_id = $2::uuid and held_by = $3 and course = $4`,
};

/** The places of endpoints in the log, and who serves each. Every write asks whether this process still holds the endpoint. */
export class Places {
  constructor(
    private readonly pool: pg.Pool,
    /** A name of this process that no other has. */
    readonly holder: string,
    private readonly leaseMs = LEASE_MS,
  ) {}

  async withWork(): Promise<EndpointRef[]> {
    const { rows } = await this.pool.query<{ org_id: string; id: string }>(WITH_WORK);
    return rows.map(({ org_id: orgId, id: webhookId }) => ({ orgId, webhookId }));
  }

  /** Takes an endpoint, or says that it is still held; null where another process has it, or where it is gone. */
  async hold({ orgId, webhookId }: EndpointRef): Promise<HeldEndpoint | null> {
    await this.pool.query({ ...BEGIN, values: [orgId, webhookId] });
    const { rows } = await this.pool.query<HeldRow>({ ...HOLD, values: [orgId, webhookId, this.holder, this.leaseMs] });
    const [row] = rows;
    return row ? heldEndpoint({ orgId, webhookId }, row) : null;
  }

  /** Begins the course that a person wishes: what stood of the one before is given up. */
  async adopt({ orgId, webhookId, course, wishedCourse, startsAfter }: HeldEndpoint): Promise<void> {
    await this.pool.query({ ...ADOPT, values: [orgId, webhookId, this.holder, course, wishedCourse, startsAfter] });
  }

  /** Goes on to a position, between which and the place there is nothing to send. */
  async moveOn({ orgId, webhookId, course, position }: HeldEndpoint, to: number): Promise<void> {
    await this.pool.query({
      name: 'webhook-move-on',
      text: `update webhook.place set position = $6
        where org_id = $1::uuid and webhook_id = $2::uuid and held_by = $3 and course = $4 and position = $5`,
      values: [orgId, webhookId, this.holder, course, position, to],
    });
  }

  async release({ orgId, webhookId }: EndpointRef): Promise<void> {
    await this.pool.query({
      name: 'webhook-release',
      text: `update webhook.place set held_by = null, held_until = null where org_id = $1::uuid and webhook_id = $2::uuid and held_by = $3`,
      values: [orgId, webhookId, this.holder],
    });
  }
}

interface HeldRow {
  readonly address: string;
  readonly event_types: string[];
  readonly is_paused: boolean;
  readonly wished_course: number;
  readonly starts_after: number;
  readonly course: number;
  readonly position: number;
  readonly last_sent: number;
  readonly failing_for_ms: number;
  readonly is_off: boolean;
  readonly is_resting: boolean;
}

function heldEndpoint(ref: EndpointRef, row: HeldRow): HeldEndpoint {
  return {
    ...ref,
    address: row.address,
    eventTypes: row.event_types,
    isPaused: row.is_paused,
    wishedCourse: row.wished_course,
    startsAfter: row.starts_after,
    course: row.course,
    position: row.position,
    lastSent: row.last_sent,
    failingForMs: row.failing_for_ms,
    isOff: row.is_off,
    isResting: row.is_resting,
  };
}
