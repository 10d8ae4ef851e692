import type { Member } from '../platform/auth/caller.js';
import type { DeskSocket } from './desk-socket.js';

const NOBODY: ReadonlySet<DeskSocket> = new Set();

/** The open sockets by organisation. */
export class SocketRooms {
  private readonly rooms = new Map<string, Set<DeskSocket>>();

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

  get count(): number {
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
