import type { Operation } from '@tallyport/contracts/define-operation';
import type { FastifyInstance } from 'fastify';
import { routePaths } from './route-paths.js';

/** Gives each route the limit that its operation declares. Has to be called before there are routes. */
export function limitBodies(server: FastifyInstance, operations: readonly Operation[]): void {
  const limits = new Map<string, number>(
    operations.flatMap(({ method, bodyLimit, path }) =>
      bodyLimit === undefined ? [] : routePaths({ path }).map((url) => [`${method} ${url}`, bodyLimit] as const),
    ),
  );
  server.addHook('onRoute', (route) => {
    const limit = limits.get(`${String(route.method)} ${route.url}`);
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
