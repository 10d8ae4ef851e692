import { Inject, Injectable } from '@nestjs/common';
import type { Operation } from '@tallyport/contracts/define-operation';
import { Id } from '@tallyport/contracts/values/ids';
import { mayCall } from '@tallyport/domain/organisation/permissions';
import type { FastifyRequest } from 'fastify';
import { notFound, ProblemError } from '../problems/problem-error.js';
import type { Account, Member } from './caller.js';
import { RefusedCalls } from './refused-calls.js';
import { Sessions } from './sessions.js';
import { hashOfToken, tokenOfHeader } from './token.js';

/** Who calls an operation: signed in, a member of the path's org, and allowed to by the one table of permissions. */
@Injectable()
export class Access {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(RefusedCalls) private readonly refused: RefusedCalls,
  ) {}

  /** Null where everybody may call. Throws 401, 403 or 404. */
  async callerOf(operation: Operation, request: Pick<FastifyRequest, 'headers' | 'params'>): Promise<Account | Member | null> {
    if (operation.auth === 'public') return null;
    const token = tokenOfHeader(request.headers.authorization);
    if (token === null) throw new ProblemError('not-signed-in');
    const hash = hashOfToken(token);
    const org = operation.auth === 'member' ? Id.safeParse((request.params as Record<string, string>)['o']) : null;
    const caller = org?.success ? await this.sessions.member(hash, org.data) : await this.sessions.account(hash);
    if (caller === null) throw new ProblemError('not-signed-in');
    if (caller === 'foreign' || org?.success === false) throw notFound();
    if (isMember(caller) && !mayCall(operation.id, caller.standing)) {
      await this.refused.record(caller, operation.id, workOrderOf(operation, request.params));
      throw new ProblemError('not-allowed');
    }
    return caller;
  }
}

function isMember(caller: Account | Member): caller is Member {
  return 'standing' in caller;
}

/** The job that the path names. */
function workOrderOf({ path }: Operation, params: unknown): { workOrderId?: string } {
  const id = path.includes('/work_orders/{id}') ? Id.safeParse((params as Record<string, string>)['id']) : null;
  return id?.success ? { workOrderId: id.data } : {};
}
