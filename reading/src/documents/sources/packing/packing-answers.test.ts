import { expect, test } from 'vitest';
import { readText } from '../../../pipeline.js';
import { fileOf, Paper } from '../../../testing/paper.js';
import { answersOf } from './packing-answers.js';

const answersIn = (paper: Paper) => Object.fromEntries([...answersOf(readText(fileOf(paper)))].map(([field, { value }]) => [field, value]));

/** A form with three questions, and what stands at each of them; what is asked last is none of ours. */
function formWith(x: number, answers: readonly [string, string, string, string]): Paper {
  const asked = [
    'Is any packing of straw or hay in the container?',
    'Is timber used for packing?',
    'Is bamboo used for packing?',
    'Is the container clean?',
  ];
  return asked.reduce(
    (paper, question, index) => paper.print(40, 100 + 30 * index, question).print(x, 100 + 30 * index, answers[index] ?? ''),
    new Paper(),
  );
}

const SAID = { q1_unacceptable_packaging: 'NO', q2_timber: 'YES', q2_bamboo: 'NO' };

test.each([
  ['words', ['NO', 'YES', 'NO', 'YES']],
  ['initials', ['N', 'Y', 'N', 'Y']],
  ['marked boxes', ['[ ] Yes [X] No', '[X] Yes [ ] No', '[ ] Yes [X] No', '[X] Yes [ ] No']],
  ['crossed lines', ['YES ___ NO _X_', 'YES _X_ NO ___', 'YES ___ NO _X_', 'YES _X_ NO ___']],
  ['ticks behind colons', ['Y: - N: ✔', 'Y: ✔ N: -', 'Y: - N: ✔', 'Y: ✔ N: -']],
] as const)('answers in a column at the right are given by %s', (_name, answers) => {
  expect(answersIn(formWith(400, answers))).toEqual(SAID);
});

test('answers may stand before what they are about, and say whether it was used', () => {
  const paper = new Paper();
  const rows = [
    ['NOT USED', 'Straw, hay or similar forbidden packing'],
    ['USED', 'Timber pallets and dunnage of any size'],
    ['ISPM 15', 'How wood packing has been treated'],
  ] as const;
  for (const [index, [said, about]] of rows.entries()) paper.print(40, 100 + 30 * index, said).print(140, 100 + 30 * index, about);
  expect(answersIn(paper)).toEqual({ q1_unacceptable_packaging: 'NO', q2_timber: 'YES', q3_ispm15: true });
});

test('what is struck out is not the answer', () => {
  const paper = new Paper()
    .print(40, 100, 'Timber packaging has has not been used.')
    .line(125, 105, 140)
    .print(40, 130, 'Bamboo packaging has has not been used.')
    .line(145, 135, 180);
  expect(answersIn(paper)).toEqual({ q2_timber: 'NO', q2_bamboo: 'YES' });
});

test('a paper that says yes and no says neither', () => {
  expect(answersIn(formWith(400, ['[X] Yes [X] No', '[X] Yes [ ] No', '', '']))).toEqual({ q2_timber: 'YES' });
});

test('questions in panels side by side keep their own answers', () => {
  const paper = new Paper()
    .lines(40, 100, ['Has straw, hay or peat been used as', 'packing in the consignment?'], 8)
    .lines(300, 100, ['Has timber packaging been used in the', 'consignment that is covered by', 'this document?'], 8)
    .lines(40, 124, ['[ ] YES', '[X] NO'], 8)
    .lines(300, 134, ['[X] YES', '[ ] NO'], 8);
  expect(answersIn(paper)).toEqual({ q1_unacceptable_packaging: 'NO', q2_timber: 'YES' });
});

test('a mark needs no box', () => {
  const paper = new Paper()
    .print(40, 100, 'Has timber packaging been used?')
    .print(40, 114, 'V YES')
    .print(120, 114, 'NO')
    .print(40, 140, 'Has bamboo packaging been used?')
    .print(40, 154, 'YES')
    .print(120, 154, 'NO X');
  expect(answersIn(paper)).toEqual({ q2_timber: 'YES', q2_bamboo: 'NO' });
});

const scanned = (paper: Paper) => ({ pages: [{ ...paper.page(), method: 'ocr' as const }] });

test('on a scan marks are doubtful, and nothing is stated where an answer may be struck out unseen', () => {
  const marked = answersOf(readText(scanned(formWith(400, ['NO', 'YES', 'NO', 'YES']))));
  expect([...marked.values()].map(({ certainty }) => certainty)).toEqual([0.8, 0.8, 0.8]);
  const struck = new Paper()
    .print(40, 100, 'Straw or hay has / has not been used as packing.')
    .print(40, 130, 'All timber packaging has been treated and marked under ISPM 15.');
  expect(Object.keys(answersIn(struck))).toEqual(['q3_ispm15']);
  expect(answersOf(readText(scanned(struck))).size).toBe(0);
});
