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
  /** How many each person has. */
  private readonly byUser = new Map<string, number>();

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
    const { orgId, userId } = socket.member;
    this.rooms.set(orgId, (this.rooms.get(orgId) ?? new Set()).add(socket));
    this.byUser.set(userId, this.countOf(userId) + 1);
  }

  remove(socket: DeskSocket): void {
    const { orgId, userId } = socket.member;
    const room = this.rooms.get(orgId);
    if (!room?.delete(socket)) return;
    if (room.size === 0) this.rooms.delete(orgId);
    const left = this.countOf(userId) - 1;
    if (left > 0) this.byUser.set(userId, left);
    else this.byUser.delete(userId);
  }

  of(orgId: string): ReadonlySet<DeskSocket> {
    return this.rooms.get(orgId) ?? NOBODY;
  }

  private get count(): number {
    return [...this.rooms.values()].reduce((total, room) => total + room.size, 0);
  }

  countOf(userId: string): number {
    return this.byUser.get(userId) ?? 0;
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
