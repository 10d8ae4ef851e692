import { expect, test } from 'vitest';
import { blackBarsOf } from '../picture/black-bars.js';
import { withoutRemains } from './blacked-out.js';

const LETTER = 20;
const bar = { left: 100, top: 40, right: 200, bottom: 62 };

function pictureWith(shade: number): Parameters<typeof blackBarsOf>[0] {
  const [width, height] = [400, 100];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = bar.top; y < bar.bottom; y += 1) pixels.fill(shade, y * width + bar.left, y * width + bar.right);
  // A rule under the bar, and a letter that touches it.
  pixels.fill(0, 90 * width, 90 * width + 380);
  for (let y = 45; y < 60; y += 1) pixels.fill(0, y * width + 92, y * width + 100);
  return { width, height, pixels };
}

const word = (text: string, left: number, right: number) => ({ text, confidence: 1, rectangle: { left, right, top: 42, bottom: 60 } });

test('a black bar is found, a rule and a grey ground are none', () => {
  expect(blackBarsOf(pictureWith(0), LETTER)).toEqual([{ ...bar, left: 92 }]);
  expect(blackBarsOf(pictureWith(120), LETTER)).toEqual([]);
});

test('the rest of a number beside a bar says nothing, letters stay, and so does what stands apart', () => {
  const words = [word('$', 85, 97), word('l', 120, 130), word('00', 203, 220), word('40.00', 300, 340), word('City,', 203, 240)];
  expect(withoutRemains(words, [bar], LETTER).map(({ text }) => text)).toEqual(['40.00', 'City,']);
});
