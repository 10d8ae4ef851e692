import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { type Surroundings, surroundingsIn } from './surroundings.js';

/** What stands around the phrase with this text. */
function around(paper: Paper, text: string): Surroundings {
  const phrases = phrasesOf(paper.page());
  const phrase = phrases.find((one) => one.text === text);
  const found = phrase === undefined ? undefined : surroundingsIn(phrases, []).get(phrase);
  if (found === undefined) throw new Error(`${text} is not on the page`);
  return found;
}

test('on a line the nearest on either side, and the first of the line', () => {
  const paper = new Paper().row(40, [
    [40, 'Ref'],
    [160, 'Date'],
    [260, '14/03/2026'],
    [400, 'Page 1'],
  ]);
  const { left, line, right } = around(paper, '14/03/2026');
  expect([left?.text, line?.text, right?.text]).toEqual(['Date', 'Ref', 'Page 1']);
});

test('above and below it, with the gap in letter heights and how far its beginning is moved', () => {
  const paper = new Paper().print(40, 40, 'Buyer').print(45, 70, 'Wattle Trading Ltd').print(45, 100, 'Sydney');
  const { above, below } = around(paper, 'Wattle Trading Ltd');
  expect(above).toMatchObject({ text: 'Buyer', gap: 2, shift: 0.5 });
  expect(below?.text).toBe('Sydney');
});

test('the first line of a block and what stands over it', () => {
  const paper = new Paper().print(40, 20, 'Ship to').lines(40, 60, ['Wattle Trading Ltd', '1 Dock Road', 'Sydney NSW', 'Australia']);
  const { block, overBlock, lineOfBlock } = around(paper, 'Australia');
  expect([block?.text, overBlock?.text, lineOfBlock]).toEqual(['Wattle Trading Ltd', 'Ship to', 3]);
});

test('what heads the box in which it stands', () => {
  const paper = new Paper().box(30, 30, 300, 120).print(40, 34, 'Consignee').print(40, 90, 'Wattle Trading Ltd').print(340, 34, 'Carrier');
  expect(around(paper, 'Wattle Trading Ltd').cell?.text).toBe('Consignee');
});

test('what stands alone has nothing around it', () => {
  const { left, above, below, right, column, lineOfBlock } = around(new Paper().print(40, 40, 'Original'), 'Original');
  expect([left, above, below, right, column, lineOfBlock]).toEqual([null, null, null, null, null, 0]);
});
