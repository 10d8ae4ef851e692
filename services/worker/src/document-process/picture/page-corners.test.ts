import { expect, test } from 'vitest';
import { paint, plainPicture, rectangle } from '../testing/grey.js';
import type { GreyPicture } from './grey-picture.js';
import { lookOfText } from './look-of-text.js';
import { pageCornersOf } from './page-corners.js';
import { type Corners, projectionOf } from './projection.js';
import { rectify } from './rectify.js';

const SHEET = { width: 900, height: 1270 };
const PHOTO = { width: 1000, height: 1400 };
/** How the sheet lies on the table: the far side is shorter, and it is turned a little. */
const LIES: Corners = {
  topLeft: { x: 0.08, y: 0.05 },
  topRight: { x: 0.9, y: 0.07 },
  bottomRight: { x: 0.95, y: 0.95 },
  bottomLeft: { x: 0.03, y: 0.93 },
};

/** Lines of letters on a sheet, as little bars. */
function printedSheet(): GreyPicture {
  const letters = Array.from({ length: 30 }, (_, line) =>
    Array.from({ length: 36 }, (_, column) => rectangle(100 + 18 * column, 120 + 34 * line, 9, 16)),
  );
  return paint(plainPicture(SHEET.width, SHEET.height, 240), letters.flat(), 30);
}

/** The sheet as a camera sees it on a dark table. */
function photographed(sheet: GreyPicture): GreyPicture {
  const photo = plainPicture(PHOTO.width, PHOTO.height, 90);
  const { a, b, c, d, e, f, g, h } = projectionOf(LIES, SHEET, PHOTO);
  for (let y = 0; y < SHEET.height; y += 0.5) {
    for (let x = 0; x < SHEET.width; x += 0.5) {
      const depth = g * x + h * y + 1;
      const [u, v] = [Math.round((a * x + b * y + c) / depth), Math.round((d * x + e * y + f) / depth)];
      photo.pixels[v * PHOTO.width + u] = sheet.pixels[Math.floor(y) * SHEET.width + Math.floor(x)] ?? 240;
    }
  }
  return photo;
}

test('the corners of a sheet on a table are found', () => {
  const photo = photographed(printedSheet());
  const corners = pageCornersOf(photo, lookOfText(photo));
  for (const name of ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const) {
    expect(corners?.[name].x).toBeCloseTo(LIES[name].x, 1.7);
    expect(corners?.[name].y).toBeCloseTo(LIES[name].y, 1.7);
  }
});

test('seen from straight above, its lines are level again', () => {
  const photo = photographed(printedSheet());
  const flat = rectify({ ...photo, channels: 1 }, LIES);
  const { letters, direction } = lookOfText(flat);
  expect(Math.abs(direction.skew)).toBeLessThan(0.2);
  const first = letters.filter(({ top }) => Math.abs(top - Math.min(...letters.map((letter) => letter.top))) < 6);
  expect(first).toHaveLength(36);
});

test('a scan that fills its picture has no corners', () => {
  const sheet = printedSheet();
  expect(pageCornersOf(sheet, lookOfText(sheet))).toBeNull();
});

test('a page on a screen, with the dark frame of its window around it, is straight already', () => {
  const sheet = printedSheet();
  const screen = plainPicture(1000, 1400, 80);
  for (let y = 0; y < SHEET.height; y += 1)
    screen.pixels.set(sheet.pixels.subarray(y * SHEET.width, (y + 1) * SHEET.width), (y + 65) * screen.width + 50);
  expect(pageCornersOf(screen, lookOfText(screen))).toBeNull();
});
