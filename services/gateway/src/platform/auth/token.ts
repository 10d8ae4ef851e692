import { KEY_PREFIX } from '@tallyport/contracts/organisation/api-key';
import { hashOfSecret, newSecret } from '@tallyport/runtime/secret';

const TOKEN = new RegExp(`^(?:${KEY_PREFIX})?[A-Za-z0-9_-]{43}$`);
const HEADER = new RegExp(`^Token ((?:${KEY_PREFIX})?[A-Za-z0-9_-]{43})$`);
const KEY_LENGTH = KEY_PREFIX.length + 43;

/** A new token: 256 random bits. Only its hash is kept, so that a stolen database signs nobody in. */
export function newToken(prefix: '' | typeof KEY_PREFIX = ''): { token: string; hash: Buffer } {
  const token = prefix + newSecret().secret;
  return { token, hash: hashOfSecret(token) };
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Whether a token is a program's key and no session's. By its length: a session's token may begin with the same letters. */
export function isKey(token: string): boolean {
  return token.length === KEY_LENGTH;
}

/** The token of an `Authorization: Token …` header, or null for anything else; nothing is hashed for garbage. */
export function tokenOfHeader(header: string | undefined): string | null {
  return HEADER.exec(header ?? '')?.[1] ?? null;
}
