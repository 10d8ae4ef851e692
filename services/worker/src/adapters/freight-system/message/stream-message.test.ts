import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MessagePart } from '@tallyport/contracts/freight-export/message-part';
import { messageParts, storedMessage } from '@tallyport/domain/freight-export/message-parts';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpFreightSystem } from '../http-freight-system.js';
import { streamMessage } from './stream-message.js';

const fileMark = (hash: string, bytes: number) => storedMessage([{ kind: 'base64', hash, bytes }]);
const MEGABYTE = 1024 * 1024;
const HASH = 'a'.repeat(64);
const login = () => ({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, user: 'u', secret: 's' });
const system = () => new HttpFreightSystem({ allowedHosts: AllowedHosts.parse('127.0.0.1') });
const call = { withinMs: 60_000, signal: new AbortController().signal };

let server: Server;
let arrived = 0;
let came: { hash: string; bytes: number }[];
beforeAll(async () => {
  server = createServer((request, response) => {
    const hash = createHash('sha256');
    let bytes = 0;
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      arrived += chunk.length;
      hash.update(chunk);
    });
    request.on('end', () => {
      came.push({ hash: hash.digest('hex'), bytes });
      response.end('<x/>');
    });
  });
  came = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function* pieces(bytes: number, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; at += size) yield Buffer.alloc(Math.min(size, bytes - at), at % 251);
}

async function bytesFrom(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

test.each([0, 1, 2, 3, 4, 1_000])('a file of %d bytes stands in a message as base64, in pieces of any size', async (bytes) => {
  const text = `<é>${fileMark(HASH, bytes)}</é>`;
  const expected = await bytesFrom(pieces(bytes, 7));
  const message = streamMessage(messageParts(text), () => pieces(bytes, 7));
  const sent = message instanceof Uint8Array ? Buffer.alloc(0) : await bytesFrom(message.open());
  expect(sent.length).toBe(message instanceof Uint8Array ? -1 : message.bytes);
  expect(sent.toString()).toBe(`<é>${expected.toString('base64')}</é>`);
});

test('five files of 10 MB are read only as they leave, so a few pieces are in memory at once', async () => {
  const text = `<all>${fileMark(HASH, 10 * MEGABYTE).repeat(5)}</all>`;
  const hash = createHash('sha256');
  let read = 0;
  let most = 0;
  async function* file(): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces(10 * MEGABYTE, 64 * 1024)) {
      read += piece.length;
      most = Math.max(most, read - arrived * 0.75);
      yield piece;
    }
  }
  arrived = 0;
  const outcome = await system().post(login(), streamMessage(messageParts(text), file), call);
  expect(outcome).toMatchObject({ kind: 'answered', status: 200 });
  const base64 = (await bytesFrom(pieces(10 * MEGABYTE, 64 * 1024))).toString('base64');
  expect(came).toEqual([
    { hash: hash.update(`<all>${base64.repeat(5)}</all>`).digest('hex'), bytes: 5 * 13_981_016 + '<all></all>'.length },
  ]);
  expect(most).toBeLessThan(10 * MEGABYTE);
});

test.each([
  ['shorter', 900],
  ['longer', 1_100],
])('a file that is %s than was said ends in no whole message', async (_what, bytes) => {
  came.length = 0;
  const message = streamMessage(messageParts(`<a>${fileMark(HASH, 1_000)}</a>`), () => pieces(bytes, 64));
  expect(await system().post(login(), message, call)).toMatchObject({ kind: 'unknown', reason: 'no-connection' });
  expect(came).toEqual([]);
});

test('an answer that comes before everything was sent is heard, and the rest stays here', async () => {
  const early = createServer((_, response) => {
    response.writeHead(401, { connection: 'close' }).end('<x/>');
  });
  await new Promise<void>((resolve) => early.listen(0, '127.0.0.1', resolve));
  const message = streamMessage(messageParts(fileMark(HASH, 50 * MEGABYTE)), () => pieces(50 * MEGABYTE, 64 * 1024));
  const address = `http://127.0.0.1:${(early.address() as AddressInfo).port}/`;
  const outcome = await system().post({ ...login(), address }, message, call);
  early.closeAllConnections();
  early.close();
  expect(outcome).toMatchObject({ kind: 'answered', status: 401 });
});

test('a file that breaks while it is read breaks the call', async () => {
  came.length = 0;
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(300);
    throw Object.assign(new Error('the disk is gone'), { code: 'EIO' });
  }
  const outcome = await system().post(login(), streamMessage(messageParts(fileMark(HASH, 1_000)), broken), call);
  expect(outcome).toEqual({ kind: 'unknown', reason: 'no-connection', detail: 'the connection broke (EIO)' });
  expect(came).toEqual([]);
});

test('a stored message has its parts again', () => {
  const parts: MessagePart[] = [
    { kind: 'text', text: '<a>&lt;?file?&gt;' },
    { kind: 'base64', hash: HASH, bytes: 3 },
    { kind: 'base64', hash: HASH, bytes: 4 },
    { kind: 'text', text: '</a>' },
  ];
  expect(messageParts(storedMessage(parts))).toEqual(parts);
  expect(messageParts('<a/>')).toEqual([{ kind: 'text', text: '<a/>' }]);
});
