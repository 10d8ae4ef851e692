import { leaveExpired } from './leave.js';
import { currentSession } from './session/session.js';

/** How often the stored expiry is looked at; a timer to the moment itself would be wrong after a laptop slept. */
const LOOK_EVERY_MS = 30_000;

/** Leaves for sign-in when the session ends: by its expiry, by signing out in another tab, or while the page was put aside. */
export function watchSession(): () => void {
  const look = () => {
    if (currentSession() === null) leaveExpired();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  const events = ['storage', 'pageshow', 'focus'] as const;
  for (const event of events) window.addEventListener(event, look);
  return () => {
    clearInterval(timer);
    for (const event of events) window.removeEventListener(event, look);
  };
}
