import type { Clock, Socket, SocketEvents } from '../realtime/connection.js';
/** A socket whose other end is the test. */
export declare class FakeSocket implements Socket {
    readonly events: SocketEvents;
    readonly sent: unknown[];
    closed: boolean;
    constructor(events: SocketEvents);
    send(text: string): void;
    close(): void;
    open(): void;
    receive(frame: unknown): void;
}
/** A clock that stands still until the test moves it. */
export declare class FakeClock implements Clock {
    #private;
    now: number;
    setTimeout(run: () => void, ms: number): number;
    clearTimeout(timer: number): void;
    /** Moves on, running each timer at its moment. */
    advance(ms: number): void;
}
