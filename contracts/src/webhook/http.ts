import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Instant } from '../values/dates.js';
import { Id, Position } from '../values/ids.js';
import {
  DeliveryAttempt,
  DeliveryFault,
  DeliveryKind,
  DeliveryState,
  StandardWebhookSecret,
  WebhookEventType,
  WebhookState,
} from './values.js';

/** An endpoint of an organisation: where messages about what is recorded go. Kept, not event-sourced; its secret can never be read. */
export const Webhook = z
  .object({
    id: Id,
    address: z.string(),
    /** Empty: all types. */
    event_types: z.array(z.string()),
    state: WebhookState,
    /** The fault of the last call where the endpoint is failing or off. */
    reason: DeliveryFault.nullable(),
    /** Since when it takes nothing. */
    failing_since: Instant.nullable(),
    next_attempt_at: Instant.nullable(),
    /** Everything up to here was delivered, given up, or is of no type that was chosen. */
    position: Position,
    /** The position of the message that was sent last; 0 before the first. */
    last_sent: Position,
    /** The position of the message that it does not take. */
    stuck_at: Position.nullable(),
    secret_made_at: Instant,
    /** Until when messages are signed with the secret before as well. */
    old_secret_ends_at: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** A message to an endpoint, and what came of it. */
export const WebhookDelivery = z
  .object({
    id: Id,
    kind: DeliveryKind,
    state: DeliveryState,
    event_type: z.string(),
    position: Position.nullable(),
    previous: Position.nullable(),
    event_id: Id.nullable(),
    stream_id: z.string().nullable(),
    work_order_id: Id.nullable(),
    made_at: Instant,
    attempt_count: z.int().min(0),
    /** The newest last, at most twenty. */
    attempts: z.array(DeliveryAttempt),
    next_attempt_at: Instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Address = z.string().min(1).max(2_000);
const EventTypes = z.array(WebhookEventType).max(200);

const path = '/orgs/{o}/webhooks';
const onePath = `${path}/{webhook}` as const;
const deliveriesPath = `${onePath}/deliveries` as const;
const refused = ['not-found', 'not-allowed', 'invalid-input', 'command-reused'] as const;

export const listWebhooks = defineOperation({
  id: 'listWebhooks',
  summary: 'The endpoints of an organisation, and how each stands.',
  method: 'GET',
  path,
  auth: 'member',
  reply: page(Webhook),
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const createWebhook = defineOperation({
  id: 'createWebhook',
  summary: 'Add an endpoint. It is sent what is recorded from now on; the caller makes the secret, which is never told again.',
  method: 'POST',
  path,
  auth: 'member',
  body: z.strictObject({ address: Address, event_types: EventTypes.default([]), secret: StandardWebhookSecret }),
  reply: Webhook,
  status: 201,
  problems: [...refused, 'webhook.address-refused', 'webhook.too-many'],
});

export const putWebhook = defineOperation({
  id: 'putWebhook',
  summary: 'Change where an endpoint is and which types go to it, from its next message on.',
  method: 'PUT',
  path: onePath,
  auth: 'member',
  body: z.strictObject({ address: Address, event_types: EventTypes }),
  reply: Webhook,
  status: 200,
  problems: [...refused, 'webhook.address-refused'],
});

export const deleteWebhook = defineOperation({
  id: 'deleteWebhook',
  summary: 'Remove an endpoint, its secrets, and the list of what was delivered to it.',
  method: 'DELETE',
  path: onePath,
  auth: 'member',
  reply: z.object({}),
  status: 200,
  problems: ['not-found', 'not-allowed', 'command-reused'],
});

export const rotateWebhookSecret = defineOperation({
  id: 'rotateWebhookSecret',
  summary: 'Give an endpoint a new secret. For 24 hours messages are signed with the one before as well.',
  method: 'POST',
  path: `${onePath}/secret`,
  auth: 'member',
  body: z.strictObject({ secret: StandardWebhookSecret }),
  reply: Webhook,
  status: 200,
  problems: refused,
});

const byHand = { method: 'POST', auth: 'member', reply: Webhook, status: 200, problems: refused } as const;

export const pauseWebhook = defineOperation({
  ...byHand,
  id: 'pauseWebhook',
  summary: 'Send an endpoint nothing more until it is resumed. Nothing is lost meanwhile.',
  path: `${onePath}/pause`,
});

export const resumeWebhook = defineOperation({
  ...byHand,
  id: 'resumeWebhook',
  summary: 'Go on where a paused endpoint, or one that is off or failing, stands; at once.',
  path: `${onePath}/resume`,
});

export const skipWebhookMessage = defineOperation({
  ...byHand,
  id: 'skipWebhookMessage',
  summary: 'Give up the message that an endpoint does not take, named by its position, and go on after it.',
  path: `${onePath}/skip`,
  body: z.strictObject({ position: Position.min(1) }),
  problems: [...refused, 'webhook.not-stuck-there'],
});

export const replayWebhook = defineOperation({
  ...byHand,
  id: 'replayWebhook',
  summary: 'Send everything from a position of the log on once more, also from before the endpoint existed.',
  path: `${onePath}/replay`,
  body: z.strictObject({ from: Position.min(1) }),
});

export const testWebhook = defineOperation({
  id: 'testWebhook',
  summary: 'Send an endpoint one test message beside its order, once.',
  method: 'POST',
  path: `${onePath}/test`,
  auth: 'member',
  reply: z.object({ delivery_id: Id }),
  status: 202,
  problems: ['not-found', 'not-allowed', 'command-reused', 'webhook.too-many'],
});

export const listWebhookDeliveries = defineOperation({
  id: 'listWebhookDeliveries',
  summary: 'What was sent to an endpoint and what came of it, the newest first. What was delivered is listed for thirty days.',
  method: 'GET',
  path: deliveriesPath,
  auth: 'member',
  query: z.strictObject({ state: DeliveryState.optional(), event_type: z.string().max(100).optional(), ...pageQuery(50) }),
  reply: page(WebhookDelivery),
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input'],
});

export const resendWebhookDelivery = defineOperation({
  id: 'resendWebhookDelivery',
  summary: 'Send one message once more beside the order, with the id, position and previous position that it had.',
  method: 'POST',
  path: `${deliveriesPath}/{delivery}/resend`,
  auth: 'member',
  reply: z.object({ delivery_id: Id }),
  status: 202,
  problems: ['not-found', 'not-allowed', 'command-reused', 'webhook.too-many'],
});

export const WEBHOOK_OPERATIONS = [
  listWebhooks,
  createWebhook,
  putWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  pauseWebhook,
  resumeWebhook,
  skipWebhookMessage,
  replayWebhook,
  testWebhook,
  listWebhookDeliveries,
  resendWebhookDelivery,
] as const;
