import { describe, expect, test } from 'vitest';
import { TtlCache } from './ttl-cache.js';

describe('what is cached for a moment', () => {
  // The cache takes zero for no time.
  let now = 1;
  let asked = 0;
  const cache = new TtlCache<number>(1_000, () => now);
  const ask = () => cache.get('key', () => Promise.resolve((asked += 1)));

  test('is asked for once in that moment, also by many at once, and again after it', async () => {
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    now = 1_000;
    expect(await ask()).toBe(1);
    now = 1_002;
    expect(await ask()).toBe(2);
  });

  test('is forgotten when told so', async () => {
    cache.clear();
    expect(await ask()).toBe(3);
  });

  test('is never a failure', async () => {
    await expect(cache.get('other', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('other', () => Promise.resolve(7))).toBe(7);
  });
});
