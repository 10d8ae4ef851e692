import type { Clock, Socket, SocketEvents } from '../realtime/connection.js';

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  readonly sent: unknown[] = [];
  closed = false;

  constructor(readonly events: SocketEvents) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.events.closed();
  }
  open(): void {
    this.events.opened();
  }
  receive(frame: unknown): void {
    this.events.message(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }
}

/** A clock that stands still until the test moves it. */
export class FakeClock implements Clock {
  now = 0;
  #next = 1;
  readonly #timers = new Map<number, { at: number; run: () => void }>();

  setTimeout(run: () => void, ms: number): number {
    this.#timers.set(this.#next, { at: this.now + ms, run });
    return this.#next++;
  }
  clearTimeout(timer: number): void {
    this.#timers.delete(timer);
  }
  /** Moves on, running each timer at its moment. */
  advance(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due[0]);
      this.now = due[1].at;
      due[1].run();
    }
    this.now = end;
  }
}
