import { randomFillSync } from 'node:crypto';

const SALT_BYTES = 16;
const STORE_BYTES = 4_096;

let store = Buffer.alloc(0);
let used = 0;

/** Sixteen unpredictable bytes. They are drawn for a few hundred events at once: each draw costs more than the rest of an append. */
export function newSalt(): Buffer {
  if (used + SALT_BYTES > store.length) {
    store = randomFillSync(Buffer.allocUnsafeSlow(STORE_BYTES));
    used = 0;
  }
  const salt = store.subarray(used, used + SALT_BYTES);
  used += SALT_BYTES;
  return salt;
}
