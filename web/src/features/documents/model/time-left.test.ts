import { describe, expect, test } from 'vitest';
import { roundedSeconds, timeLeft } from './time-left.js';

const pace = { median_ms: 4_000, p20_ms: 3_000, p80_ms: 6_000 };
const began = Date.parse('2026-03-14T10:00:00.000Z');
const reading = { pages: 10, pace, started_at: '2026-03-14T10:00:00.000Z' };

describe('the time left', () => {
  test('is not told before the pace is known', () => {
    expect(timeLeft({ ...reading, pace: null }, 0, began)).toEqual({ kind: 'unknown' });
    expect(timeLeft({ ...reading, pages: null }, 0, began)).toEqual({ kind: 'unknown' });
  });

  test('is the pages left at the usual pace, with its range', () => {
    expect(timeLeft(reading, 4, began + 10_000)).toEqual({ kind: 'about', leftMs: 24_000, usual: { fromMs: 18_000, toMs: 36_000 } });
  });

  test('gives way to "longer than usual" past the 80th percentile', () => {
    expect(timeLeft(reading, 9, began + 60_001)).toEqual({ kind: 'longer', soFarMs: 60_001 });
  });

  test('a short document is not late after two seconds', () => {
    const short = { ...reading, pages: 1, pace: { median_ms: 200, p20_ms: 100, p80_ms: 300 } };
    expect(timeLeft(short, 0, began + 2_000).kind).toBe('about');
    expect(timeLeft(short, 0, began + 15_001).kind).toBe('longer');
  });

  test.each([
    [1, 5],
    [12_300, 15],
    [60_000, 60],
    [61_000, 70],
    [0, 5],
  ])('%i ms are shown as %i s', (ms, seconds) => {
    expect(roundedSeconds(ms)).toBe(seconds);
  });
});
