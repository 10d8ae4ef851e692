import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../testing/fake-socket.js';
import type { Invalidate } from './apply-frame.js';
import { coalescing } from './coalesce.js';

let clock: FakeClock;
let fetches: (() => void)[];
let invalidate: Invalidate;

beforeEach(() => {
  clock = new FakeClock();
  fetches = [];
  const cache = new QueryClient();
  cache.invalidateQueries = () => new Promise((resolve) => fetches.push(resolve));
  invalidate = coalescing(cache, clock);
});

/** Lets the fetch that is under way end, and what waits for it run. */
async function answer(): Promise<void> {
  fetches.at(-1)?.();
  await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(null))));
}

test('a burst is one fetch at once and one when it is over', async () => {
  for (let i = 0; i < 200; i++) invalidate({ queryKey: ['list'] });
  expect(fetches).toHaveLength(1);
  await answer();
  clock.advance(250);
  expect(fetches).toHaveLength(2);
  await answer();
  clock.advance(1_000);
  expect(fetches).toHaveLength(2);
});

test('a slow server is not asked again before it has answered', async () => {
  for (let second = 0; second < 60; second++) {
    invalidate({ queryKey: ['list'] });
    clock.advance(1_000);
  }
  expect(fetches).toHaveLength(1);
  await answer();
  clock.advance(250);
  expect(fetches).toHaveLength(2);
});

test('what is not urgent waits longer, and holds nothing else up', async () => {
  for (let i = 0; i < 2; i++) invalidate({ queryKey: ['counts'], quietMs: 2_000 });
  await answer();
  clock.advance(1_999);
  expect(fetches).toHaveLength(1);
  invalidate({ queryKey: ['list'] });
  expect(fetches).toHaveLength(2);
  clock.advance(1);
  expect(fetches).toHaveLength(3);
});
