import { type ReactNode } from 'react';
/** Holds the one socket of the app, to the organisation on the screen: paused while hidden, closed when the page is left. */
export declare function RealtimeProvider({ orgId, children }: {
    orgId: string;
    children: ReactNode;
}): import("react").JSX.Element;
/** The state of the connection, and how to reconnect by hand. Null before there is one. */
export declare function useConnection(): {
    state: import("./connection-state.js").ConnectionState;
    reconnect: () => void;
} | null;
