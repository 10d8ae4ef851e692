import type { Operation } from '@tallyport/contracts/define-operation';
import type { FastifyInstance } from 'fastify';
import { hasBody } from '../http/refuse-bad-requests.js';
import { routePaths } from '../http/route-paths.js';
import type { Access } from './access.js';

/** So much is read all the same, and thrown away: its sender may go on with the same connection. */
const THROWN_AWAY = 65_536;

/** Nobody's body is read before its sender is known and allowed: to read costs everybody's time, to refuse costs none. */
export function authoriseBeforeBody(server: FastifyInstance, operations: readonly Operation[], access: () => Access): void {
  const byRoute = new Map(operations.flatMap((operation) => routePaths(operation).map((url) => [`${operation.method} ${url}`, operation])));
  server.addHook('onRequest', async (request, reply) => {
    const operation = byRoute.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (!operation || !(hasBody(request) || operation.takes === 'files')) return;
    try {
      await access().callerOf(operation, request);
    } catch (error) {
      if (!(Number(request.headers['content-length']) <= THROWN_AWAY)) reply.header('connection', 'close');
      throw error;
    }
  });
}
