import type { Duplex } from 'node:stream';
import type { Cursor, ServerFrame } from '@tallyport/contracts/realtime';
import type { Log } from '@tallyport/runtime/log';
import type { WebSocket } from 'ws';
import type { Member } from '../platform/auth/caller.js';
import type { LaneCursor } from './feed.queries.js';
import { bytesOf } from './frames.js';
import { parseFrame, type TypedFrame } from './typed-frame.js';

/** A client that does not take what it is sent is dropped at so many bytes: others must not pay for it. */
const QUEUE_LIMIT = 1_048_576;
const FRAMES_PER_SECOND = 50;

/** Close code of ours: the client sends or takes in a way that nobody can serve. */
const TOO_MANY_FRAMES = 4429;

/** A frame for everybody of an org, made once, and its place in the feed. */
export interface LiveFrame {
  readonly lane: number;
  readonly feedPosition: number;
  readonly bytes: Buffer;
}

/** A client that resumes says so at once; so long its live frames wait for what it missed. */
const RESUME_WITHIN_MS = 500;
/** A timer that is later than this says that this process was busy: what the client said waits to be read. */
const BUSY_MS = 20;
/** So often that is waited for; then live frames flow, and one who resumes after all fetches what is shown. */
const MOST_WAITS = 4;
const HELD_LIMIT = 5_000;
/** So many frames leave in one write, fewer than fill what the kernel takes: a client that reads is not taken for a slow one. */
const FRAMES_PER_WRITE = 64;

/**
 * One connection of one member. Frames go out as bytes that were made once for all members of the org. A client stands where its
 * last frame says, so that what was missed must go before what is new: live frames are held for a moment.
 */
export class DeskSocket {
  private frames = 0;
  private second = 0;
  private isAlive = true;
  /** Live frames that wait; null once they flow. */
  private held: LiveFrame[] | null = [];
  private holding = this.holdAWhile();

  constructor(
    private readonly socket: WebSocket,
    private readonly connection: Duplex,
    readonly member: Member,
    private readonly log: Log,
  ) {
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => clearTimeout(this.holding));
    socket.on('error', (error) => this.log.debug({ userId: member.userId, err: error }, 'a socket failed'));
  }

  /** Hands over each frame that the client sends, but for what is none, and for more than anybody needs. */
  onFrame(take: (frame: TypedFrame) => void): void {
    this.socket.on('message', (data: unknown, isBinary) => {
      this.isAlive = true;
      if (this.isTooBusy()) return this.close(TOO_MANY_FRAMES, 'too many frames');
      const frame = isBinary ? null : parseFrame(String(data));
      if (frame === null) this.ignoreFrame();
      else take(frame);
    });
  }

  onClose(closed: () => void): void {
    this.socket.once('close', closed);
  }

  ignoreFrame(): void {
    this.log.warn({ userId: this.member.userId, orgId: this.member.orgId }, 'a frame that nobody understands was dropped');
  }

  /** Whether frames flow already, so that older ones would be ignored. */
  get isLive(): boolean {
    return this.held === null;
  }

  /** Keeps holding live frames until `flow`: what was missed is being looked up. */
  holdOn(): void {
    clearTimeout(this.holding);
  }

  /** Lets the live frames go, but for those that this cursor covers: they were sent among the missed ones. */
  flow(covered: LaneCursor = new Map()): void {
    clearTimeout(this.holding);
    const held = this.held ?? [];
    this.held = null;
    this.send(held.filter((frame) => frame.feedPosition > (covered.get(frame.lane) ?? 0)).map(({ bytes }) => bytes));
  }

  /** The client fetches what it shows; what it waits for is among that. */
  reset(cursor: Cursor): void {
    if (this.held !== null) this.held = [];
    this.sendFrame({ type: 'reset', cursor });
  }

  sendLive(frames: readonly LiveFrame[]): void {
    if (this.held === null) this.send(frames.map(({ bytes }) => bytes));
    else if (this.held.push(...frames) > HELD_LIMIT) this.terminate();
  }

  /** Frames that were made once for several. */
  send(frames: readonly Buffer[]): void {
    for (let from = 0; from < frames.length && this.takesMore(); from += FRAMES_PER_WRITE) {
      this.connection.cork();
      for (const bytes of frames.slice(from, from + FRAMES_PER_WRITE)) this.socket.send(bytes, { binary: false });
      this.connection.uncork();
    }
  }

  sendFrame(frame: ServerFrame): void {
    this.send([bytesOf(frame)]);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Ends a connection whose other end is gone, and asks the others whether they are there. */
  checkAlive(): void {
    if (!this.isAlive) {
      this.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  /** While many who come back at once keep this process from reading, nobody is taken for one who does not resume; but not for ever. */
  private holdAWhile(waits = 1): NodeJS.Timeout {
    const due = performance.now() + RESUME_WITHIN_MS;
    return setTimeout(() => {
      if (waits < MOST_WAITS && performance.now() - due > BUSY_MS) this.holding = this.holdAWhile(waits + 1);
      else this.flow();
    }, RESUME_WITHIN_MS);
  }

  private takesMore(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.socket.bufferedAmount <= QUEUE_LIMIT) return true;
    this.log.warn({ userId: this.member.userId, orgId: this.member.orgId }, 'a slow client was dropped');
    this.terminate();
    return false;
  }

  private isTooBusy(): boolean {
    const second = Math.floor(performance.now() / 1_000);
    if (second !== this.second) {
      this.second = second;
      this.frames = 0;
    }
    this.frames += 1;
    return this.frames > FRAMES_PER_SECOND;
  }
}
