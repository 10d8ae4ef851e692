import { expect, test } from 'vitest';
import { boxOnPage, layOut, pageInView, scrollTo, shownScale, type Turn, turnedBox, turnedBy, zoomedBy } from './paper-layout.js';

const A4 = { width: 1_000, height: 1_400 };
const ROOM = { width: 540, height: 440 };

test('pages lie one below the other, as wide as the room, as a whole, or so large as a person wants them', () => {
  expect(layOut([A4, A4], 'width', 0, ROOM)).toEqual([
    { page: 1, top: 20, width: 500, height: 700 },
    { page: 2, top: 736, width: 500, height: 700 },
  ]);
  expect(layOut([A4], 'page', 0, ROOM)).toMatchObject([{ width: 286, height: 400 }]);
  expect(layOut([A4], 1.5, 0, ROOM)).toMatchObject([{ width: 1_000, height: 1_400 }]);
  expect(layOut([A4], 'width', 90, ROOM)).toMatchObject([{ width: 500, height: 357 }]);
});

test('a page whose picture is not there yet is taken to be like the others', () => {
  expect(layOut([null, A4], 'width', 0, ROOM)).toMatchObject([{ height: 700 }, { height: 700 }]);
});

test('the page in view is the one at the upper third', () => {
  const laid = layOut([A4, A4], 'width', 0, ROOM);
  expect(pageInView(laid, 0, 440)).toBe(1);
  expect(pageInView(laid, 560, 440)).toBe(1);
  expect(pageInView(laid, 600, 440)).toBe(2);
});

test('a box goes to where the turned page has it, and back', () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
  expect(turnedBox(box, 90)).toMatchObject({ y: 0.1, width: 0.05, height: 0.3 });
  for (const turn of [0, 90, 180, 270] as Turn[]) {
    const back = boxOnPage(turnedBox(box, turn), turn);
    expect([back.x, back.y, back.width, back.height].map((side) => side.toFixed(6))).toEqual([
      '0.100000',
      '0.200000',
      '0.300000',
      '0.050000',
    ]);
  }
});

test('turning goes around, zooming goes by steps from what is shown', () => {
  expect(turnedBy(270, 90)).toBe(0);
  expect(zoomedBy(0.9, 1)).toBe(1);
  expect(zoomedBy(0.9, -1)).toBe(0.8);
  expect(zoomedBy(4, 1)).toBe(4);
  const [page] = layOut([A4], 1.5, 0, ROOM);
  expect(page && shownScale(A4, page, 0)).toBeCloseTo(1.5);
});

test('the paper moves only for what is outside the middle of the view', () => {
  expect(scrollTo(200, 20, 0, 440)).toBeNull();
  expect(scrollTo(1_000, 20, 0, 440)).toBe(790);
  expect(scrollTo(10, 20, 300, 440)).toBe(0);
});
