import type { Log } from '@tallyport/runtime/log';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { type Account, isMember, type Member } from '../auth/caller.js';

/** One line and one measurement per request: the route's pattern and ids, never an address as it was sent, a name or a token. */
export function logRequests(server: FastifyInstance, log: Log, metrics: Registry): void {
  const seconds = new Histogram({
    name: 'tallyport_http_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime: ms } = reply;
    seconds.observe({ method: request.method, route, status }, ms / 1_000);
    const caller = request.caller ?? null;
    log.info({ requestId: request.id, method: request.method, route, status, ms: Math.round(ms), ...idsOf(caller) }, 'answered');
  });
}

function idsOf(caller: Account | Member | null): object {
  if (caller === null) return {};
  const who = caller.scopes === null ? { userId: caller.userId } : { keyId: caller.userId };
  return isMember(caller) ? { ...who, orgId: caller.orgId } : who;
}
