/** A fresh random key, 128 bits as hex. (`crypto.randomUUID` is missing where the desk is served over plain http.) */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
