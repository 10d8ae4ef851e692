import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret of 256 random bits, to be given away once. Only its hash is kept, so that a stolen database opens nothing. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

/** SHA-256 without salt: a secret is random, so that there is nothing to guess. */
export function hashOfSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
