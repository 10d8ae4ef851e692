import { Module } from '@nestjs/common';
import { Admission } from './admission.js';
import { Broadcast } from './broadcast.js';
import { DeskGateway } from './desk.gateway.js';
import { FeedFollower } from './feed-follower.js';
import { FeedNotificationListener } from './feed-notification-listener.js';
import { MissedChanges } from './missed-changes.js';
import { SocketRooms } from './socket-rooms.js';
import { SocketUpkeep } from './socket-upkeep.js';
import { Turns } from './turns.js';

@Module({
  providers: [FeedNotificationListener, FeedFollower, SocketRooms, Admission, MissedChanges, Turns, Broadcast, SocketUpkeep, DeskGateway],
  exports: [FeedFollower, Admission, Turns],
})
export class RealtimeModule {}
