import type { Webhook, WebhookDelivery } from '@tallyport/contracts/webhook/http';
import type { DeliveryAttempt, DeliveryFault, DeliveryKind, DeliveryState } from '@tallyport/contracts/webhook/values';

/** An endpoint as people keep it, beside what the deliverer says of it; it says nothing of a course that it has not begun. */
export interface WebhookRow {
  readonly id: string;
  readonly address: string;
  readonly event_types: string[];
  readonly is_paused: boolean;
  readonly course: number;
  readonly starts_after: number;
  readonly created_at: Date;
  readonly served_course: number | null;
  readonly position: number | null;
  readonly last_sent: number | null;
  readonly failing_since: Date | null;
  readonly failing_fault: DeliveryFault | null;
  readonly next_attempt_at: Date | null;
  readonly off_at: Date | null;
  readonly stuck_at: number | null;
  readonly secret_made_at: Date | null;
  readonly old_secret_ends_at: Date | null;
}

export function presentWebhook(row: WebhookRow): Webhook {
  const isServed = row.served_course === row.course;
  const failingSince = isServed ? row.failing_since : null;
  return {
    id: row.id,
    address: row.address,
    event_types: row.event_types,
    state: row.is_paused ? 'paused' : isServed && row.off_at !== null ? 'off' : failingSince === null ? 'on' : 'failing',
    reason: failingSince === null ? null : row.failing_fault,
    failing_since: instant(failingSince),
    next_attempt_at: isServed && !row.is_paused ? instant(row.next_attempt_at) : null,
    position: (isServed ? row.position : null) ?? row.starts_after,
    last_sent: row.last_sent ?? 0,
    stuck_at: failingSince === null ? null : row.stuck_at,
    secret_made_at: (row.secret_made_at ?? row.created_at).toISOString(),
    old_secret_ends_at: instant(row.old_secret_ends_at),
    created_at: row.created_at.toISOString(),
  };
}

export interface DeliveryRow {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly state: DeliveryState;
  readonly event_type: string;
  readonly position: number;
  readonly previous: number;
  readonly event_id: string;
  readonly stream_id: string;
  readonly job_id: string | null;
  readonly made_at: Date;
  readonly attempt_count: number;
  readonly attempts: DeliveryAttempt[];
  readonly next_attempt_at: Date | null;
}

/** A test is about no event. */
export function presentDelivery({ made_at, job_id, next_attempt_at, ...row }: DeliveryRow): WebhookDelivery {
  const isTest = row.kind === 'test';
  return {
    ...row,
    position: isTest ? null : row.position,
    previous: isTest ? null : row.previous,
    event_id: isTest ? null : row.event_id,
    stream_id: isTest ? null : row.stream_id,
    work_order_id: job_id,
    made_at: made_at.toISOString(),
    next_attempt_at: row.state === 'failed' ? instant(next_attempt_at) : null,
  };
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
