import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { Operation } from '@tallyport/contracts/define-operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, Call } from './call.js';
import { parseBody, parseParams, parseQuery } from './parse-call.js';
import { routePaths } from './route-paths.js';

/** Under this key a handler says which operation it serves; the guard and the route test read it. */
export const OPERATION = 'tallyport:operation';

const CallParameter = createParamDecorator((operation: Operation, context: ExecutionContext): Call<Operation> => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  return {
    params: parseParams(request.params as Record<string, string>),
    query: parseQuery(operation, request.query),
    body: parseBody(operation, request.body),
    caller: request.caller as never,
    request,
    answerHeader: (name, value) => void reply.header(name, value),
  };
});

/**
 * Binds a controller's method to an operation of the contract: its routes, its status, its validation, and its access.
 * The method takes one `Call` of that operation and answers its reply; the compiler holds it to both.
 */
export function Handles<O extends Operation>(operation: O) {
  return <Method extends (call: Call<O>) => Promise<AnswerOf<O>>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    CallParameter(operation)(target, name, 0);
    applyDecorators(
      RequestMapping({ path: routePaths(operation), method: RequestMethod[operation.method] }),
      HttpCode(operation.status),
      SetMetadata(OPERATION, operation),
    )(target, name, descriptor);
  };
}
