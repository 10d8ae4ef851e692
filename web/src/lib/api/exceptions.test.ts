import { expect, test } from 'vitest';
import { refusal, serve } from '../../testing/answers.js';
import { workOrderOrMissing, workOrdersOrMissing } from './exceptions.js';

test.each(['not-allowed', 'not-found'] as const)('the list answers the marker 404 on %s', async (code) => {
  serve(() => refusal(code));
  expect(await workOrdersOrMissing({ o: 'o' })).toBe('404');
});

test('a single fetch answers the marker 404 on 404 only', async () => {
  serve(() => refusal('work-order.not-found'));
  expect(await workOrderOrMissing({ o: 'o', id: 'i' })).toBe('404');
  serve(() => refusal('not-allowed'));
  await expect(workOrderOrMissing({ o: 'o', id: 'i' })).rejects.toThrow('HTTP error! status: 403');
});

test('other failures of list and single fetch raise', async () => {
  serve(() => refusal('defect'));
  await expect(workOrdersOrMissing({ o: 'o' })).rejects.toThrow('HTTP error! status: 500');
  await expect(workOrderOrMissing({ o: 'o', id: 'i' })).rejects.toThrow('HTTP error! status: 500');
});
