import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveFrame } from './desk-socket.js';
import { type FeedBatch, FeedFollower } from './feed-follower.js';
import { bytesOf, frameOf } from './frames.js';
import { SocketRooms } from './socket-rooms.js';

/** Tells the open sockets what the feed says. Each frame is made once, and goes only to the sockets of its org; what comes together leaves in one write. */
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
    const frames = new Map<string, LiveFrame[]>();
    for (const row of rows) {
      at.set(row.lane, row.feed_position);
      if (this.rooms.of(row.org_id).size === 0) continue;
      const bytes = bytesOf(frameOf(row, this.feed.sealed(row.org_id, at)));
      const ofOrg = frames.get(row.org_id) ?? [];
      frames.set(row.org_id, ofOrg);
      ofOrg.push({ lane: row.lane, feedPosition: row.feed_position, bytes });
    }
    for (const [orgId, ofOrg] of frames) for (const socket of this.rooms.of(orgId)) socket.sendLive(ofOrg);
  }

  /** After a gap everybody fetches what is shown. */
  private reset(): void {
    this.rooms.forEach((socket) => socket.reset(this.feed.sealed(socket.member.orgId)));
  }
}
