import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Connection } from './connection.js';

const ConnectionContext = createContext<Connection | null>(null);

/** Holds the one socket of the app, to the organisation on the screen. Its code is fetched while the first screen is. */
export function RealtimeProvider({ orgId, children }: { orgId: string; children: ReactNode }) {
  const cache = useQueryClient();
  const [connection, setConnection] = useState<Connection | null>(null);

  useEffect(() => {
    let end: (() => void) | null = null;
    let gone = false;
    void import('./follow-page.js').then(({ followPage }) => {
      if (gone) return;
      const following = followPage(orgId, cache);
      end = following.end;
      setConnection(following.connection);
    });
    return () => {
      gone = true;
      end?.();
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
