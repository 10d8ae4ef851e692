import { expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.js';

const vocabulary = new Vocabulary(['binocular', 'telescope', 'tripod', 'book', 'shelf', 'moisturizer']);
const nearest = (word: string) => vocabulary.near(word).at(0)?.word;

test.each([
  ['cut off', 'binoc', 'binocular'],
  ['misspelt', 'telescpoe', 'telescope'],
  ['without vowels', 'trpd', 'tripod'],
  ['without vowels', 'mstrzr', 'moisturizer'],
])('A word %s is found: %s', (_how, written, meant) => {
  expect(nearest(written)).toBe(meant);
});

test('A word that resembles none means none', () => {
  expect(vocabulary.near('zyzzyva')).toEqual([]);
});

test('Words of one stem are akin', () => {
  expect(vocabulary.akin('booking')).toEqual([{ word: 'book', similarity: 0.5 }]);
});

test('A compound is split into two known words', () => {
  expect(vocabulary.split('bookshelf')).toEqual(['book', 'shelf']);
  expect(vocabulary.split('bookworm')).toBeUndefined();
});

test('A run of several known words is split into all of them, without the digits at its ends', () => {
  expect(vocabulary.split('booktripodshelf')).toEqual(['book', 'tripod', 'shelf']);
  expect(vocabulary.split('12tripodstelescopes05')).toEqual(['tripod', 'telescope']);
  expect(vocabulary.split('tripod250')).toEqual(['tripod']);
});

test('A word without its vowels is not split, though parts of it may be words', () => {
  const ofBread = new Vocabulary(['mother', 'brd', 'motherboard']);
  expect(ofBread.split('motherbrd')).toBeUndefined();
  expect(ofBread.near('motherbrd').at(0)?.word).toBe('motherboard');
});

test('A vowel is wrong sooner than a consonant', () => {
  expect(new Vocabulary(['sense', 'sensor']).near('sensr').at(0)?.word).toBe('sensor');
});

test('Names of letters and digits stay whole', () => {
  expect(vocabulary.split('mp3')).toBeUndefined();
  expect(vocabulary.split('h265')).toBeUndefined();
});
