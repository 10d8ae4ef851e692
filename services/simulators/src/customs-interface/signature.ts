import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of two machines may lie apart. */
const TOLERANCE_SECONDS = 300;

export interface SignedRequest {
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: string;
  readonly body: Buffer;
}

/** Whether a request was signed with this secret, and lately (Standard Webhooks 1.0.0). One signature of several is enough. */
export function isSigned(secret: string, { id, timestamp, signatures, body }: SignedRequest, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
