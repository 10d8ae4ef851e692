import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.js';
import { refusalOfJson } from './scan-json.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON bodies: valid UTF-8, bounded in size and depth, without a key that stands twice. An empty body is none. */
export function parseJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseJsonBody(body: Buffer): unknown {
  if (body.byteLength === 0) return undefined;
  const text = decode(body);
  const refusal = refusalOfJson(text);
  if (refusal) throw new ProblemError('invalid-json', { detail: `The body is refused: ${refusal}.` });
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('invalid-json');
  }
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new ProblemError('invalid-json', { detail: 'The body is not UTF-8.' });
  }
}
