import { expect, test } from 'vitest';
import type { Rectangle } from '../../geometry.js';
import type { OcrWord } from '../ocr-engine.js';
import { withSecondLook } from './second-look.js';
import type { Tesseract } from './tesseract.js';

const LETTER = 20;

/** A white page with ink where these rectangles are. */
function pageWith(...pieces: readonly Rectangle[]): Parameters<typeof withSecondLook>[1] {
  const [width, height] = [400, 200];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { left, top, right, bottom } of pieces) {
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * width + left, y * width + right);
  }
  return { text: { width, height, pixels }, pieces, rules: [], letterHeight: LETTER };
}

function word(text: string, confidence: number, left: number): OcrWord {
  return { text, confidence, rectangle: { left, top: 50, right: left + 10 * text.length, bottom: 70 } };
}

/** An engine that finds one word in the middle of whatever it is shown, and counts how often it was asked. */
function engineThatReads(text: string, confidence: number): Tesseract & { asked: number } {
  return {
    asked: 0,
    wordsOf() {
      this.asked += 1;
      return Promise.resolve([{ text, confidence, rectangle: { left: 14, top: 14, right: 34, bottom: 34 } }]);
    },
    close: () => Promise.resolve(),
  };
}

const textsOf = (words: readonly OcrWord[]): string[] => words.map(({ text }) => text);

test('a doubtful word is read again, the surer reading stays', async () => {
  const engine = engineThatReads('PCS/', 0.9);
  const words = await withSecondLook([word('CS', 0.1, 40), word('QTY', 0.95, 200)], pageWith(), engine);
  expect(textsOf(words)).toEqual(['QTY', 'PCS/']);
  expect(engine.asked).toBe(1);
});

test('a second reading that is hardly surer, or loses letters, changes nothing', async () => {
  const hardly = await withSecondLook([word('3402', 0.7, 40)], pageWith(), engineThatReads('34O2', 0.72));
  expect(textsOf(hardly)).toEqual(['3402']);
  const shorter = await withSecondLook([word('SHIPTO', 0.65, 40)], pageWith(), engineThatReads('SHP', 0.8));
  expect(textsOf(shorter)).toEqual(['SHIPTO']);
});

test('a single digit that nobody read is found by its ink', async () => {
  const digit = pageWith({ left: 100, top: 100, right: 112, bottom: 120 });
  expect(textsOf(await withSecondLook([], digit, engineThatReads('1', 0.9)))).toEqual(['1']);
  expect(textsOf(await withSecondLook([], digit, engineThatReads('1', 0.5)))).toEqual([]);
});
