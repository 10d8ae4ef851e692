import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The headers of every answer. No inline script, no frame, no foreign address. The token is in local storage, as the
 * specification fixes it, so that script injection must be made hard. Style attributes are what UI libraries need.
 */
export async function sendSecurityHeaders(server: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  const sockets = allowedOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'blob:', 'data:'],
        'font-src': ["'self'"],
        // `'self'` covers the socket of the page's own host; other pages of the product are named.
        'connect-src': ["'self'", ...sockets],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
}
