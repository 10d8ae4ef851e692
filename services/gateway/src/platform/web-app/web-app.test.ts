import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';

const parent = mkdtempSync(join(tmpdir(), 'tallyport-test-web-'));
const folder = join(parent, 'dist');
let gateway: TestGateway;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tallyport</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  gateway = await startTestGateway({ WEB_FOLDER: folder });
});
afterAll(async () => {
  await gateway.close();
  rmSync(parent, { recursive: true });
});

describe('the web app', () => {
  test.each(['/', '/login', '/organization/1/jobs/2?tab=documents', '/billing/'])('%s is its page', async (path) => {
    const answer = await gateway.call('GET', path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.text).toContain('<title>Tallyport</title>');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('built assets are kept for ever', async () => {
    const answer = await gateway.call('GET', '/assets/app-1a2b.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(String(answer.headers['content-type'])).toContain('javascript');
  });

  test.each(['/api/nowhere', '/api', '/ws', '/assets/app-gone.js'])('%s is not its page', async (path) => {
    const answer = await gateway.call('GET', path);
    expect([answer.status, answer.body['code']]).toEqual([404, 'not-found']);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%00'])(
    'nothing outside of its folder is served: %s',
    async (path) => {
      expect((await gateway.call('GET', path)).text).not.toContain('secret');
    },
  );
});

test('health and metrics are served beside it', async () => {
  // A gateway that just started is not ready before it follows the feed.
  await vi.waitFor(
    async () =>
      expect((await gateway.call('GET', '/health')).body).toEqual({
        ready: true,
        database: true,
        logIn: true,
        feed: true,
        readModels: true,
      }),
    { timeout: 30_000 },
  );
  expect((await gateway.call('GET', '/metrics')).text).toContain('tallyport_http_seconds');
});

test('another method than a path takes is told so', async () => {
  const answer = await gateway.call('DELETE', '/api/v1/accounts/me');
  expect([answer.status, answer.body['code'], answer.headers['allow']]).toEqual([405, 'method-not-allowed', 'GET']);
});
