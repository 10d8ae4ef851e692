import type { Operation } from '@tallyport/contracts/define-operation';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.js';
import { sendProblem } from '../problems/send-problem.js';
import { routePaths } from './route-paths.js';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

/** Answers the methods that a path does not take with 405 and those that it takes. Says nothing of what stands behind the path. */
export function refuseOtherMethods(server: FastifyInstance, operations: readonly Operation[]): void {
  const taken = Map.groupBy(operations, (operation) => operation.path.replaceAll(/\{\w+\}/g, '{}'));
  for (const group of taken.values()) {
    const [first] = group;
    if (!first) continue;
    const allowed = group.map((operation) => operation.method);
    const others = METHODS.filter((method) => !allowed.some((one) => one === method));
    for (const url of routePaths(first)) {
      server.route({
        url,
        method: others,
        handler: (_request, reply) => {
          reply.header('allow', allowed.join(', '));
          sendProblem(reply, new ProblemError('method-not-allowed'));
        },
      });
    }
  }
}
