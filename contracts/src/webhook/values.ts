import { z } from 'zod';
import { EVENTS } from '../events.js';
import { Instant } from '../values/dates.js';
import { Id, Position } from '../values/ids.js';

/**
 * How an endpoint stands. `on`: what is recorded goes to it. `failing`: its next message was not taken yet, and is tried again.
 * `paused`: by a person. `off`: it took nothing for so long that it is not tried any more until a person resumes it.
 */
export const WebhookState = z.enum(['on', 'failing', 'paused', 'off']);
export type WebhookState = z.infer<typeof WebhookState>;

/** What a delivery is: an event in its turn, an event once more by hand, or a test. */
export const DeliveryKind = z.enum(['event', 'resend', 'test']);
export type DeliveryKind = z.infer<typeof DeliveryKind>;

/** `due`: meant to be sent, or sent with an outcome that nobody recorded. `failed`: not taken yet. `given-up`: a person went past it, or it was tried once only. */
export const DeliveryState = z.enum(['due', 'delivered', 'failed', 'given-up']);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** Why a call had no answer that counts. */
export const DeliveryFault = z.enum([
  'address-refused',
  'redirected',
  'timeout',
  'no-connection',
  'answer-too-large',
  'refused',
  'no-secret',
]);
export type DeliveryFault = z.infer<typeof DeliveryFault>;

/** One call: its status where there was an answer, its fault where that is no success, and the beginning of what was answered, as text. */
export const DeliveryAttempt = z.object({
  at: Instant,
  took_ms: z.int().min(0),
  status: z.int().nullable(),
  fault: DeliveryFault.nullable(),
  excerpt: z.string().max(500),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

/** The types of events, of which an endpoint may choose some. */
export const WebhookEventType = z.enum(EVENTS.map(({ type }) => type));

/**
 * What is posted to an endpoint: which event was recorded, and never a value of it. `position` is its place in the log, `previous`
 * the position of the message that was sent to this endpoint before it, whether that arrived or not, and 0 before the first.
 */
export const WebhookMessage = z.object({
  type: z.string(),
  timestamp: Instant,
  data: z.object({
    position: Position,
    previous: Position,
    event_id: Id,
    org_id: Id,
    stream_id: z.string(),
    stream_position: z.int(),
    work_order_id: Id.nullable(),
  }),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** The type of a test, which no event has. */
export const TEST_TYPE = 'webhook.test';

/** `whsec_` and 24 to 64 random bytes in base64, as Standard Webhooks has it. The caller makes it, and it is never told again. */
export const StandardWebhookSecret = z.string().regex(/^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);
