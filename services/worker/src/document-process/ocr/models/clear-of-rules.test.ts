import { expect, test } from 'vitest';
import { clearOfRules } from './clear-of-rules.js';

const place = { left: 100, top: 50, right: 200, bottom: 70 };

test('a standing rule at an end of a line is left out', () => {
  expect(clearOfRules(place, [{ left: 104, top: 0, right: 106, bottom: 300 }])).toEqual({ ...place, left: 107 });
  expect(clearOfRules(place, [{ left: 195, top: 0, right: 197, bottom: 300 }])).toEqual({ ...place, right: 194 });
});

test('what runs through its middle, lies, or stands elsewhere changes nothing', () => {
  expect(clearOfRules(place, [{ left: 150, top: 0, right: 152, bottom: 300 }])).toEqual(place);
  expect(clearOfRules(place, [{ left: 0, top: 68, right: 300, bottom: 70 }])).toEqual(place);
  expect(clearOfRules(place, [{ left: 104, top: 100, right: 106, bottom: 300 }])).toEqual(place);
});

test('a rule that ends in the ground above the letters changes nothing', () => {
  expect(clearOfRules(place, [{ left: 104, top: 0, right: 106, bottom: 52 }])).toEqual(place);
});
