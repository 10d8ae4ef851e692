import { isPublicPath } from './public-paths.js';
import { currentSession } from './session.js';
import { keepTarget } from './target-page.js';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Decides before anything renders: `public` and `desk` may, `sign-in` sends the person to /login
 * and keeps the page to return to.
 */
export function checkLogIn(place: Place, now: number = Date.now()): 'public' | 'desk' | 'sign-in' {
  if (isPublicPath(place.pathname)) return 'public';
  if (currentSession(now) !== null) return 'desk';
  keepTarget(place.pathname + place.search + place.hash);
  return 'sign-in';
}
