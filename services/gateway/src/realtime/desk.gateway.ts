import { Inject, UseFilters, UseGuards } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { Ping, Resume, type ServerFrame } from '@tallyport/contracts/realtime';
import type { DeskSocket } from './desk-socket.js';
import { FeedFollower } from './feed-follower.js';
import { FrameFilter } from './frame.filter.js';
import { FramePipe } from './frame.pipe.js';
import { MissedChanges } from './missed-changes.js';
import { SessionGuard } from './session.guard.js';
import { SocketRooms } from './socket-rooms.js';
import { Turns } from './turns.js';

/** The sockets at `/ws`: admitted on the upgrade, kept by org, told of every change of their org and of nothing else. */
@WebSocketGateway({ path: '/ws' })
@UseFilters(FrameFilter)
export class DeskGateway implements OnGatewayConnection<DeskSocket>, OnGatewayDisconnect<DeskSocket> {
  constructor(
    @Inject(FeedFollower) private readonly feed: FeedFollower,
    @Inject(SocketRooms) private readonly rooms: SocketRooms,
    @Inject(MissedChanges) private readonly changes: MissedChanges,
    @Inject(Turns) private readonly turns: Turns,
  ) {}

  handleConnection(socket: DeskSocket): void {
    this.rooms.add(socket);
    socket.sendFrame({ type: 'welcome', cursor: this.feed.sealed(socket.member.orgId) });
  }

  handleDisconnect(socket: DeskSocket): void {
    this.rooms.remove(socket);
  }

  @SubscribeMessage('ping')
  ping(@MessageBody(new FramePipe(Ping)) _ping: Ping): ServerFrame {
    return { type: 'pong' };
  }

  /** Sends what was missed, then what is new. Where that is not possible any more, the client fetches what it shows. */
  @SubscribeMessage('resume')
  @UseGuards(SessionGuard)
  async resume(@ConnectedSocket() socket: DeskSocket, @MessageBody(new FramePipe(Resume)) { cursor }: Resume): Promise<void> {
    const { orgId } = socket.member;
    const until = new Map(this.feed.cursor);
    const from = socket.isLive ? null : this.feed.opened(orgId, cursor);
    socket.holdOn();
    const missed = from && (await this.changes.between(orgId, from, until));
    await this.turns.next();
    if (missed) socket.send(missed);
    else socket.reset(this.feed.sealed(orgId, until));
    socket.flow(until);
  }
}
