import { expect, test } from 'vitest';
import { bestReading } from './best-reading.js';
import type { ReadLine } from './line-reader.js';

const place = { left: 0, top: 100, right: 200, bottom: 150 };
const readingOf = (text: string, confidence: number): ReadLine => ({
  width: 100,
  letters: [...text].map((letter) => ({ text: letter, middle: 0, confidence })),
});

/** Reads something else in each cut, by its upper edge. */
async function read(byTop: Record<number, ReadLine>): Promise<{ text: string; asked: number; top: number }> {
  let asked = 0;
  const best = await bestReading(place, async ({ top }) => {
    asked += 1;
    return byTop[Math.round(top)] ?? readingOf('?', 0.1);
  });
  return { text: best.line.letters.map(({ text }) => text).join(''), asked, top: Math.round(best.place.top) };
}

test('a sure line is read once', async () => {
  expect(await read({ 100: readingOf('Port', 0.95) })).toEqual({ text: 'Port', asked: 1, top: 100 });
});

test('of a doubtful line the surest of three cuts counts, with its place', async () => {
  const byTop = { 94: readingOf('loading', 0.9), 100: readingOf('flading', 0.6), 104: readingOf('foading', 0.7) };
  expect(await read(byTop)).toEqual({ text: 'loading', asked: 3, top: 94 });
  expect(await read({ 100: readingOf('flading', 0.6) })).toEqual({ text: 'flading', asked: 3, top: 100 });
});
