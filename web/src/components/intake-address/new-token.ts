const BYTES = 32;

/** A new secret of an address: 256 random bits as base64url without padding, 43 characters. */
export function newToken(): string {
  const base64 = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}
