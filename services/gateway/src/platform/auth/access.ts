import { Inject, Injectable } from '@nestjs/common';
import type { Operation } from '@tallyport/contracts/define-operation';
import { Id } from '@tallyport/contracts/values/ids';
import { mayKeyCall } from '@tallyport/domain/organisation/key-scopes';
import { mayCall } from '@tallyport/domain/organisation/permissions';
import type { FastifyRequest } from 'fastify';
import { notFound, ProblemError } from '../problems/problem-error.js';
import { type Account, isMember, type Member } from './caller.js';
import { Callers } from './callers.js';
import { RefusedCalls } from './refused-calls.js';
import { tokenOfHeader } from './token.js';

/**
 * Who calls an operation: signed in, a member of the path's org, and allowed to by the one table of permissions. A key is a member
 * of its org alone, and allowed by the one table of scopes.
 */
@Injectable()
export class Access {
  constructor(
    @Inject(Callers) private readonly callers: Callers,
    @Inject(RefusedCalls) private readonly refused: RefusedCalls,
  ) {}

  /** Null where everybody may call. Throws 401, 403 or 404. */
  async callerOf(operation: Operation, request: Pick<FastifyRequest, 'headers' | 'params'>): Promise<Account | Member | null> {
    if (operation.auth === 'public') return null;
    const token = tokenOfHeader(request.headers.authorization);
    if (token === null) throw new ProblemError('not-signed-in');
    const org = operation.auth === 'member' ? Id.safeParse((request.params as Record<string, string>)['o']) : null;
    const caller = org?.success ? await this.callers.member(token, org.data) : await this.callers.account(token);
    if (caller === null) throw new ProblemError('not-signed-in');
    if (caller === 'foreign' || org?.success === false) throw notFound();
    if (isMember(caller) && !isOpen(operation, caller)) {
      await this.refused.record(caller, operation.id, workOrderOf(operation, request.params));
      throw new ProblemError('not-allowed');
    }
    return caller;
  }
}

function isOpen({ id }: Operation, { scopes, standing }: Member): boolean {
  return scopes === null ? mayCall(id, standing) : mayKeyCall(id, scopes);
}

/** The job that the path names. */
function workOrderOf({ path }: Operation, params: unknown): { workOrderId?: string } {
  const id = path.includes('/work_orders/{id}') ? Id.safeParse((params as Record<string, string>)['id']) : null;
  return id?.success ? { workOrderId: id.data } : {};
}
