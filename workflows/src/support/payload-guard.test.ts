import { expect, test } from 'vitest';
import { MAX_PAYLOAD_BYTES, payloadGuard } from './payload-guard.js';

const payload = (bytes: number) => [{ data: new Uint8Array(bytes) }];

test('fault 40: a payload above 16 kB is refused where it is made, and others pass unchanged', async () => {
  const small = payload(MAX_PAYLOAD_BYTES);
  expect(await payloadGuard.encode(small)).toBe(small);
  expect(() => payloadGuard.encode(payload(MAX_PAYLOAD_BYTES + 1))).toThrow(/larger than Temporal may be given/);
  expect(await payloadGuard.decode(payload(MAX_PAYLOAD_BYTES + 1))).toHaveLength(1);
});
