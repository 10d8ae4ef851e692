import { expect, test } from 'vitest';
import { judgeReceipt } from './judge-receipt.js';

const wanted = { handle: 'TPABCDEFGHIJKLMNOPQRST', sha256: 'a'.repeat(64) };
const receipt = (more: object = {}) => JSON.stringify({ ...wanted, ...more });
const UNREADABLE = { kind: 'unknown', reason: 'unreadable-answer' };
const SERVER = { kind: 'unknown', reason: 'server-error' };

test('a snapshot was taken where a receipt names its handle and its hash', () => {
  for (const status of [200, 201, 202]) expect(judgeReceipt(status, receipt(), wanted)).toEqual({ kind: 'accepted', key: wanted.handle });
});

test.each([
  ['fault 49 (exports): a page to log in', 200, '<html><form action="/login"></form></html>', UNREADABLE],
  ['nothing', 204, '', UNREADABLE],
  ['the receipt of another', 200, receipt({ handle: 'TPABCDEFGHIJKLMNOPQRSU' }), UNREADABLE],
  ['a receipt of other bytes', 200, receipt({ sha256: 'b'.repeat(64) }), UNREADABLE],
  ['fault 45 (exports): an error of the server with a receipt', 500, receipt(), SERVER],
  ['too many requests', 429, '', SERVER],
])('%s is no success', (_what, status, text, expected) => {
  expect(judgeReceipt(status, text, wanted)).toEqual(expected);
});

test.each([
  [422, 'the job has\n no\u0000 vessel', 'HTTP 422: the job has no vessel'],
  [302, '', 'HTTP 302'],
  [401, 'x'.repeat(2_000), `HTTP 401: ${'x'.repeat(500)}`],
])('%d is a refusal, with what was said as a line', (status, text, line) => {
  expect(judgeReceipt(status, text, wanted)).toEqual({ kind: 'refused', lines: [{ severity: 'error', text: line }] });
});
