import type { FastifyInstance } from 'fastify';
import { CSP_REPORT_PATH } from './csp-reports.js';

/**
 * The headers of every answer. No inline script, no frame, no foreign address. The token is in local storage, as the
 * specification fixes it, so that script injection must be made hard. They never change, so they are written down once.
 */
export function sendSecurityHeaders(server: FastifyInstance, allowedOrigins: readonly string[]): void {
  const headers = securityHeaders(allowedOrigins);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function securityHeaders(allowedOrigins: readonly string[]): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(allowedOrigins),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // Zero: the filter of old browsers could itself be misused.
    'x-xss-protection': '0',
  };
}

function contentSecurityPolicy(allowedOrigins: readonly string[]): string {
  const sockets = allowedOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Style attributes are what UI libraries need.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    // `'self'` covers the socket of the page's own host; other pages of the product are named.
    ["connect-src 'self'", ...sockets].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Text becomes markup or script nowhere: neither the app nor what it is made of needs a policy that would let it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${CSP_REPORT_PATH}`,
  ].join(';');
}
