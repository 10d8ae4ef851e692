import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../../support/wire.js';
import { hostileAnswer } from './hostile-answers.js';
import type { Misbehaviour } from './misbehaviours.js';

const LOGIN_PAGE =
  '<!doctype html><html><head><title>Sign in</title></head><body><form action="/login"><input name="user"><input type="password" name="password"></form></body></html>';
const SECOND = 1_000;
const DRIP_MS = SECOND;

/** Answers a request as it was asked for. `document` is what should be answered; `ended` is when the simulator stops. */
export async function answer(
  response: ServerResponse,
  { name, seconds }: Misbehaviour,
  document: string,
  ended: AbortSignal,
): Promise<void> {
  const hostile = hostileAnswer(name);
  if (hostile !== undefined) return pour(response, hostile);
  switch (name) {
    // Whoever waits is left waiting until it goes away by itself.
    case 'timeout-before-commit':
    case 'timeout-after-commit':
      return;
    case 'cut-before-commit':
    case 'cut-after-commit':
    case 'late-commit':
      response.destroy();
      return;
    case 'slow-drip':
      return drip(response, document, ended);
    case 'slow':
      await sleep(seconds * SECOND, undefined, { signal: ended }).catch(() => undefined);
      return say(response, { status: 200, xml: document });
    case 'truncated':
      return say(response, { status: 200, xml: document.slice(0, document.length / 2) });
    default:
      return sayPlainly(response, name, document);
  }
}

function sayPlainly(response: ServerResponse, name: Misbehaviour['name'], document: string): void {
  switch (name) {
    case 'error-500':
    case 'error-500-after-commit':
      return say(response, { status: 500, html: '<html><body>Server Error in /eAdaptor Application.</body></html>' });
    case 'error-503':
      return say(response, {
        status: 503,
        html: '<html><body>The service is unavailable.</body></html>',
        headers: { 'retry-after': '30' },
      });
    case 'error-429':
      return say(response, { status: 429, html: '<html><body>Too many requests.</body></html>', headers: { 'retry-after': '30' } });
    case 'unauthorized':
      return say(response, REFUSED);
    case 'forbidden':
      return say(response, { status: 403, html: '<html><body>Forbidden</body></html>' });
    case 'login-page':
      return say(response, { status: 200, html: LOGIN_PAGE });
    case 'empty':
    case 'empty-after-commit':
      return say(response, { status: 200, xml: '' });
    case 'wrong-namespace':
      return say(response, { status: 200, xml: document.replaceAll('/2011/11', '/2012/11') });
    default:
      return say(response, { status: 200, xml: document });
  }
}

/** What whoever does not log in as he should is told. */
export const REFUSED = {
  status: 401,
  html: '<html><body>401 - Unauthorized: Access is denied due to invalid credentials.</body></html>',
  headers: { 'www-authenticate': 'Basic realm="eAdaptor"' },
} as const;

async function pour(response: ServerResponse, pieces: Iterable<string>): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' });
  // Whoever reads it may go away at any time.
  await pipeline(Readable.from(pieces), response).catch(() => undefined);
}

async function drip(response: ServerResponse, document: string, ended: AbortSignal): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' });
  for (const byte of Buffer.from(document)) {
    if (response.destroyed || ended.aborted) return;
    response.write(Uint8Array.of(byte));
    await sleep(DRIP_MS, undefined, { signal: ended }).catch(() => undefined);
  }
  response.end();
}
