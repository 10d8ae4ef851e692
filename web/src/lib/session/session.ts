import { persistentStorage } from './storage.js';

export interface SignedIn {
  readonly token: string;
  readonly expire: string;
}

/** What a token may look like: it travels in a header and in a subprotocol, where nothing else is safe. */
const TOKEN = /^[\w.~+/=-]{16,512}$/;

/** The sign-in that holds now. Anything less (no token, garbage, expired) clears both keys, as the specification says. */
export function currentSession(now: number = Date.now()): SignedIn | null {
  const token = persistentStorage.get('token');
  const expire = persistentStorage.get('expire');
  if (token !== null && expire !== null && TOKEN.test(token) && Date.parse(expire) > now) return { token, expire };
  endSession();
  return null;
}

export function beginSession({ token, expire }: SignedIn): void {
  persistentStorage.set('token', token);
  persistentStorage.set('expire', expire);
}

/** Forgets the token and its expiry. */
export function endSession(): void {
  persistentStorage.remove('token');
  persistentStorage.remove('expire');
}

/** Sign-out: the token, its expiry and the selected organisation go. */
export function forgetSession(): void {
  endSession();
  persistentStorage.remove('selectedOrg');
}
