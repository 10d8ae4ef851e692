import { expect, test } from 'vitest';
import { relayPass } from './pass.js';

const NONE = { count: 0, hasMore: false };

/** Writes down in which order the two parts of a pass begin and end. */
function parts({ isAhead = false, isDrained = false, count = 1 }) {
  const story: string[] = [];
  const numbering = {
    pass: () => {
      story.push('numbered');
      return Promise.resolve({ count, hasMore: false });
    },
  };
  const road = {
    isAhead,
    isDrained,
    async publishNext(meanwhile?: () => Promise<unknown>) {
      story.push('sending');
      await meanwhile?.();
      story.push('sent');
      return 1;
    },
  };
  return { story, pass: () => relayPass(numbering, road) };
}

test('what was just numbered is sent in the same pass', async () => {
  const { story, pass } = parts({});
  expect(await pass()).toEqual({ count: 1, hasMore: false, sent: 1 });
  expect(story).toEqual(['numbered', 'sending', 'sent']);
});

test('while a batch that was read ahead is sent, more is numbered', async () => {
  const { story, pass } = parts({ isAhead: true });
  expect(await pass()).toEqual({ count: 1, hasMore: false, sent: 1 });
  expect(story).toEqual(['sending', 'numbered', 'sent']);
});

test('nothing is asked for where nothing was numbered and everything is sent', async () => {
  const { story, pass } = parts({ isDrained: true, count: 0 });
  expect(await pass()).toEqual({ ...NONE, sent: 0 });
  expect(story).toEqual(['numbered']);
});

test('what an earlier relay numbered is sent by the next, also where nothing new came', async () => {
  const { pass } = parts({ count: 0 });
  expect(await pass()).toEqual({ ...NONE, sent: 1 });
});

test('while Kafka takes nothing, numbering goes on', async () => {
  const road = { isAhead: true, isDrained: false, publishNext: () => Promise.resolve(0) };
  const numbering = { pass: () => Promise.resolve({ count: 3, hasMore: true }) };
  expect(await relayPass(numbering, road)).toEqual({ count: 3, hasMore: true, sent: 0 });
});
