import { pgmOf } from '../../picture/grey-picture.js';
import type { OcrEngine } from '../ocr-engine.js';
import { withChinese } from './chinese.js';
import { withColons } from './colons.js';
import { withSecondLook } from './second-look.js';
import { startTesseract } from './tesseract.js';

/** Tesseract, with what helps it: a second reading where it doubts, Chinese where there is some. It takes twice the time of the models and errs far more on small print. */
export async function startTesseractEngine(): Promise<OcrEngine> {
  const tesseract = await startTesseract();
  return {
    name: 'tesseract',
    glance: (lines) => tesseract.wordsOf(pgmOf(lines), 'block'),
    async read(page) {
      const { text, pieces, letterHeight, rules } = page;
      const first = await tesseract.wordsOf(pgmOf(text), 'page');
      const both = await withChinese(first, text, rules, tesseract);
      return withSecondLook(withColons(both, pieces, letterHeight), page, tesseract);
    },
    close: () => tesseract.close(),
  };
}
