import { expect, test } from 'vitest';
import { isSameLine } from './area.js';
import { besides, inBand } from './band.js';

const at = (top: number, height: number) => ({ area: { left: 0, right: 10, top, bottom: top + height } });

const page = [at(0, 200), at(10, 8), at(20, 8), at(100, 8), at(104, 30), at(300, 8)];

test('nothing that reaches into a band is left out, and nothing far from it is in', () => {
  expect(inBand(page, 102, 110)).toEqual(page.slice(0, 5));
  expect(inBand(page.slice(1, 4), 60, 110)).toEqual([at(100, 8)]);
  expect(inBand(page, 250, 400)).toEqual(page.slice(3));
  expect(inBand([], 0, 400)).toEqual([]);
});

test('what stands on one line is the same as when all of the page is looked at', () => {
  for (const { area } of page) {
    const isBeside = (other: (typeof page)[number]) => isSameLine(other.area, area);
    expect(besides(page, area).filter(isBeside)).toEqual(page.filter(isBeside));
  }
});

test('a list in another order comes back whole', () => {
  const mixed = page.toReversed();
  expect(inBand(mixed, 100, 110)).toEqual(mixed);
});
