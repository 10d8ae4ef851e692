import type { DeliveryAttempt, DeliveryFault } from '@tallyport/contracts/webhook/values';
import type { Webhook } from 'standardwebhooks';
import { AnswerTooLarge } from '../adapters/bounded-fetch.js';
import { AddressRefused } from '../adapters/guarded-fetch.js';
import type { Delivery, HeldEndpoint } from './endpoint.js';
import { messageOf, signedHeaders } from './message.js';

/** All of a call. */
export const CALL_MS = 20_000;
export const MOST_ANSWER_BYTES = 64 * 1024;
const EXCERPT = 500;
/** Standard Webhooks: an endpoint that says this wants nothing any more. */
const GONE = 410;

export interface Posted {
  readonly attempt: DeliveryAttempt;
  readonly isTaken: boolean;
  /** It said that it is gone: it is turned off at once. */
  readonly isGone: boolean;
}

/**
 * Posts a message once. The id of the message is that of the event, so that a receiver knows a repeat. Any 2xx says that it was
 * taken; everything else, a redirect too, that it was not. Throws only where `signal` stops it: then nobody knows.
 */
export async function postMessage(
  call: typeof fetch,
  { orgId, address }: Pick<HeldEndpoint, 'orgId' | 'address'>,
  delivery: Delivery,
  signers: readonly Webhook[],
  signal: AbortSignal,
): Promise<Posted> {
  const at = new Date();
  const from = performance.now();
  const told = (status: number | null, fault: DeliveryFault | null, excerpt: string): Posted => ({
    attempt: { at: at.toISOString(), took_ms: Math.round(performance.now() - from), status, fault, excerpt },
    isTaken: fault === null,
    isGone: status === GONE,
  });
  if (signers.length === 0) return told(null, 'no-secret', '');
  const body = messageOf(orgId, delivery);
  try {
    const headers = signedHeaders(signers, delivery.eventId, at, body);
    const response = await call(address, { method: 'POST', headers, body, signal });
    const excerpt = readable(await response.text());
    return told(response.status, response.ok ? null : 'refused', excerpt);
  } catch (error) {
    signal.throwIfAborted();
    return told(null, faultOf(error), '');
  }
}

/** Text that can be stored and shown, whatever the bytes were. */
function readable(text: string): string {
  return text
    .slice(0, EXCERPT)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed();
}

function faultOf(error: unknown): DeliveryFault {
  if (error instanceof AddressRefused) return 'address-refused';
  if (error instanceof AnswerTooLarge) return 'answer-too-large';
  if (!(error instanceof Error)) return 'no-connection';
  if (error.name === 'TimeoutError') return 'timeout';
  return error.cause instanceof Error && error.cause.message === 'unexpected redirect' ? 'redirected' : 'no-connection';
}
