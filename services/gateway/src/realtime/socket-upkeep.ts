import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SESSION_ENDED } from '@tallyport/contracts/realtime';
import type { Log } from '@tallyport/runtime/log';
import { Sessions } from '../platform/auth/sessions.js';
import { LOG } from '../platform/tokens.js';
import { SocketRooms } from './socket-rooms.js';

/** Ended sessions lose their sockets within two seconds. */
const LOOK_FOR_ENDED_MS = 1_000;
const CHECK_ALIVE_MS = 30_000;

/** Ends the sockets of sessions that ended, and of clients that are not there any more. */
@Injectable()
export class SocketUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    @Inject(LOG) private readonly log: Log,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SocketRooms) private readonly rooms: SocketRooms,
  ) {}

  onApplicationBootstrap(): void {
    this.timers.push(setInterval(() => void this.closeEnded(), LOOK_FOR_ENDED_MS));
    this.timers.push(setInterval(() => this.rooms.forEach((socket) => socket.checkAlive()), CHECK_ALIVE_MS));
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
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
