import type { DeliveryAttempt, DeliveryFault, DeliveryKind, DeliveryState } from '@tallyport/contracts/webhook/values';
import type { Generated } from 'kysely';

/** Endpoints, and what came of what was sent to them. */
export interface WebhookTables {
  'kept.webhook': {
    org_id: string;
    id: string;
    address: string;
    /** Empty: all. */
    event_types: Generated<string[]>;
    is_paused: Generated<boolean>;
    course: Generated<number>;
    starts_after: number;
    created_at: Generated<Date>;
  };
  /** Sealed by `@tallyport/runtime/secret-box`. The gateway's role writes it and may not read it. */
  'identity.webhook_secret': {
    org_id: string;
    webhook_id: string;
    id: string;
    key_id: string;
    nonce: Buffer;
    sealed: Buffer;
    made_at: Generated<Date>;
    ends_at: Date | null;
  };
  /** A test, or a delivery that is sent once more. Its own delivery has its id. */
  'webhook.request': { org_id: string; webhook_id: string; id: string; delivery_id: string | null; requested_at: Generated<Date> };
  /** Written by the worker alone. */
  'webhook.place': {
    org_id: string;
    webhook_id: string;
    course: number;
    position: number;
    last_sent: Generated<number>;
    failing_since: Date | null;
    failing_fault: DeliveryFault | null;
    next_attempt_at: Date | null;
    off_at: Date | null;
    held_by: string | null;
    held_until: Date | null;
  };
  /** Written by the worker alone. */
  'webhook.delivery': {
    org_id: string;
    webhook_id: string;
    id: string;
    kind: DeliveryKind;
    state: DeliveryState;
    event_type: string;
    position: number;
    previous: number;
    event_id: string;
    stream_id: string;
    stream_position: number;
    job_id: string | null;
    recorded_at: Date;
    made_at: Generated<Date>;
    attempt_count: Generated<number>;
    attempts: Generated<DeliveryAttempt[]>;
  };
}
