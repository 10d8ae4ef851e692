import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { findLabels } from '../testing/find-labels.js';
import { Paper } from '../testing/paper.js';
import { candidatesOf } from './label-values.js';

/** A form of boxes, each with its caption printed small over what is filled in. */
function form(boxes: readonly (readonly [caption: string, ...values: string[]])[]): Paper {
  const paper = new Paper();
  for (const [index, [caption, ...values]] of boxes.entries()) {
    const top = 40 + 50 * index;
    paper
      .box(40, top, 400, top + 50)
      .print(44, top + 3, caption, 6)
      .lines(44, top + 14, values, 9);
  }
  return paper;
}

function read(paper: Paper) {
  const phrases = phrasesOf(paper.page());
  const labels = findLabels(phrases);
  return labels.map((label) => ({
    concepts: label.concepts,
    values: candidatesOf(label, { phrases, labels })[0]?.lines.map(({ text }) => text) ?? [],
  }));
}

const OTHERS = [
  ['Vessel', 'OCEAN JADE'],
  ['Port of loading', 'HAMBURG'],
  ['Port of discharge', 'SYDNEY'],
] as const;

test('small print that goes on behind the words of a label is part of it', () => {
  const paper = form([...OTHERS, ['Place of Receipt. Applicable only when used as multimodal transport B/L', 'BREMEN']]);
  expect(read(paper).at(-1)).toEqual({ concepts: ['place_of_receipt'], values: ['BREMEN'] });
});

test('an empty box with such a caption stays empty', () => {
  const paper = form([...OTHERS, ['Notify party', 'SAME'], ['Place of Delivery. Applicable only when used as multimodal transport B/L']]);
  expect(read(paper).at(-1)).toEqual({ concepts: ['place_of_delivery'], values: [] });
});

test('what a caption says behind its colon is no value', () => {
  const paper = form([...OTHERS, ['Shipper: full name, address and reference', 'Acme Ltd']]);
  expect(read(paper).at(-1)).toEqual({ concepts: ['shipper'], values: ['Acme Ltd'] });
});

test('a caption that nobody knows is no value of the box above', () => {
  const paper = form([...OTHERS, ['For delivery apply to'], ['Zone of the yard, per gate slip', 'none']]);
  expect(read(paper).slice(3)).toEqual([
    { concepts: ['delivery_agent'], values: [] },
    { concepts: [], values: ['none'] },
  ]);
});

test('in a form of one print a text behind a label is its value', () => {
  const paper = new Paper().box(40, 40, 400, 90).print(44, 43, 'Vessel OCEAN JADE', 9).print(44, 60, 'at sea', 9);
  expect(read(paper)[0]).toMatchObject({ concepts: ['vessel'], values: ['OCEAN JADE', 'at sea'] });
});

test('a scanned form has captions too, however the heights of words differ by a dot', () => {
  const page = form([...OTHERS, ['Place of Receipt. Applicable only when used as multimodal transport B/L', 'BREMEN']]).page();
  const words = page.words.map((word, index) => ({ ...word, box: { ...word.box, height: word.box.height * (1 + 0.04 * (index % 3)) } }));
  const phrases = phrasesOf({ ...page, method: 'ocr', words });
  const labels = findLabels(phrases);
  expect(labels.map(({ concepts }) => concepts[0])).toEqual(['vessel', 'port_of_loading', 'port_of_discharge', 'place_of_receipt']);
});
