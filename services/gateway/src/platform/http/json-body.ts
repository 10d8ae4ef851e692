import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/problem-error.js';
import { refusalOfJson } from './scan-json.js';

/** Reading more than this takes a noticeable part of a turn of the event loop. */
const LARGE = 16_384;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON bodies: valid UTF-8, bounded in size, depth and number of keys, without a key that stands twice. An empty body is none. */
export function parseJsonBodies(server: FastifyInstance): void {
  const turns = new Turns();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
    if (body.byteLength > LARGE) await turns.take();
    return parseJsonBody(body);
  });
}

/** Large bodies are read one in a turn of the event loop, so that a hundred at once hold nobody else up. */
class Turns {
  private last: Promise<void> = Promise.resolve();

  take(): Promise<void> {
    this.last = this.last.then(() => nextTurn());
    return this.last;
  }
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
