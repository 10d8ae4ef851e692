import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SESSION_ENDED, SUBPROTOCOL } from '@tallyport/contracts/realtime';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.js';
import type { Member } from '../platform/auth/caller.js';
import { Sessions } from '../platform/auth/sessions.js';
import { CONFIG, LOG, METRICS, POOL } from '../platform/tokens.js';
import { DeskSocket } from './desk-socket.js';
import { type FeedRow, type LaneCursor, missedBetween } from './feed.queries.js';
import { FeedFollower } from './feed-follower.js';
import { frameOf, laneCursor, wireCursor } from './frames.js';
import { SocketRooms } from './socket-rooms.js';
import { admit, refuseUpgrade } from './upgrade.js';

const FRAME_LIMIT = 65_536;
const SOCKETS_PER_USER = 40;
/** Ended sessions lose their sockets within two seconds. */
const LOOK_FOR_ENDED_MS = 1_000;
const CHECK_ALIVE_MS = 30_000;
/** More than this is not sent after an interruption: the client fetches what it shows instead. */
const RESUME_LIMIT = 2_000;

/** The sockets at `/ws`: admitted on the upgrade, kept by org, told of every change of their org and of nothing else. */
@Injectable()
export class RealtimeServer implements OnModuleDestroy {
  private readonly rooms = new SocketRooms();
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    perMessageDeflate: false,
    handleProtocols: () => SUBPROTOCOL,
  });
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
    @Inject(METRICS) metrics: Registry,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(FeedFollower) private readonly feed: FeedFollower,
  ) {
    const { rooms } = this;
    new Gauge({
      name: 'tallyport_sockets',
      help: 'Open sockets',
      registers: [metrics],
      collect() {
        this.set(rooms.count);
      },
    });
    feed.listen((rows, hasGap) => this.broadcast(rows, hasGap));
  }

  /** Takes the upgrades of this HTTP server. */
  attach(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      void this.upgrade(request, socket, head);
    });
    this.timers.push(setInterval(() => void this.closeEnded(), LOOK_FOR_ENDED_MS));
    this.timers.push(setInterval(() => this.rooms.forEach((socket) => socket.checkAlive()), CHECK_ALIVE_MS));
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.rooms.forEach((socket) => socket.close(1001, 'going away'));
    this.server.close();
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    try {
      const admitted = await admit(request, this.sessions, this.config.ALLOWED_ORIGINS);
      if (typeof admitted === 'string') return refuseUpgrade(socket, admitted);
      if (this.rooms.countOf(admitted.userId) >= SOCKETS_PER_USER) return refuseUpgrade(socket, 'too-many-requests');
      this.server.handleUpgrade(request, socket, head, (opened) => this.welcome(opened, admitted));
    } catch (error) {
      this.log.warn({ err: error }, 'a socket could not be opened');
      refuseUpgrade(socket, 'unavailable');
    }
  }

  private welcome(opened: WebSocket, member: Member): void {
    const socket = new DeskSocket(opened, member, this.log, (resuming, cursor) => void this.resume(resuming, laneCursor(cursor)));
    this.rooms.add(socket);
    opened.once('close', () => this.rooms.remove(socket));
    socket.sendFrame({ type: 'welcome', cursor: wireCursor(this.feed.cursor) });
  }

  /** Each frame is made once, and goes only to the sockets of its org. After a gap everybody fetches what is shown. */
  private broadcast(rows: readonly FeedRow[], hasGap: boolean): void {
    if (hasGap) {
      const reset = { type: 'reset', cursor: wireCursor(this.feed.cursor) } as const;
      this.rooms.forEach((socket) => socket.sendFrame(reset));
    }
    for (const row of rows) {
      const sockets = this.rooms.of(row.org_id);
      if (sockets.size === 0) continue;
      const frame = { lane: row.lane, feedPosition: row.feed_position, text: JSON.stringify(frameOf(row)) };
      for (const socket of sockets) socket.sendLive(frame);
    }
  }

  /** Sends what was missed, then what is new. Where that is not possible any more, the client fetches what it shows. */
  private async resume(socket: DeskSocket, from: LaneCursor): Promise<void> {
    const until = new Map(this.feed.cursor);
    const isLate = socket.isLive;
    socket.holdOn();
    const missed = isLate ? null : await this.missed(socket.member.orgId, from, until);
    if (missed === null) socket.sendFrame({ type: 'reset', cursor: wireCursor(until) });
    else for (const row of missed) socket.sendFrame(frameOf(row));
    socket.flow(until);
  }

  private async missed(orgId: string, from: LaneCursor, until: LaneCursor): Promise<FeedRow[] | null> {
    try {
      return await missedBetween(this.pool, orgId, from, until, RESUME_LIMIT);
    } catch (error) {
      this.log.warn({ err: error }, 'a socket could not be brought up to date');
      return null;
    }
  }

  private async closeEnded(): Promise<void> {
    const open = this.rooms.members();
    if (open.length === 0) return;
    try {
      const ended = await this.sessions.endedAmong(open);
      this.rooms.forEach((socket) => {
        if (ended.has(socket.member)) socket.close(SESSION_ENDED, 'the session ended');
      });
    } catch (error) {
      this.log.warn({ err: error }, 'ended sessions could not be looked for');
    }
  }
}
