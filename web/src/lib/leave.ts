import { endSession, forgetSession } from './session/session.js';
import { keepTarget } from './session/target-page.js';

/**
 * The border between the public pages and the desk is crossed by loading the page anew, so that nothing of one person's
 * session is left in memory for the next.
 */
export function goTo(path: string): void {
  location.replace(path);
}

/** The token no longer holds: to sign-in, and back here afterwards. */
export function leaveExpired(): void {
  endSession();
  keepTarget(location.pathname + location.search + location.hash);
  goTo('/login');
}

/** Signed out by the person. */
export function leaveSignedOut(): void {
  forgetSession();
  goTo('/login');
}
