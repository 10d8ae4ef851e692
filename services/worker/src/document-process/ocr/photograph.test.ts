import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFile } from '../open-file-of-any-type.js';
import { greyPictureOf } from '../picture/grey-picture.js';
import { type Corners, projectionOf } from '../picture/projection.js';
import { pictureOfPage, readPage, type Uprights } from '../read-page.js';
import { type Recogniser, recogniserWith } from '../recogniser.js';
import { plainPicture } from '../testing/grey.js';
import { textOf, wordOf } from '../testing/read.js';
import { LINES, makeScan } from '../testing/scan.js';
import { MODELS_FOLDER } from './models/model-files.js';
import type { OcrEngine } from './ocr-engine.js';
import { startOcrEngine } from './start-ocr-engine.js';

const PHOTO = { width: 1500, height: 1250 };
const LIES: Corners = {
  topLeft: { x: 0.07, y: 0.06 },
  topRight: { x: 0.93, y: 0.1 },
  bottomRight: { x: 0.9, y: 0.94 },
  bottomLeft: { x: 0.1, y: 0.9 },
};

let engine: OcrEngine;
let recogniser: Recogniser;

beforeAll(async () => {
  engine = await startOcrEngine(MODELS_FOLDER);
  recogniser = recogniserWith(engine);
});
afterAll(() => engine.close());

/** A printed page on a dark table, seen from aside. */
async function makePhotograph(): Promise<Buffer> {
  const sheet = await greyPictureOf(await makeScan());
  const { pixels } = plainPicture(PHOTO.width, PHOTO.height, 80);
  const { a, b, c, d, e, f, g, h } = projectionOf(LIES, sheet, PHOTO);
  for (let y = 0; y < sheet.height; y += 0.5) {
    for (let x = 0; x < sheet.width; x += 0.5) {
      const depth = g * x + h * y + 1;
      const [u, v] = [Math.round((a * x + b * y + c) / depth), Math.round((d * x + e * y + f) / depth)];
      pixels[v * PHOTO.width + u] = sheet.pixels[Math.floor(y) * sheet.width + Math.floor(x)] ?? 255;
    }
  }
  return sharp(pixels, { raw: { ...PHOTO, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('fault 79: a photograph is read, and the boxes of its words fall on the picture that a person sees', async () => {
  const file = await openFile(await makePhotograph());
  const known: Uprights = new Map();
  const page = await readPage(file, recogniser, 1, known);
  expect(textOf(page)).toBe(LINES.join(' ').replace(/ +/g, ' '));
  expect(page.flags.map(({ kind }) => kind)).toContain('photograph');

  const picture = await pictureOfPage(file, recogniser, 1, 110, known);
  expect(picture.width / picture.height).toBeCloseTo(page.width / page.height, 2);
  const { box } = wordOf(page, 'COMMERCIAL');
  const shown = await sharp(picture.png)
    .extract({
      left: Math.floor(box.x * picture.width),
      top: Math.floor(box.y * picture.height),
      width: Math.ceil(box.width * picture.width),
      height: Math.ceil(box.height * picture.height),
    })
    .toColourspace('b-w')
    .resize({ height: 40 })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' })
    .png()
    .toBuffer();
  const read = await engine.glance(await greyPictureOf(shown));
  expect(read.map(({ text }) => text)).toEqual(['COMMERCIAL']);
});
