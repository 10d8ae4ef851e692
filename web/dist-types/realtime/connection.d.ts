import { type ClientFrame, ServerFrame } from '@tallyport/contracts/realtime';
import { type ConnectionEvent, type ConnectionState } from './connection-state.js';
/** One end of a socket. */
export interface Socket {
    send(text: string): void;
    close(): void;
}
/** What a socket tells: `closed` comes last, also for one that never opened. */
export interface SocketEvents {
    opened(): void;
    closed(): void;
    message(data: unknown): void;
}
export interface Clock {
    setTimeout(run: () => void, ms: number): number;
    clearTimeout(timer: number): void;
}
interface Outside {
    /** Opens a socket, or throws: that counts as a close. */
    readonly openSocket: (events: SocketEvents) => Socket;
    readonly clock: Clock;
    readonly onFrame: (frame: Exclude<ServerFrame, {
        type: 'pong';
    }>, send: (frame: ClientFrame) => void) => void;
    /** Frames that are sent first on every new connection. */
    readonly greeting: () => readonly ClientFrame[];
    readonly log: (what: string, about: unknown) => void;
}
/** Drives one socket by the state machine. Read it with `subscribe` and `snapshot`. */
export declare class Connection {
    #private;
    private readonly outside;
    constructor(outside: Outside);
    readonly snapshot: () => ConnectionState;
    readonly subscribe: (listener: () => void) => (() => void);
    dispatch(event: ConnectionEvent): void;
}
export {};
