import type { Log } from '@tallyport/runtime/log';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { AddressLimiter } from './address-limiter.js';

/** Where browsers tell what the content security policy kept them from. */
export const CSP_REPORT_PATH = '/csp-reports';

/** A report is a few hundred bytes, and the sample of a script in it is cut by the browser. */
const LARGEST_REPORT = 8_192;
/** What a report may name; anything else is counted as one kind, so that nobody makes metrics up. */
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'trusted-types',
  'worker-src',
]);

/**
 * Takes reports of the content security policy from anybody's browser: small, few from one address, and only counted by their
 * directive. Addresses and samples in them are whatever a script wrote, and may hold a token: they are kept nowhere.
 */
export function receiveCspReports(server: FastifyInstance, metrics: Registry, log: Log): void {
  const reports = new Counter({
    name: 'tallyport_csp_reports_total',
    help: 'Reports of browsers about the content security policy, by directive',
    labelNames: ['directive'],
    registers: [metrics],
  });
  const limiter = new AddressLimiter();
  void server.register((scope, _options, done) => {
    const parser = (_request: unknown, body: string, parsed: (error: Error | null, body?: unknown) => void) => parsed(null, body);
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, parser);
    scope.post(CSP_REPORT_PATH, { bodyLimit: LARGEST_REPORT }, (request, reply) => {
      limiter.admit(request.ip);
      const directive = directiveOf(request.body);
      reports.inc({ directive });
      log.warn({ requestId: request.id, directive }, 'a browser reports a violation of the content security policy');
      return reply.status(204).send();
    });
    done();
  });
}

function directiveOf(body: unknown): string {
  try {
    const { 'csp-report': report } = JSON.parse(String(body)) as { 'csp-report'?: Record<string, unknown> };
    const directive = report?.['effective-directive'] ?? report?.['violated-directive'];
    return typeof directive === 'string' && DIRECTIVES.has(directive) ? directive : 'other';
  } catch {
    return 'other';
  }
}
