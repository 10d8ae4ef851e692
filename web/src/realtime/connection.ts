import { type ClientFrame, ServerFrame } from '@tallyport/contracts/realtime';
import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  INITIAL,
  PING_EVERY_MS,
  transition,
} from './connection-state.js';

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
  readonly onFrame: (frame: Exclude<ServerFrame, { type: 'pong' }>, send: (frame: ClientFrame) => void) => void;
  /** Frames that are sent first on every new connection. */
  readonly greeting: () => readonly ClientFrame[];
  readonly log: (what: string, about: unknown) => void;
}

type Timer = 'ping' | 'retry';

/** Drives one socket by the state machine. Read it with `subscribe` and `snapshot`. */
export class Connection {
  #state = INITIAL;
  #socket: Socket | null = null;
  readonly #timers = new Map<Timer, number>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly outside: Outside) {}

  readonly snapshot = (): ConnectionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  dispatch(event: ConnectionEvent): void {
    const { state, effects } = transition(this.#state, event);
    const changed = state !== this.#state;
    this.#state = state;
    for (const effect of effects) this.#perform(effect);
    if (changed) for (const listener of this.#listeners) listener();
  }

  #perform(effect: ConnectionEffect): void {
    switch (effect.do) {
      case 'open':
        return this.#open();
      case 'close':
        this.#socket?.close();
        return;
      case 'drop':
        return this.#drop();
      case 'start-pings':
        return this.#pingLater();
      case 'stop-pings':
        return this.#stop('ping');
      case 'retry-after':
        return this.#after('retry', effect.ms, () => this.dispatch({ type: 'retry-due' }));
      case 'stop-retry':
        return this.#stop('retry');
    }
  }

  #open(): void {
    // A socket that was given up is not heard any more: its late close would count as one of the next one.
    const heard = (listen: () => void) => () => socket === this.#socket && listen();
    let socket: Socket | null = null;
    try {
      socket = this.outside.openSocket({
        opened: heard(() => this.#opened()),
        closed: heard(() => this.#lost()),
        message: (data) => heard(() => this.#receive(data))(),
      });
      this.#socket = socket;
    } catch (cause) {
      this.outside.log('the socket could not be opened', cause);
      this.dispatch({ type: 'closed' });
    }
  }

  #opened(): void {
    for (const frame of this.outside.greeting()) this.#send(frame);
    this.dispatch({ type: 'opened' });
  }

  #lost(): void {
    this.#socket = null;
    this.dispatch({ type: 'closed' });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #pingLater(): void {
    this.#after('ping', PING_EVERY_MS, () => {
      this.#send({ type: 'ping' });
      this.#pingLater();
    });
  }

  #receive(data: unknown): void {
    let frame: ServerFrame;
    try {
      frame = ServerFrame.parse(JSON.parse(String(data)));
    } catch (cause) {
      this.outside.log('a message could not be read and was dropped', cause);
      return;
    }
    if (frame.type !== 'pong') this.outside.onFrame(frame, (answer) => this.#send(answer));
  }

  #send(frame: ClientFrame): void {
    try {
      this.#socket?.send(JSON.stringify(frame));
    } catch (cause) {
      this.outside.log('a message could not be sent', cause);
    }
  }

  #after(timer: Timer, ms: number, run: () => void): void {
    this.#stop(timer);
    this.#timers.set(timer, this.outside.clock.setTimeout(run, ms));
  }

  #stop(timer: Timer): void {
    const running = this.#timers.get(timer);
    if (running !== undefined) this.outside.clock.clearTimeout(running);
    this.#timers.delete(timer);
  }
}
