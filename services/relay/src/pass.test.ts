import { expect, test } from 'vitest';
import { relayPass } from './pass.js';

const NONE = { count: 0, hasMore: false };

/** Writes down in which order the two parts of a pass begin and end. */
function parts({ isAhead = false, isDrained = false, count = 1 }) {
  const calls: string[] = [];
  const numbering = {
    pass: () => {
      calls.push('numbered');
      return Promise.resolve({ count, hasMore: false });
    },
  };
  const output = {
    isAhead,
    isDrained,
    async publishNext(meanwhile?: () => Promise<unknown>) {
      calls.push('sending');
      await meanwhile?.();
      calls.push('sent');
      return 1;
    },
  };
  return { calls, pass: () => relayPass(numbering, output) };
}

test('what was just numbered is sent in the same pass', async () => {
  const { calls, pass } = parts({});
  expect(await pass()).toEqual({ count: 1, hasMore: false, sent: 1 });
  expect(calls).toEqual(['numbered', 'sending', 'sent']);
});

test('while a batch that was read ahead is sent, more is numbered', async () => {
  const { calls, pass } = parts({ isAhead: true });
  expect(await pass()).toEqual({ count: 1, hasMore: false, sent: 1 });
  expect(calls).toEqual(['sending', 'numbered', 'sent']);
});

test('nothing is asked for where nothing was numbered and everything is sent', async () => {
  const { calls, pass } = parts({ isDrained: true, count: 0 });
  expect(await pass()).toEqual({ ...NONE, sent: 0 });
  expect(calls).toEqual(['numbered']);
});

test('what an earlier relay numbered is sent by the next, also where nothing new came', async () => {
  const { pass } = parts({ count: 0 });
  expect(await pass()).toEqual({ ...NONE, sent: 1 });
});

test('while Kafka takes nothing, numbering goes on', async () => {
  const output = { isAhead: true, isDrained: false, publishNext: () => Promise.resolve(0) };
  const numbering = { pass: () => Promise.resolve({ count: 3, hasMore: true }) };
  expect(await relayPass(numbering, output)).toEqual({ count: 3, hasMore: true, sent: 0 });
});
