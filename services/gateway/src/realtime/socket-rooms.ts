import { Inject, Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import type { Member } from '../platform/auth/caller.js';
import { METRICS } from '../platform/tokens.js';
import type { DeskSocket } from './desk-socket.js';

const NOBODY: ReadonlySet<DeskSocket> = new Set();

/** The open sockets by organisation. */
@Injectable()
export class SocketRooms {
  private readonly rooms = new Map<string, Set<DeskSocket>>();

  constructor(@Inject(METRICS) metrics: Registry) {
    const count = () => this.count;
    new Gauge({
      name: 'tallyport_sockets',
      help: 'Open sockets',
      registers: [metrics],
      collect() {
        this.set(count());
      },
    });
  }

  add(socket: DeskSocket): void {
    const room = this.rooms.get(socket.member.orgId) ?? new Set();
    this.rooms.set(socket.member.orgId, room.add(socket));
  }

  remove(socket: DeskSocket): void {
    const room = this.rooms.get(socket.member.orgId);
    room?.delete(socket);
    if (room?.size === 0) this.rooms.delete(socket.member.orgId);
  }

  of(orgId: string): ReadonlySet<DeskSocket> {
    return this.rooms.get(orgId) ?? NOBODY;
  }

  private get count(): number {
    return [...this.rooms.values()].reduce((total, room) => total + room.size, 0);
  }

  countOf(userId: string): number {
    let count = 0;
    this.forEach((socket) => {
      if (socket.member.userId === userId) count += 1;
    });
    return count;
  }

  members(): Member[] {
    const members: Member[] = [];
    this.forEach((socket) => members.push(socket.member));
    return members;
  }

  forEach(visit: (socket: DeskSocket) => void): void {
    for (const room of this.rooms.values()) for (const socket of room) visit(socket);
  }
}
