import type { FastifyReply } from 'fastify';
import type { ProblemError } from './problem-error.js';

/** Answers with a problem, unless the answer began already: then the connection ends, so that half a file is not taken for a whole one. */
export function sendProblem(reply: FastifyReply, { problem, retryAfterSeconds }: ProblemError): void {
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
  if (problem.status === 401) reply.header('www-authenticate', 'Token');
  // The rest of a body that was refused is not read: the client is told to go on with a new connection.
  if (problem.status === 408 || problem.status === 413) reply.header('connection', 'close');
  reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify(problem)));
}
