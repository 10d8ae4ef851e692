import { expect, test } from 'vitest';
import type { Letter } from './letters-of-line.js';
import { groupsOf } from './part-words.js';

const HEIGHT = 48;
const WIDTH = 20;

/** The words that become of a line whose letters stand so many columns apart: `4` after each letter, or what stands in braces (`{9}`). */
function wordsOf(line: string): string[] {
  const letters: Letter[] = [];
  const inked: [number, number][] = [];
  let at = 0;
  for (const [, text = '', gap] of line.matchAll(/(.)(?:\{(\d+)\})?/gsu)) {
    if (text === ' ') {
      letters.push({ text, middle: at, confidence: 1 });
      at += Number(gap ?? 8);
      continue;
    }
    letters.push({ text, middle: at + WIDTH / 2, confidence: 1 });
    inked.push([at, at + WIDTH]);
    at += WIDTH + Number(gap ?? 4);
  }
  const hasInk = new Uint8Array(at + WIDTH);
  for (const [from, to] of inked) hasInk.fill(1, from, to);
  return groupsOf(letters, hasInk, HEIGHT).map((group) => group.map(({ text }) => text).join(''));
}

test('a space parts words', () => {
  expect(wordsOf('NET WEIGHT')).toEqual(['NET', 'WEIGHT']);
});

test('a wide gap parts words where the model saw no space', () => {
  expect(wordsOf('Qty{40}Price')).toEqual(['Qty', 'Price']);
  expect(wordsOf('KG{14}Packages')).toEqual(['KG', 'Packages']);
});

test('a small gap parts words only where the kind of letter changes', () => {
  expect(wordsOf('Ship{12}To')).toEqual(['Ship', 'To']);
  expect(wordsOf('Weight{12}19.00')).toEqual(['Weight', '19.00']);
  expect(wordsOf('Order:{12}4684')).toEqual(['Order:', '4684']);
  expect(wordsOf('ShipTo')).toEqual(['ShipTo']);
  expect(wordsOf('MSKU{8}CO')).toEqual(['MSKUCO']);
});

test('beside known spaces a missed one is as wide as they are, and a 1 stands in more ground than other letters', () => {
  expect(wordsOf('Road 69{12}Umgeni')).toEqual(['Road', '69', 'Umgeni']);
  expect(wordsOf('Bristol BS{6}1 6HL')).toEqual(['Bristol', 'BS1', '6HL']);
  expect(wordsOf('bolt, M{7}10 x 50')).toEqual(['bolt,', 'M10', 'x', '50']);
  expect(wordsOf('stai{5}nless {1}im{5}pel{5}ler')).toEqual(['stainless', 'impeller']);
});

test('in type of one width a wide gap around a narrow letter parts nothing', () => {
  expect(wordsOf("1{8}x{8}2{8}0{8}'{8}s{8}.{8}t{8}.{8}c{8}.")).toEqual(["1x20's.t.c."]);
});

test('a capital that its font sets apart belongs to its word, and words of one letter stay', () => {
  expect(wordsOf('Country of{6} O{0} rigin')).toEqual(['Country', 'of', 'Origin']);
  expect(wordsOf('A pallet')).toEqual(['A', 'pallet']);
});
