import { expect, test } from 'vitest';
import type { OcrWord } from '../ocr-engine.js';
import { joinChinese } from './join-chinese.js';

/** Words of 20 pixels height with these left and right edges. */
function line(...words: readonly (readonly [string, number, number])[]): OcrWord[] {
  return words.map(([text, left, right]) => ({ text, confidence: 0.9, rectangle: { left, top: 0, right, bottom: 20 } }));
}

const textsOf = (words: readonly OcrWord[]): string[] => words.map(({ text }) => text);

test('letters that stand close together become a word, a wide gap parts two', () => {
  expect(textsOf(joinChinese(line(['进', 0, 20], ['境', 22, 42], ['关别', 50, 90], ['日期', 150, 190]), []))).toEqual(['进境关别', '日期']);
});

test('Latin words keep their spaces', () => {
  expect(textsOf(joinChinese(line(['ACME', 0, 60], ['LTD', 66, 100], ['公司', 130, 170]), []))).toEqual(['ACME', 'LTD', '公司']);
});

test('a rule between two words parts them', () => {
  const rule = { left: 41, top: -10, right: 43, bottom: 40 };
  expect(textsOf(joinChinese(line(['运费', 0, 40], ['保费', 44, 84]), [rule]))).toEqual(['运费', '保费']);
});

test('brackets read as pointed ones become round, specks of a rule go', () => {
  expect(textsOf(joinChinese(line(['“运输方式〈2)', 0, 140]), []))).toEqual(['运输方式(2)']);
});
