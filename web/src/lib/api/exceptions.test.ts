import { describe, expect, test } from 'vitest';
import { json, refusal, serve } from '../../testing/answers.js';
import * as exceptions from './exceptions.js';

const unreachable = () => Promise.reject(new TypeError('network'));

test.each(['not-allowed', 'not-found'] as const)('the list answers the marker 404 on %s', async (code) => {
  serve(() => refusal(code));
  expect(await exceptions.workOrdersOrMissing({ o: 'o' })).toBe('404');
});

test('a single fetch answers the marker 404 on 404 only', async () => {
  serve(() => refusal('work-order.not-found'));
  expect(await exceptions.workOrderOrMissing({ o: 'o', id: 'i' })).toBe('404');
  serve(() => refusal('not-allowed'));
  await expect(exceptions.workOrderOrMissing({ o: 'o', id: 'i' })).rejects.toThrow('HTTP error! status: 403');
});

test('other failures of list and single fetch raise', async () => {
  serve(() => refusal('defect'));
  await expect(exceptions.workOrdersOrMissing({ o: 'o' })).rejects.toThrow('HTTP error! status: 500');
  await expect(exceptions.workOrderOrMissing({ o: 'o', id: 'i' })).rejects.toThrow('HTTP error! status: 500');
});

describe('password reset', () => {
  test('request and validation answer false on failure, true otherwise', async () => {
    serve(() => refusal('invalid-input'));
    expect([await exceptions.requestPasswordReset('a@b.c'), await exceptions.validateResetToken('t')]).toEqual([false, false]);
    serve(() => json({}));
    expect([await exceptions.requestPasswordReset('a@b.c'), await exceptions.validateResetToken('t')]).toEqual([true, true]);
  });

  test('confirm returns the body of the server, flagged on failure', async () => {
    serve(() => json({ password: ['too short'] }, 400));
    expect(await exceptions.confirmPasswordReset('t', 'p')).toEqual({ error: true, body: { password: ['too short'] } });
    serve(() => json({ done: true }));
    expect(await exceptions.confirmPasswordReset('t', 'p')).toEqual({ error: false, body: { done: true } });
  });
});

test.each([
  ['createBrokerProfile', () => exceptions.createBrokerProfile({})],
  ['deleteBrokerProfile', () => exceptions.deleteBrokerProfile()],
  ['syncCargowise', () => exceptions.syncCargowise('o', 'w', {})],
  ['listCompanies', () => exceptions.listCompanies('o')],
  ['listCargowiseOrgs', () => exceptions.listCargowiseOrgs('o')],
])('%s returns the response without looking at its status', async (_name, send) => {
  serve(() => refusal('defect'));
  expect((await send()).status).toBe(500);
});

test.each([
  ['a failure', () => refusal('defect')],
  ['no network', unreachable],
  ['no list in the answer', () => json({})],
  ['something else than JSON', () => new Response('<p>')],
])('e-mails are an empty list and the count is 0 on %s', async (_name, answer) => {
  serve(answer);
  expect(await exceptions.listWorkOrderEmails('o', 'w')).toEqual([]);
  expect(await exceptions.quarantineCount('o')).toBe(0);
});

test('the quarantine counts what still waits for somebody', async () => {
  const entry = (is_match: boolean, is_sent: boolean, actioned: boolean) => ({ quarantine: { is_match, is_sent, actioned } });
  serve(() =>
    json({ results: [entry(false, false, false), entry(true, false, false), entry(true, true, false), entry(false, false, true), null] }),
  );
  expect(await exceptions.quarantineCount('o')).toBe(2);
});
