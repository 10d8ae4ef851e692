import type { WebhookMessage } from '@tallyport/contracts/webhook/values';
import type { Webhook } from 'standardwebhooks';
import type { Delivery } from './endpoint.js';

/** The body of a message: ids and places, never a value. The same delivery gives the same bytes. */
export function messageOf(orgId: string, delivery: Delivery): string {
  const message: WebhookMessage = {
    type: delivery.eventType,
    timestamp: delivery.recordedAt,
    data: {
      position: delivery.position,
      previous: delivery.previous,
      event_id: delivery.eventId,
      org_id: orgId,
      stream_id: delivery.streamId,
      stream_position: delivery.streamPosition,
      work_order_id: delivery.jobId,
    },
  };
  return JSON.stringify(message);
}

/** The headers of Standard Webhooks: one signature for each secret that stands, so that a receiver may change to the new one within a day. */
export function signedHeaders(signers: readonly Webhook[], messageId: string, at: Date, body: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Tallyport',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signers.map((signer) => signer.sign(messageId, at, body)).join(' '),
  };
}
