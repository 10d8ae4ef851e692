import { tabStorage } from './storage.js';

const KEY = 'invitation';
const MARK = '#invitation=';

/**
 * The secret of the link by which this page was opened, or of one before it in this tab; null where there is none. It leaves the address
 * at once, so that no history, no picture of the screen and no copied address holds it, and is kept for this tab over a sign-in.
 */
export function takeInvitation(): string | null {
  if (location.hash.startsWith(MARK)) {
    tabStorage.set(KEY, location.hash.slice(MARK.length));
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return tabStorage.get(KEY);
}

/** It was used, or is no good. */
export function forgetInvitation(): void {
  tabStorage.remove(KEY);
}

/** Where somebody who is signed in joins. */
export const JOIN_PATH = '/join_organisation';
