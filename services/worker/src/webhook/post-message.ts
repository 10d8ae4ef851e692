import type { DeliveryAttempt, DeliveryFault } from '@tallyport/contracts/webhook/values';
import type { Webhook } from 'standardwebhooks';
import { AnswerTooLarge } from '../adapters/bounded-fetch.js';
import { AddressRefused } from '../adapters/guarded-dispatcher.js';
import type { Post } from '../adapters/guarded-post.js';
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
  post: Post,
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
    const { status, text } = await post(address, { headers, body, signal });
    return told(status, faultOfStatus(status), readable(text));
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

function faultOfStatus(status: number): DeliveryFault | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

function faultOf(error: unknown): DeliveryFault {
  if (error instanceof AddressRefused) return 'address-refused';
  if (error instanceof AnswerTooLarge) return 'answer-too-large';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no-connection';
}
