import { Gauge, Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { type HealthReport, type HealthServer, serveHealth } from './health.js';

let server: HealthServer;
afterEach(() => server.close());

async function ask(path: string, metrics: Registry, report: () => HealthReport | Promise<HealthReport>): Promise<[number, string]> {
  server = await serveHealth(0, metrics, report);
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return [answer.status, await answer.text()];
}

const READY: HealthReport = { ready: true, details: { lag: 3 } };

test('a service that is ready says so with its figures', async () => {
  expect(await ask('/health', new Registry(), () => READY)).toEqual([200, '{"ready":true,"lag":3}']);
});

test.each([() => ({ ready: false, details: {} }), () => Promise.reject(new Error('no answer'))])(
  'one that is not, or cannot tell, answers 503',
  async (report) => {
    expect(await ask('/health', new Registry(), report)).toEqual([503, expect.stringContaining('"ready":false')]);
  },
);

test('metrics that cannot be read at the moment are a 503, and the process goes on', async () => {
  const metrics = new Registry();
  const collect = () => Promise.reject(new Error('the database does not answer'));
  new Gauge({ name: 'lag', help: 'lag', registers: [metrics], collect }).set(1);
  expect(await ask('/metrics', metrics, () => READY)).toEqual([503, expect.stringContaining('does not answer')]);
});
