import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let gateway: TestGateway;
let org: TestOrg;
let member: TestMember;
let port: number;
let parties: string;

beforeAll(async () => {
  gateway = await startTestGateway({ BODY_TIMEOUT_MS: 500, HEADERS_TIMEOUT_MS: 1_000 });
  org = await gateway.org();
  member = await org.member('broker');
  parties = `/api/v1/orgs/${org.id}/parties`;
  port = await gateway.listen();
});
afterAll(() => gateway.close());

const post = (body: unknown, headers: Record<string, string> = {}) => gateway.call('POST', parties, { token: member.token, body, headers });

describe('every call', () => {
  test.each(['/api', '/api/v1'])('answers under %s, with and without a trailing slash', async (prefix) => {
    for (const slash of ['', '/']) {
      const answer = await gateway.call('GET', `${prefix}/orgs/${org.id}/parties${slash}`, { token: member.token });
      expect(answer.status).toBe(200);
    }
  });

  test('is refused as a problem with a stable code', async () => {
    const answer = await gateway.call('GET', '/api/v1/nowhere', { token: member.token });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.body).toEqual({ type: 'urn:tallyport:problem:not-found', code: 'not-found', title: 'Not found.', status: 404 });
  });

  test('carries headers that keep a page from being misused', async () => {
    const { headers } = await gateway.call('GET', '/api/v1/accounts/me');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("connect-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('says which fields are wrong', async () => {
    const answer = await post({ name: '', city: 7 });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toMatchObject([{ pointer: '/name' }, { pointer: '/city' }]);
  });
});

describe('what a call does not know', () => {
  const get = (path: string) => gateway.call('GET', path, { token: member.token });

  test('in a query is refused by name, also where the call takes no query at all', async () => {
    const unknown = await get(`${parties}?pagesize=5&q=a`);
    expect([unknown.status, unknown.body['errors']]).toEqual([400, [{ pointer: 'pagesize', message: 'this call has no such parameter' }]]);
    const none = await get(`/api/v1/orgs/${org.id}?a=1&b=2`);
    expect([none.status, none.body['errors']]).toMatchObject([400, [{ pointer: 'a' }, { pointer: 'b' }]]);
    expect((await gateway.call('POST', `${parties}?dry_run=1`, { token: member.token, body: { name: 'A' } })).status).toBe(400);
  });

  test('in a body is refused by name, each field for itself', async () => {
    const answer = await post({ name: 'A', nmae: 'B', abn: '' });
    expect([answer.status, answer.body['errors']]).toEqual([
      400,
      [
        { pointer: '/nmae', message: 'there is no such field' },
        { pointer: '/abn', message: 'there is no such field' },
      ],
    ]);
  });
});

describe('a body that is wholly optional', () => {
  test('may be absent, and any other may not', async () => {
    const post = (path: string) => gateway.call('POST', `/api/v1/orgs/${org.id}/${path}`, { token: member.token });
    expect((await post('work_orders/search_filter')).body).toMatchObject({ count: 0 });
    expect((await post('aucargo_cargowise_product/all_lookup_list')).body).toMatchObject({ results: [] });
    expect((await post('parties')).status).toBe(400);
  });
});

describe('fault 110: a body', () => {
  test('of more than a megabyte', async () => {
    const answer = await post({ name: 'x'.repeat(1_100_000) });
    expect([answer.status, answer.body['code']]).toEqual([413, 'body-too-large']);
  });

  test('nested 100,000 deep', async () => {
    const answer = await post(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-json']);
  });

  test('with a key twice', async () => {
    expect((await post('{"name":"a","name":"b"}')).status).toBe(400);
    expect((await post('{"name":"a","n\\u0061me":"b"}')).status).toBe(400);
  });

  test('that is not UTF-8', async () => {
    const answer = await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]));
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-json']);
  });

  test('that is no JSON, or of another type', async () => {
    expect((await post('{"name":')).body['code']).toBe('invalid-json');
    expect((await post('name=a', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  test.each(['a\\u0000b', 'a\\ud800b', '\\udc00'])('with text that nothing can keep: %s', async (text) => {
    const answer = await post(`{"name":"${text}"}`);
    expect([answer.status, answer.body['errors']]).toMatchObject([400, [{ pointer: '/name' }]]);
    const edits = await gateway.call('POST', `/api/v1/orgs/${org.id}/work_orders/${org.id}/invoices/${org.id}/amend`, {
      token: member.token,
      body: `{"edits":[{"kind":"amend","changes":[{"field":"vessel","previous":null,"next":"${text}"}]}]}`,
    });
    expect([edits.status, edits.body['errors']]).toMatchObject([400, [{ pointer: '/edits/0/changes/0/next' }]]);
    const key = await gateway.call('POST', `/api/login`, { body: `{"email":"${text}","password":"a","${text}":1}` });
    expect(key.status).toBe(400);
  });

  test('with whole characters of any kind', async () => {
    expect((await post('{"name":"\\ud83d\\ude00 \\u6e2f \\u0001"}')).body['name']).toBe('😀 港 \u0001');
  });

  test('that is packed', async () => {
    const answer = await post(gzipSync(JSON.stringify({ name: 'x'.repeat(1_000_000) })), { 'content-encoding': 'gzip' });
    expect([answer.status, answer.body['code']]).toEqual([415, 'media-type-refused']);
  });

  test('that trickles in', async () => {
    const answer = await raw(
      `POST ${parties} HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${member.token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name"`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"request-timeout"');
  });

  test.each([
    ['too large', 'application/json', 413],
    ['of a type that is not taken', 'application/xml', 415],
  ])('that is refused for being %s and never comes harms nobody', async (_why, type, status) => {
    const refused = await raw(
      `POST ${parties} HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${member.token}\r\nContent-Type: ${type}\r\nContent-Length: 100000000\r\n\r\n{"name"`,
    );
    expect(refused).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await post({ name: 'Somebody else' })).status).toBe(201);
  });

  test('behind headers that never end', async () => {
    expect(await raw('GET /api/v1/accounts/me HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('a body of many keys', () => {
  const keys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`;

  test.each(['/api/login', '/api/v1/login', '/api/signup', '/api/v1/signup/'])('is not read where nobody is known: %s', async (path) => {
    for (const body of [keys(80_000), `{"email":"a@b.example","password":"${'x'.repeat(4_096)}"}`]) {
      const answer = await gateway.call('POST', path, { body });
      expect([answer.status, answer.body['code']]).toEqual([413, 'body-too-large']);
    }
    const chunked = await raw(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2000\r\n${' '.repeat(0x2000)}\r\n`,
    );
    expect(chunked).toMatch(/^HTTP\/1.1 413 /);
  });

  test('is refused before it is parsed, whoever sends it', async () => {
    for (const body of [keys(20_001), `{"name":[${'0,'.repeat(60_000)}0]}`, `{"name":${'['.repeat(40)}${']'.repeat(40)}}`]) {
      const answer = await post(body);
      expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-json']);
    }
    expect((await post(keys(20_000))).body['code']).toBe('invalid-input');
  });

  test('is not waited for when its sender is nobody', async () => {
    const answer = await raw(
      `POST ${parties} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{"name"`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });
});

describe('fault 62: a smuggled id', () => {
  test('in the body is refused by name', async () => {
    const other = await gateway.org('Other');
    const answer = await post({ name: 'Smuggler', org_id: other.id, id: other.id });
    expect([answer.status, answer.body['errors']]).toMatchObject([400, [{ pointer: '/org_id' }, { pointer: '/id' }]]);
    const { rows } = await gateway.owner.query(`select id from kept.party where name = 'Smuggler'`);
    expect(rows).toEqual([]);
  });

  test('in __proto__ is refused', async () => {
    expect((await post('{"name":"a","__proto__":{"admin":true}}')).status).toBe(400);
    expect((await post('{"name":"a","\\u005f_proto__":{"admin":true}}')).status).toBe(400);
  });

  test('twice in the query is refused', async () => {
    expect((await gateway.call('GET', `${parties}?q=a&q=b`, { token: member.token })).status).toBe(400);
    expect((await gateway.call('GET', `${parties}?page=1&page=2`, { token: member.token })).status).toBe(400);
  });
});

describe('a connection that sends nothing', () => {
  test('ends when the time for its headers is over', async () => {
    expect(await raw('')).toMatch(/^(HTTP\/1.1 408 |$)/);
  });

  test('ends thirty seconds after its last answer', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/accounts/me`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=30');
  });
});

test('NUL in a query is refused', async () => {
  const history = `/api/v1/orgs/${org.id}/work_orders/${org.id}/history`;
  for (const query of [`${parties}?q=%00`, `${history}?field=a%00`, '/api/v1/code_list?code_type=%00']) {
    expect((await gateway.call('GET', query, { token: member.token })).status).toBe(400);
  }
});

describe('fault 105: a page', () => {
  test.each(['page=0', 'page=-1', 'page=1e9', 'page=abc', 'page_size=1e6', 'page_size=0', 'page=1.5'])('%s is refused', async (query) => {
    const answer = await gateway.call('GET', `${parties}?${query}`, { token: member.token });
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-input']);
  });
});

test('fault 63: a header of a megabyte is refused before anything is read', async () => {
  const answer = await raw(`GET /api/v1/accounts/me HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${'a'.repeat(1_000_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
});

/** Sends bytes and answers what comes back until the other end closes. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
    socket.on('close', () => resolve(answer));
  });
}
