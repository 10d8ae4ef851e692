import type { FastifyInstance } from 'fastify';

/** What is under way may take so long after the gateway was told to end; a service manager waits for ten seconds. */
const GRACE_MS = 7_000;
const LOOK_MS = 100;

/**
 * Lets the answers that are under way be given before the gateway ends: new connections are refused, idle ones closed, also
 * those that become idle later, and the rest cut when the grace is over.
 */
export function closeGracefully(app: FastifyInstance): void {
  const { server } = app;
  app.addHook('preClose', (done) => {
    const closing = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const cutting = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.once('close', () => {
      clearInterval(closing);
      clearTimeout(cutting);
    });
    done();
  });
}
