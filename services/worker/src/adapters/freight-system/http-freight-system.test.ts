import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LookUpAll } from '../guarded-dispatcher.js';
import { HttpFreightSystem } from './http-freight-system.js';
import { FreightServer } from './testing/freight-server.js';

let server: FreightServer;
beforeAll(async () => {
  server = await FreightServer.start();
});
afterAll(() => server.close());
beforeEach(() => {
  server.came.length = 0;
});

const system = (hosts = server.host) => new HttpFreightSystem({ allowedHosts: AllowedHosts.parse(hosts) }, 1_000);
const login = (address = `http://${server.host}/eAdaptor`) => ({ address, user: 'tally', secret: 'Geheimnis-✓' });
const bytes = Buffer.from('<UniversalShipment>é</UniversalShipment>');
const call = { withinMs: 400, signal: new AbortController().signal };
const drips: RequestListener = (_, response) => {
  const drop = setInterval(() => response.write('.'), 20);
  response.on('close', () => clearInterval(drop));
};

describe('a call', () => {
  test('sends its bytes as they are, once, with the log-in, and gives back what was said', async () => {
    server.says(200, '<x/>', { 'content-type': 'text/xml; charset=utf-8' });
    const outcome = await system().post(login(), bytes, call);
    expect(outcome).toEqual({ kind: 'answered', status: 200, contentType: 'text/xml; charset=utf-8', body: Buffer.from('<x/>') });
    expect(server.came).toHaveLength(1);
    expect(server.came[0]).toMatchObject({ method: 'POST', url: '/eAdaptor', body: bytes });
    const authorization = `Basic ${Buffer.from('tally:Geheimnis-✓').toString('base64')}`;
    expect(server.came[0]?.headers).toMatchObject({ authorization, accept: 'application/xml', 'content-length': String(bytes.length) });
    expect(server.came[0]?.headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  test('unpacks what comes packed', async () => {
    server.says(200, gzipSync('<x/>'), { 'content-encoding': 'gzip' });
    expect(await system().post(login(), bytes, call)).toMatchObject({ kind: 'answered', contentType: null, body: Buffer.from('<x/>') });
  });

  test.each([302, 400, 401, 403, 404, 429, 500, 503])('gives back the status %d, and follows nothing', async (status) => {
    server.says(status, 'no', { location: `http://${server.host}/elsewhere` });
    expect(await system().post(login(), bytes, call)).toMatchObject({ kind: 'answered', status, body: Buffer.from('no') });
    expect(server.came).toHaveLength(1);
  });

  test('is given up when it is cancelled', async () => {
    server.answer = () => undefined;
    const cancelled = new AbortController();
    const calling = system().post(login(), bytes, { ...call, signal: cancelled.signal });
    cancelled.abort(new Error('the worker ends'));
    await expect(calling).rejects.toThrow('the worker ends');
  });
});

describe('nobody knows what became of a call', () => {
  test.each<[string, RequestListener, string]>([
    ['that is not answered', () => undefined, 'timeout'],
    ['fault 58 (exports): whose answer drips for an hour', drips, 'timeout'],
    ['whose headers never end', (request) => request.socket.write('HTTP/1.1 200 OK\r\nA: b\r\n'), 'timeout'],
    ['whose connection breaks', (_, response) => response.destroy(), 'no-connection'],
    [
      'fault 49 (exports): whose answer is cut',
      (_, response) => response.writeHead(200, { 'content-length': '100' }).write('<x>', () => response.destroy()),
      'no-connection',
    ],
    ['that is answered with something else than HTTP', (request) => request.socket.end('PRS PRS PRS\r\n\r\n'), 'no-connection'],
    ['fault 50 (exports): whose answer has no end', (_, response) => response.end('x'.repeat(2_000)), 'unreadable-answer'],
    [
      'whose answer grows when it is unpacked',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(2_000))),
      'unreadable-answer',
    ],
    [
      'whose answer cannot be unpacked',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('<x/>'),
      'unreadable-answer',
    ],
    [
      'whose answer is packed unknown to us',
      (_, response) => response.writeHead(200, { 'content-encoding': 'lzma' }).end('<x/>'),
      'unreadable-answer',
    ],
  ])('%s', async (_what, answer, reason) => {
    server.answer = answer;
    expect(await system().post(login(), bytes, call)).toMatchObject({ kind: 'unknown', reason });
    expect(server.came).toHaveLength(1);
  });

  test('whose connection is closed as soon as it stands, and it is not tried again', async () => {
    let connections = 0;
    const closing = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(closing.address() as AddressInfo).port}`;
    expect(await system(host).post(login(`http://${host}/`), bytes, call)).toMatchObject({ kind: 'unknown', reason: 'no-connection' });
    closing.close();
    expect(connections).toBe(1);
  });

  test('but a refused log-in is one, also where its answer is cut', async () => {
    server.answer = (_, response) => response.writeHead(401, { 'content-length': '100' }).write('<', () => response.destroy());
    expect(await system().post(login(), bytes, call)).toMatchObject({ kind: 'answered', status: 401 });
  });
});

describe('it is certain that nothing was sent', () => {
  const unresolved: LookUpAll = (_, tell) => tell(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
  const inside: LookUpAll = (_, tell) => tell(null, [{ address: '169.254.169.254', family: 4 }]);
  const outside = (lookUpAll: LookUpAll) => new HttpFreightSystem({ allowedHosts: AllowedHosts.parse(''), lookUpAll });

  test.each<[string, () => HttpFreightSystem, () => string, string]>([
    ['where nobody listens', () => system('127.0.0.1:9'), () => 'http://127.0.0.1:9/', 'connection-refused'],
    ['where the host has no address', () => outside(unresolved), () => 'https://freight.example/', 'no-such-host'],
    ['where the host leads inside', () => outside(inside), () => 'https://freight.example/', 'address-refused'],
    ['where the address is not https', () => outside(inside), () => 'http://freight.example/', 'address-refused'],
    ['where the address is inside', () => outside(inside), () => `https://${server.host}/`, 'address-refused'],
    ['where the host does not speak TLS', () => system(), () => `https://${server.host}/`, 'not-trusted'],
  ])('%s', async (_what, from, address, reason) => {
    expect(await from().post(login(address()), bytes, call)).toMatchObject({ kind: 'not-sent', reason });
    expect(server.came).toHaveLength(0);
  });

  test('where resolving its name takes all the time there is', async () => {
    const outcome = await outside(() => undefined).post(login('https://freight.example/'), bytes, { ...call, withinMs: 50 });
    expect(outcome).toEqual({ kind: 'not-sent', reason: 'no-connection', detail: 'no connection could be made' });
  });
});

test('what is told of a call never holds its log-in', async () => {
  const told: unknown[] = [];
  for (const status of [200, 401, 500]) {
    server.says(status, 'x');
    told.push(await system().post(login(), bytes, call));
  }
  server.answer = (_, response) => response.destroy();
  told.push(await system().post(login(), bytes, call));
  told.push(await system('127.0.0.1:9').post(login('http://127.0.0.1:9/'), bytes, call));
  told.push(await system().post(login('http://tally:Geheimnis@127.0.0.1/'), bytes, call));
  expect(JSON.stringify(told)).not.toMatch(/Geheimnis|tally|R2VoZWltbmlz/);
});
