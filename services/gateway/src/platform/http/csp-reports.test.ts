import type { Log } from '@tallyport/runtime/log';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { CSP_REPORT_PATH, receiveCspReports } from './csp-reports.js';

const silentLog = { warn: () => {} } as unknown as Log;

function aReceiver() {
  const server = Fastify();
  const metrics = new Registry();
  receiveCspReports(server, metrics, silentLog);
  const report = (payload: string, type = 'application/csp-report') =>
    server.inject({ method: 'POST', url: CSP_REPORT_PATH, headers: { 'content-type': type }, payload });
  const counted = async () => (await metrics.getMetricsAsJSON())[0]?.values.map(({ value, labels }) => [labels['directive'], value]);
  return { report, counted };
}

const about = (directive: string) =>
  JSON.stringify({
    'csp-report': { 'effective-directive': directive, 'blocked-uri': 'https://evil.example/?token=t', 'script-sample': 'x' },
  });

test('reports are counted by the directive that they name, and what names none of ours is counted as other', async () => {
  const { report, counted } = aReceiver();
  for (const body of [about('script-src-elem'), about('script-src-elem'), about('made-up'), 'garbage', '[]']) {
    expect((await report(body)).statusCode).toBe(204);
  }
  expect(await counted()).toEqual([
    ['script-src-elem', 2],
    ['other', 3],
  ]);
});

test('a large report, and a body of another type, are refused unread', async () => {
  const { report, counted } = aReceiver();
  expect((await report(about('x'.repeat(9_000)))).statusCode).toBe(413);
  expect((await report(about('img-src'), 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect(await counted()).toEqual([]);
});

test('one address reports so often and no more', async () => {
  const { report, counted } = aReceiver();
  const codes: number[] = [];
  for (let sent = 0; sent < 60; sent++) codes.push((await report(about('img-src'))).statusCode);
  expect(codes.filter((code) => code === 204).length).toBeGreaterThanOrEqual(40);
  expect(codes.at(-1)).not.toBe(204);
  expect((await counted())?.[0]?.[1]).toBe(codes.filter((code) => code === 204).length);
});
