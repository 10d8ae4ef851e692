import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Operation } from '@tallyport/contracts/define-operation';
import { Id } from '@tallyport/contracts/values/ids';
import { mayCall } from '@tallyport/domain/organisation/permissions';
import type { FastifyRequest } from 'fastify';
import { OPERATION } from '../http/handles.js';
import { notFound, ProblemError } from '../problems/problem-error.js';
import type { Account, Member } from './caller.js';
import { Sessions } from './sessions.js';
import { hashOfToken, tokenOfHeader } from './token.js';

/**
 * Stands before every operation: signed in, a member of the path's org, and allowed to by the one table of permissions.
 * A handler that serves no operation of the contract is one of the platform's own pages and open to all.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = Reflect.getMetadata(OPERATION, context.getHandler()) as Operation | undefined;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = null;
    if (!operation || operation.auth === 'public') return true;
    request.caller = await this.caller(operation, request);
    return true;
  }

  private async caller(operation: Operation, request: FastifyRequest): Promise<Account | Member> {
    const token = tokenOfHeader(request.headers.authorization);
    if (token === null) throw new ProblemError('not-signed-in');
    const hash = hashOfToken(token);
    const org = operation.auth === 'member' ? Id.safeParse((request.params as Record<string, string>)['o']) : null;
    const caller = org?.success ? await this.sessions.member(hash, org.data) : await this.sessions.account(hash);
    if (caller === null) throw new ProblemError('not-signed-in');
    if (caller === 'foreign' || org?.success === false) throw notFound();
    if (isMember(caller) && !mayCall(operation.id, caller.standing)) throw new ProblemError('not-allowed');
    return caller;
  }
}

function isMember(caller: Account | Member): caller is Member {
  return 'standing' in caller;
}
