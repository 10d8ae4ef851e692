import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { ProblemError } from '../problems/problem-error.js';

/**
 * What no request may do, whatever it calls: send a packed body (its size would be a lie), or let a JSON body trickle in.
 * Uploads have the server's longer limit.
 */
export function refuseBadRequests(server: FastifyInstance, { bodyTimeoutMs }: { bodyTimeoutMs: number }): void {
  server.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new ProblemError('media-type-refused');
  });
  server.addHook('preParsing', async (request, _reply, payload) => {
    if (isUpload(request)) return payload;
    const timer = setTimeout(() => endLateBody(payload), bodyTimeoutMs);
    payload.once('close', () => clearTimeout(timer));
    payload.once('end', () => clearTimeout(timer));
    return payload;
  });
}

/** Whoever reads the body answers 408. When nobody does (it was refused unread), the connection ends: an error would find no listener. */
function endLateBody(payload: RequestPayload): void {
  if (payload.listenerCount('error') > 0) payload.emit('error', new ProblemError('request-timeout'));
  else payload.destroy();
}

function isUpload(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
}
