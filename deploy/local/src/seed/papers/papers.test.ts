import { afterEach, expect, test, vi } from 'vitest';
import { SHIPMENTS } from '../demo-shipments.js';
import { papersOf } from './papers.js';

afterEach(() => {
  vi.useRealTimers();
});

test('the papers of a demo job are the same bytes whenever they are made, so that a seed may be repeated', async () => {
  const bytesAt = async (moment: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    const papers = await Promise.all(SHIPMENTS.map((shipment) => papersOf(shipment, '2026-03-14')));
    return await Promise.all(papers.flat().map(async (file) => [file.name, Buffer.from(await file.arrayBuffer()).toString('base64')]));
  };
  const first = await bytesAt('2026-03-20T09:00:00Z');
  expect(first.map(([name]) => name?.split('.').at(-1))).toEqual(expect.arrayContaining(['pdf', 'xlsx']));
  expect(await bytesAt('2027-01-02T23:59:58Z')).toEqual(first);
});
