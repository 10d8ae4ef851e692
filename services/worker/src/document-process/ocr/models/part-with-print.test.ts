import { expect, test } from 'vitest';
import { partWithPrint } from './part-with-print.js';

const PAGE = { width: 1248, height: 1760 };
const WHOLE = { left: 0, top: 0, right: 1248, bottom: 1760 };

test('of a page that is half empty only the part with print is looked at, with ground around it and in whole steps', () => {
  const part = partWithPrint({ left: 100, top: 120, right: 1130, bottom: 800 }, PAGE);
  expect(part).toEqual({ left: 64, top: 64, right: 1184, bottom: 832 });
});

test('a page with narrow margins is looked at whole, and print at its edge adds nothing outside of it', () => {
  expect(partWithPrint({ left: 100, top: 100, right: 1150, bottom: 1650 }, PAGE)).toEqual(WHOLE);
  expect(partWithPrint({ left: 3, top: 2, right: 1247, bottom: 1759 }, PAGE)).toEqual(WHOLE);
  expect(partWithPrint({ left: 3, top: 2, right: 1247, bottom: 400 }, PAGE)).toEqual({ left: 0, top: 0, right: 1248, bottom: 448 });
});
