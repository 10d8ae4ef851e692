import { type Cursor, SESSION_ENDED, type ServerFrame, SUBPROTOCOL } from '@tallyport/contracts/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { leaveExpired } from '../lib/leave.js';
import { logWarning } from '../lib/log.js';
import { currentSession } from '../lib/session/session.js';
import { applyFrame, refetchShown } from './apply-frame.js';
import { coalescing } from './coalesce.js';
import { type Clock, Connection, type SocketEvents } from './connection.js';

const browserClock: Clock = {
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/** The connection of one organisation: hints become fetches, and a lost connection resumes where it stood. */
export function connectTo(orgId: string, cache: QueryClient): Connection {
  // Where this client stands; null before the first connection told it.
  let cursor: Cursor | null = null;
  const invalidate = coalescing(cache, browserClock);

  function receive(frame: Exclude<ServerFrame, { type: 'pong' }>): void {
    switch (frame.type) {
      case 'welcome':
        // On the first connection what is shown may have been read before the feed was followed; on a later one
        // the server sends all that was missed since our own cursor.
        if (cursor !== null) return;
        cursor = frame.cursor;
        return refetchShown(orgId, invalidate);
      case 'reset':
        cursor = frame.cursor;
        return refetchShown(orgId, invalidate);
      default:
        cursor = frame.cursor;
        applyFrame(cache, frame, invalidate);
    }
  }

  return new Connection({
    openSocket: (events) => openSocket(orgId, events),
    clock: browserClock,
    onFrame: receive,
    greeting: () => (cursor === null ? [] : [{ type: 'resume', cursor }]),
    log: logWarning,
  });
}

/** The token travels as a subprotocol, because an address ends in logs. */
function openSocket(orgId: string, events: SocketEvents): WebSocket {
  const session = currentSession();
  if (!session) throw new Error('signed out');
  const address = new URL(`/ws?org=${encodeURIComponent(orgId)}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, [SUBPROTOCOL, `token.${session.token}`]);
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('close', ({ code }) => {
    if (code === SESSION_ENDED) leaveExpired();
    else events.closed();
  });
  socket.addEventListener('message', ({ data }) => events.message(data));
  return socket;
}
