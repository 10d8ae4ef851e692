const BYTES = 32;

/** A new secret as Standard Webhooks writes it: `whsec_` and 256 random bits in base64. It is made here, so that no answer ever holds it. */
export function newSecret(): string {
  return `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))}`;
}
