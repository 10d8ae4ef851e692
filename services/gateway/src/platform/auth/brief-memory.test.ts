import { describe, expect, test } from 'vitest';
import { BriefMemory } from './brief-memory.js';

describe('what is believed for a moment', () => {
  let now = 0;
  let asked = 0;
  const memory = new BriefMemory<number>(1_000, () => now);
  const ask = () => memory.get('key', () => Promise.resolve((asked += 1)));

  test('is asked for once in that moment, also by many at once, and again after it', async () => {
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    now = 999;
    expect(await ask()).toBe(1);
    now = 1_000;
    expect(await ask()).toBe(2);
  });

  test('is forgotten at a word', async () => {
    memory.clear();
    expect(await ask()).toBe(3);
  });

  test('is never a failure', async () => {
    await expect(memory.get('other', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await memory.get('other', () => Promise.resolve(7))).toBe(7);
  });
});
