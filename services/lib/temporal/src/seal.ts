import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '@tallyport/event-store/canonical-json';
import type { SentMessage } from '@tallyport/workflows/support/sealed-messages';

/**
 * The mark that gateway and reactor put on what they send to a workflow: HMAC-SHA-256 over the whole message, in base64url.
 * Temporal itself asks nobody who he is: whoever reaches its port could otherwise command in another person's name.
 */
export function sealOf(key: string, message: SentMessage): string {
  return createHmac('sha256', key).update(canonicalJson(message)).digest('base64url');
}

/** Whether the message was sealed with this key, and not changed or sent to another workflow since. */
export function isGenuine(key: string, message: SentMessage, seal: string | null): boolean {
  const expected = Buffer.from(sealOf(key, message));
  const given = Buffer.from(seal ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
