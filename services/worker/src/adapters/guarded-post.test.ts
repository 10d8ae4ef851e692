import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AnswerTooLarge } from './bounded-fetch.js';
import { AddressRefused, type GuardOptions, type LookUpAll } from './guarded-dispatcher.js';
import { guardedPost, type Post, type PostedText } from './guarded-post.js';

let server: Server;
let answer: RequestListener;
let port: number;
let requests: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = 0;
  answer = (_, response) => response.end('heard');
});

const headers = { 'content-type': 'text/plain' };
const calling =
  (post: Post) =>
  (address: string, signal = new AbortController().signal): Promise<PostedText> =>
    post(address, { headers, body: 'x', signal });
const bounds = { mostBytes: 1_000, withinMs: 300 };
const within = (options: GuardOptions) => calling(guardedPost(options));
const inside = () => within({ ...bounds, allowedHosts: AllowedHosts.parse(`127.0.0.1:${port}`) });
/** Says each answer once, in order, and the last one for ever. */
function resolvesTo(...answers: readonly (readonly string[])[]): { lookUpAll: LookUpAll; asked(): number } {
  let asked = 0;
  const lookUpAll: LookUpAll = (_, tell) => {
    const now = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    tell(
      null,
      now.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { lookUpAll, asked: () => asked };
}
const outside = (lookUpAll: LookUpAll) => within({ ...bounds, allowedHosts: AllowedHosts.parse(''), lookUpAll });

test('a host that the installation allows is called', async () => {
  expect(await inside()(`http://127.0.0.1:${port}/in`)).toEqual({ status: 200, text: 'heard' });
});

test('nothing is sent to a private address, however it is written', async () => {
  const { lookUpAll } = resolvesTo(['1.1.1.1']);
  for (const host of ['127.0.0.1', '127.1', '0x7f.1', '[::ffff:127.0.0.1]', '[::1]'])
    await expect(outside(lookUpAll)(`https://${host}:${port}/`)).rejects.toThrow(new AddressRefused('private-address'));
  await expect(outside(lookUpAll)(`http://127.0.0.1:${port}/`)).rejects.toThrow(new AddressRefused('not-https'));
  expect(requests).toBe(0);
});

test.each([[['127.0.0.1']], [['169.254.169.254']], [['1.1.1.1', '10.0.0.1']], [['::1']], [['::ffff:127.0.0.1']]])(
  'nothing is sent to a name that resolves to %j',
  async (addresses) => {
    const { lookUpAll } = resolvesTo(addresses);
    await expect(outside(lookUpAll)(`https://hooks.example:${port}/`)).rejects.toThrow(new AddressRefused('private-address'));
    expect(requests).toBe(0);
  },
);

test('a name is asked for once, and connected to is what was looked at', async () => {
  const { lookUpAll, asked } = resolvesTo(['1.1.1.1'], ['127.0.0.1']);
  const refused = await outside(lookUpAll)(`https://rebinding.example:${port}/`).catch((error: unknown) => error);
  expect([asked(), requests]).toEqual([1, 0]);
  expect(refused).not.toBeInstanceOf(AddressRefused);
});

test('a redirect is an answer, and is not followed', async () => {
  answer = (_, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
  expect(await inside()(`http://127.0.0.1:${port}/`)).toEqual({ status: 307, text: '' });
  expect(requests).toBe(1);
});

test('an answer past its bound is thrown away', async () => {
  answer = (_, response) => response.end('x'.repeat(1_001));
  await expect(inside()(`http://127.0.0.1:${port}/`)).rejects.toThrow(AnswerTooLarge);
});

test('fault 58: an answer that drips is cut off in time', async () => {
  answer = (_, response) => {
    const drop = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(drop));
  };
  await expect(inside()(`http://127.0.0.1:${port}/`)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
});

test('who calls may stop it', async () => {
  answer = () => undefined;
  const stop = new AbortController();
  const call = inside()(`http://127.0.0.1:${port}/`, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(call).rejects.toThrow('stopped');
});

test('an answer that never comes is waited for in bounded time', async () => {
  answer = () => undefined;
  await expect(inside()(`http://127.0.0.1:${port}/`)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
});
