import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HttpCustomsConnect } from './http-customs-connect.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answer: Handler;
const came: { readonly method: string | undefined; readonly path: string | undefined; readonly body: Buffer }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      came.push({ method: request.method, path: request.url, body: Buffer.concat(chunks) });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  came.length = 0;
});

const signal = new AbortController().signal;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const connect = () => new HttpCustomsConnect(`${address()}/`, { callMs: 300, mostAnswerBytes: 1_000 });
const bytes = Buffer.from("UNA:+.? 'UNB+UNOC:3+ÅSITE'", 'latin1');
const says =
  (status: number, body = ''): Handler =>
  (_, response) => {
    response.writeHead(status).end(body);
  };
const drips: Handler = (_, response) => {
  const drop = setInterval(() => response.write('.'), 50);
  response.on('close', () => clearInterval(drop));
};

describe('handing an interchange over', () => {
  test('sends its bytes as they are, and gives back what was said', async () => {
    answer = says(200, 'UNB+…');
    const handedOver = await connect().handOver(bytes, signal);
    expect(handedOver).toEqual({ kind: 'answered', body: new Uint8Array(Buffer.from('UNB+…')) });
    expect(came).toEqual([{ method: 'POST', path: '/interchanges', body: bytes }]);
  });

  test.each([400, 401, 403, 404, 413, 422])('with %d it is turned away', async (status) => {
    answer = says(status);
    expect(await connect().handOver(bytes, signal)).toMatchObject({
      kind: 'turned-away',
      detail: expect.stringContaining(String(status)) as string,
    });
  });

  test.each([408, 425, 429, 500, 502, 503, 504])('fault 45: with %d nobody knows whether it was taken', async (status) => {
    answer = says(status);
    expect(await connect().handOver(bytes, signal)).toEqual({ kind: 'unknown', reason: 'server-error' });
  });

  test.each<[string, Handler, string]>([
    ['no answer', () => undefined, 'timeout'],
    ['fault 58: an answer that drips', drips, 'timeout'],
    ['a connection that breaks', (_, response) => response.destroy(), 'no-connection'],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 'no-connection'],
    ['an answer without end', (_, response) => response.end('x'.repeat(2_000)), 'unreadable-answer'],
  ])('%s is not known either', async (_what, handler, reason) => {
    answer = handler;
    expect(await connect().handOver(bytes, signal)).toEqual({ kind: 'unknown', reason });
  });

  test('nobody there is not known either', async () => {
    expect(await new HttpCustomsConnect('http://127.0.0.1:9').handOver(bytes, signal)).toEqual({
      kind: 'unknown',
      reason: 'no-connection',
    });
  });

  test('is given up when it is cancelled', async () => {
    answer = () => undefined;
    const cancelled = new AbortController();
    const handingOver = connect().handOver(bytes, cancelled.signal);
    cancelled.abort(new Error('the worker ends'));
    await expect(handingOver).rejects.toThrow('the worker ends');
  });
});

describe('asking for an interchange', () => {
  test('finds what was said to it', async () => {
    answer = says(200, JSON.stringify({ sender: 'SITE1', acknowledgement: 'UNB+Å' }));
    const found = await connect().find('SITE1', 'K3X90PQ2RT71AB', signal);
    expect(found).toEqual({ kind: 'seen', acknowledgement: Buffer.from('UNB+Å', 'latin1') });
    expect(came[0]).toMatchObject({ method: 'GET', path: '/interchanges/SITE1/K3X90PQ2RT71AB' });
    answer = says(200, '{}');
    expect(await connect().find('SITE1', 'K3X90PQ2RT71AB', signal)).toEqual({ kind: 'seen', acknowledgement: null });
  });

  test('finds nothing with 404, and only then', async () => {
    answer = says(404);
    expect(await connect().find('SITE1', 'K', signal)).toEqual({ kind: 'never-seen' });
    const others = [says(500), says(403), says(200, '<html>'), says(200, ''), drips];
    for (const handler of others) {
      answer = handler;
      await expect(connect().find('SITE1', 'K', signal)).rejects.toThrow(/customs answers|JSON|timeout/);
    }
  });
});
