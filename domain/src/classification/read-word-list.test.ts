import { expect, test } from 'vitest';
import { readWordList } from './read-word-list.js';

test('Entries are read; remarks and other lines are not', () => {
  const text = '# a remark\n90 | Instruments | optics\n900510 | Binoculars | field glasses; opera glasses; 望远镜\nnot an entry\n';
  expect(readWordList(text)).toEqual([
    { code: '90', name: 'Instruments', phrases: ['optics'], source: 'word-list' },
    { code: '900510', name: 'Binoculars', phrases: ['field glasses', 'opera glasses', '望远镜'], source: 'word-list' },
  ]);
});

test('An entry may have a name and no words', () => {
  expect(readWordList('9005 | Binoculars and telescopes')).toEqual([
    { code: '9005', name: 'Binoculars and telescopes', phrases: [], source: 'word-list' },
  ]);
});
