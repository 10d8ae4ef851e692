import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { SESSION_ENDED } from '@tallyport/contracts/realtime';
import { Sessions } from '../platform/auth/sessions.js';
import type { DeskSocket } from './desk-socket.js';

/** Stands before frames that are answered with what the organisation did: its sender is signed in and a member still. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const socket = context.switchToWs().getClient<DeskSocket>();
    const member = await this.sessions.member(socket.member.tokenHash, socket.member.orgId);
    if (member !== null && member !== 'foreign') return true;
    socket.close(SESSION_ENDED, 'the session ended');
    return false;
  }
}
