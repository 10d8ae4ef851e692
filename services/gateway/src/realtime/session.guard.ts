import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { SESSION_ENDED } from '@tallyport/contracts/realtime';
import { Callers } from '../platform/auth/callers.js';
import type { DeskSocket } from './desk-socket.js';

/** Stands before frames that are answered with what the organisation did: its sender is signed in and a member still. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(@Inject(Callers) private readonly callers: Callers) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const socket = context.switchToWs().getClient<DeskSocket>();
    if (await this.callers.isStill(socket.member)) return true;
    socket.close(SESSION_ENDED, 'the session ended');
    return false;
  }
}
