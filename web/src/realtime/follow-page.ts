import type { QueryClient } from '@tanstack/react-query';
import type { Connection } from './connection.js';
import { connectTo } from './realtime.js';

/** Connects to an organisation for as long as its page is there: paused while hidden, closed when the page is left. */
export function followPage(orgId: string, cache: QueryClient): { connection: Connection; end: () => void } {
  const connection = connectTo(orgId, cache);
  const ended = new AbortController();
  const { signal } = ended;
  const pauseOrResume = () => connection.dispatch({ type: document.hidden ? 'pause' : 'resume' });
  // A page that comes back from the browser's cache was closed when it was left.
  const handleReturn = (event: PageTransitionEvent) => event.persisted && connection.dispatch({ type: 'reconnect' });

  document.addEventListener('visibilitychange', pauseOrResume, { signal });
  window.addEventListener('pagehide', () => connection.dispatch({ type: 'disconnect' }), { signal });
  window.addEventListener('pageshow', handleReturn, { signal });
  connection.dispatch({ type: 'connect' });
  pauseOrResume();

  function end(): void {
    ended.abort();
    connection.dispatch({ type: 'disconnect' });
  }
  return { connection, end };
}
