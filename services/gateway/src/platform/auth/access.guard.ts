import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Operation } from '@tallyport/contracts/define-operation';
import type { FastifyRequest } from 'fastify';
import { OPERATION } from '../http/handles.js';
import { Access } from './access.js';

/** Stands before every operation. A handler that serves none of the contract is one of the platform's own pages and open to all. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(@Inject(Access) private readonly access: Access) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket was admitted on its upgrade; its frames have a guard of their own.
    if (context.getType() === 'ws') return true;
    const operation = Reflect.getMetadata(OPERATION, context.getHandler()) as Operation | undefined;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = operation ? await this.access.callerOf(operation, request) : null;
    return true;
  }
}
