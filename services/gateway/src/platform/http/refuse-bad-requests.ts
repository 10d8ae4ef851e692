import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { ProblemError } from '../problems/problem-error.js';

/**
 * What no request may do, whatever it calls: send a packed body (its size would be a lie), or let a JSON body trickle in.
 * Uploads have the server's longer limit.
 */
export function refuseBadRequests(server: FastifyInstance, { bodyTimeoutMs }: { bodyTimeoutMs: number }): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') done();
    else done(new ProblemError('media-type-refused'));
  });
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request) && !isUpload(request)) endWhenLate(payload, bodyTimeoutMs);
    done(null, payload);
  });
}

function endWhenLate(payload: RequestPayload, bodyTimeoutMs: number): void {
  const timer = setTimeout(() => endLateBody(payload), bodyTimeoutMs);
  payload.once('close', () => clearTimeout(timer));
  payload.once('end', () => clearTimeout(timer));
}

/** Whoever reads the body answers 408. When nobody does (it was refused unread), the connection ends: an error would find no listener. */
function endLateBody(payload: RequestPayload): void {
  if (payload.listenerCount('error') > 0) payload.emit('error', new ProblemError('request-timeout'));
  else payload.destroy();
}

/** A body is announced by its length or by its coding (RFC 9112, section 6.3). */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function isUpload(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
}
