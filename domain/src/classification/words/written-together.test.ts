import { expect, test } from 'vitest';
import { writtenTogether } from './written-together.js';

const KNOWN = new Set(['disposable', 'bed', 'dry', 'pad', 'able', 'dispos']);
const parts = (run: string) => writtenTogether(run, (part) => (KNOWN.has(part) ? part : undefined));

test('Few long words are read rather than many short ones', () => {
  expect(parts('drydisposablebedpad')).toEqual(['dry', 'disposable', 'bed', 'pad']);
});

test('Some letters of a maker or a word cut off may stay unknown', () => {
  expect(parts('drydisposablebedp')).toEqual(['dry', 'disposable', 'bed']);
});

test('A run that is mostly unknown is not split', () => {
  expect(parts('zyzzyvabed')).toBeUndefined();
});
