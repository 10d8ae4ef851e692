import { describe, expect, test } from 'vitest';
import { buildTariffIndex } from './index/tariff-index.js';
import { readWordList } from './read-word-list.js';
import { suggestTariffCodes } from './suggest-tariff-codes.js';

const index = buildTariffIndex(
  readWordList(`
90 | Instruments | optics
9005 | Binoculars and telescopes | spyglass
900510 | Binoculars | field glasses; opera glasses; birding binoculars; 双筒望远镜
900580 | Monoculars and telescopes | telescope; spotting scope; finder scope
9006 | Cameras for photographs | camera
900653 | Film cameras of 35 mm | film camera; analogue camera
9617 | Vacuum flasks | flask
961700 | Vacuum flasks | thermos flask; insulated travel mug; vacuum bottle
9603 | Brooms and brushes | brush
960310 | Brooms of twigs | besom; twig broom
960350 | Brushes that are parts of machines | brush for floor polisher
`),
);
const best = (goods: string) => suggestTariffCodes(goods, index).candidates[0];

describe('The best code is found', () => {
  test.each([
    ['as it is written in the list', 'spotting scope', '900580'],
    ['in the plural, with a size', 'Thermos flasks 500 ml', '961700'],
    ['misspelt', 'binocluars for bird watching', '900510'],
    ['cut and without vowels', 'insltd trvl mug', '961700'],
    ['in Chinese', '双筒望远镜 10x42', '900510'],
    ['in a long title of a shop', 'New 2025 Portable HD Night Sky Finder Scope Aluminium Mount for Beginners Kids Gift', '900580'],
    ['written together', 'fieldglasses', '900510'],
  ])('%s', (_how, goods, code) => {
    expect(best(goods)?.code).toBe(code);
  });
});

test('A suggestion says which phrase and which words led to it', () => {
  expect(best('besoms for the garden')?.reason).toEqual({ phrase: 'besom', words: ['besom'] });
});

test('Confidences are chances: together at most one, falling', () => {
  const confidences = suggestTariffCodes('brush', index).candidates.map(({ confidence }) => confidence);
  expect(confidences.reduce((sum, confidence) => sum + confidence, 0)).toBeLessThanOrEqual(1.000001);
  expect(confidences).toEqual([...confidences].sort((left, right) => right - left));
});

test.each(['', '—', 'zyzzyva 12'])('%j suggests nothing', (goods) => {
  expect(suggestTariffCodes(goods, index)).toEqual({ abstained: true, candidates: [], rejected: [], knowsNoWord: true });
});

test('goods of which the tariff knows a word, however it is written, are not taken for nonsense', () => {
  expect(suggestTariffCodes('zyzzyva binocluars', index).knowsNoWord).toBeUndefined();
});
