import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type Connection } from './connection.js';
import { connectTo } from './realtime.js';

const ConnectionContext = createContext<Connection | null>(null);

/** Holds the one socket of the app, to the organisation on the screen: paused while hidden, closed when the page is left. */
export function RealtimeProvider({ orgId, children }: { orgId: string; children: ReactNode }) {
  const cache = useQueryClient();
  const [connection, setConnection] = useState<Connection | null>(null);

  useEffect(() => {
    const connection = connectTo(orgId, cache);
    const handleVisibility = () => connection.dispatch({ type: document.hidden ? 'pause' : 'resume' });
    const handleLeave = () => connection.dispatch({ type: 'disconnect' });
    // A page that comes back from the browser's cache was closed when it was left.
    const handleReturn = (event: PageTransitionEvent) => event.persisted && connection.dispatch({ type: 'reconnect' });

    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('pageshow', handleReturn);
    connection.dispatch({ type: 'connect' });
    handleVisibility();
    setConnection(connection);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('pageshow', handleReturn);
      connection.dispatch({ type: 'disconnect' });
    };
  }, [orgId, cache]);

  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}

const nothing = () => () => {};

/** The state of the connection, and how to reconnect by hand. Null before there is one. */
export function useConnection() {
  const connection = useContext(ConnectionContext);
  const state = useSyncExternalStore(connection?.subscribe ?? nothing, () => connection?.snapshot() ?? null);
  return connection && state ? { state, reconnect: () => connection.dispatch({ type: 'reconnect' }) } : null;
}
