import type { FastifyInstance } from 'fastify';

/** Answers 304 without a body where the caller's copy, named by its ETag, still holds. */
export function answerNotModified(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const isHeld = typeof tag === 'string' && reply.statusCode === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag);
    if (!isHeld) return done(null, payload);
    reply.code(304).removeHeader('content-length');
    done(null, '');
  });
}
