import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type FeedBatch, FeedFollower } from './feed-follower.js';
import { frameOf } from './frames.js';
import { SocketRooms } from './socket-rooms.js';

/** Tells the open sockets what the feed says. Each frame is made once, and goes only to the sockets of its org. */
@Injectable()
export class Broadcast implements OnModuleInit {
  constructor(
    @Inject(FeedFollower) private readonly feed: FeedFollower,
    @Inject(SocketRooms) private readonly rooms: SocketRooms,
  ) {}

  onModuleInit(): void {
    this.feed.listen((batch) => (batch.hasGap ? this.reset() : this.tell(batch)));
  }

  private tell({ rows, before }: FeedBatch): void {
    const at = new Map(before);
    for (const row of rows) {
      at.set(row.lane, row.feed_position);
      const sockets = this.rooms.of(row.org_id);
      if (sockets.size === 0) continue;
      const text = JSON.stringify(frameOf(row, this.feed.sealed(row.org_id, at)));
      for (const socket of sockets) socket.sendLive({ lane: row.lane, feedPosition: row.feed_position, text });
    }
  }

  /** After a gap everybody fetches what is shown. */
  private reset(): void {
    this.rooms.forEach((socket) => socket.reset(this.feed.sealed(socket.member.orgId)));
  }
}
