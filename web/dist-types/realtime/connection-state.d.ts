/** The states of a connection (specification section 4). `unknown` is before anything was tried. */
export type ConnectionStatus = 'unknown' | 'connecting' | 'open' | 'closing' | 'closed';
/** At most five tries after a close, the first after three seconds, each waiting twice as long as the one before. */
export declare const MAX_TRIES = 5;
export declare const BASE_DELAY_MS = 3000;
export declare const PING_EVERY_MS = 30000;
export interface ConnectionState {
    readonly status: ConnectionStatus;
    /** Tries since the connection was last open; 0 while it holds. */
    readonly tries: number;
    /** The page is hidden: no pings, no tries. */
    readonly paused: boolean;
    /** Somebody wants this connection; false after `disconnect`. */
    readonly wanted: boolean;
}
export type ConnectionEvent = {
    type: 'connect' | 'disconnect' | 'reconnect';
} | {
    type: 'pause' | 'resume';
} | {
    type: 'opened' | 'closed';
} | {
    type: 'retry-due';
};
/** What the driver has to do. Timers are named: setting one replaces it, stopping one that does not run is nothing. */
export type ConnectionEffect = 
/** `close` ends the socket and waits for its close, `drop` ends it unheard. */
{
    do: 'open' | 'close' | 'drop';
} | {
    do: 'start-pings' | 'stop-pings';
} | {
    do: 'retry-after';
    ms: number;
} | {
    do: 'stop-retry';
};
export declare const INITIAL: ConnectionState;
interface Step {
    readonly state: ConnectionState;
    readonly effects: readonly ConnectionEffect[];
}
/** Whether the five tries are used up: only `reconnect` helps then. */
export declare function isLost({ status, tries, wanted }: ConnectionState): boolean;
/** The whole behaviour of the connection, without socket and clock. */
export declare function transition(state: ConnectionState, event: ConnectionEvent): Step;
export {};
