import { PICTURE_LIMIT } from '@tallyport/contracts/organisation/profile-http';
import { expect, test } from 'vitest';
import { CHINESE_BROKER } from '../demo-colleagues.js';
import { PEOPLE } from '../demo-people.js';
import { drawPortrait } from './draw-portrait.js';

const portraits = [...PEOPLE, CHINESE_BROKER].flatMap(({ portrait }) => portrait ?? []);

test('some people of the demo have a picture and some have none, and no two look alike', () => {
  expect(portraits.length).toBeGreaterThan(1);
  expect(portraits.length).toBeLessThan(PEOPLE.length);
  expect(new Set(portraits.map((portrait) => drawPortrait(portrait).toString('base64'))).size).toBe(portraits.length);
});

test.each(portraits)('a picture is a square of 256 pixels, small enough to be kept', (portrait) => {
  const png = drawPortrait(portrait);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([256, 256]);
  expect(png.byteLength).toBeLessThan(PICTURE_LIMIT);
});
