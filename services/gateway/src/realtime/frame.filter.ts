import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { Log } from '@tallyport/runtime/log';
import { LOG } from '../platform/tokens.js';
import type { DeskSocket } from './desk-socket.js';
import { UnknownFrame } from './frame.pipe.js';

/** Close code of RFC 6455: the server met something that it did not expect. */
const FAILED = 1011;

/**
 * What a frame that fails means for its socket. One that nobody understands is dropped; after any other failure the client
 * cannot know where it stands, so that it has to connect anew.
 */
@Catch()
export class FrameFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const socket = host.switchToWs().getClient<DeskSocket>();
    if (error instanceof UnknownFrame) return socket.ignoreFrame();
    this.log.warn({ userId: socket.member.userId, orgId: socket.member.orgId, err: error }, 'a frame could not be served');
    socket.close(FAILED, 'try again');
  }
}
