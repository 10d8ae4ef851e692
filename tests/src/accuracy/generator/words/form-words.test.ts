import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.js';
import { Dice } from '../dice.js';
import type { Family } from '../layouts/family.js';
import { Words } from './words.js';

const FORMS = new Map(
  CATALOGUE.flatMap(({ families }) =>
    Object.entries<Family>({ ...families.fresh, ...families.held }).flatMap(([name, { words }]) =>
      words === undefined ? [] : [[name, words] as const],
    ),
  ),
);

test.each([...FORMS])('every caption of %s is there in all its editions', (_name, { labels, columns = {} }) => {
  const editions = Object.values<string>({ ...labels, ...columns }).map((entry) => entry.split('|').length);
  expect(new Set(editions).size).toBeLessThanOrEqual(1);
});

test('all captions of a print are of one edition', () => {
  const form = { labels: { shipper: '1 Shipper|(1) Shipper', notify: '2 Notify|(2) Notify' } };
  const prints = Array.from({ length: 50 }, (_none, seed) => new Words(new Dice(String(seed)), 'fresh', 'english', form));
  const printed = new Set(prints.map((words) => `${words.label('shipper')}, ${words.label('notify')}`));
  expect([...printed].sort()).toEqual(['(1) Shipper, (2) Notify', '1 Shipper, 2 Notify']);
});

test('a form may leave some captions to the whole trade', () => {
  const form = { labels: { shipper: '1 Shipper' }, tradeShare: 1 };
  expect(new Words(new Dice('a'), 'held', 'english', form).label('shipper')).toBe('Shipper');
});
