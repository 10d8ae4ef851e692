import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const HEADER = /^Token ([A-Za-z0-9_-]{43})$/;

/** A new token: 256 random bits. Only its hash is kept, so that a stolen database signs nobody in. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** No salt and no slow hash: a token is random, so that there is nothing to guess. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The token of an `Authorization: Token …` header, or null for anything else; nothing is hashed for garbage. */
export function tokenOfHeader(header: string | undefined): string | null {
  return HEADER.exec(header ?? '')?.[1] ?? null;
}
