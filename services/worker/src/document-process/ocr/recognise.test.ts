import type { Page } from '@tallyport/reading/document-model';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFile } from '../open-file-of-any-type.js';
import { pictureOfPage, readPage, type Uprights } from '../read-page.js';
import { type Recogniser, recogniserWith } from '../recogniser.js';
import { makePdf } from '../testing/make-files.js';
import { textOf, wordOf } from '../testing/read.js';
import { LINES, makeScan } from '../testing/scan.js';
import { MODELS_FOLDER } from './models/model-files.js';
import type { OcrEngine } from './ocr-engine.js';
import { startOcrEngine } from './start-ocr-engine.js';

let engine: OcrEngine;
let recogniser: Recogniser;

beforeAll(async () => {
  engine = await startOcrEngine(MODELS_FOLDER);
  recogniser = recogniserWith(engine);
});
afterAll(() => engine.close());

async function read(bytes: Uint8Array): Promise<{ page: Page; picture: { width: number; height: number } }> {
  const file = await openFile(bytes);
  const known: Uprights = new Map();
  const picture = await pictureOfPage(file, recogniser, 1, 110, known);
  return { page: await readPage(file, recogniser, 1, known), picture };
}

const printed = LINES.join(' ').replace(/ +/g, ' ');

test('a scan is read with places and how sure each word is', async () => {
  const { page } = await read(await makeScan());
  expect(page.method).toBe('ocr');
  expect(textOf(page)).toBe(printed);
  const { box, confidence } = wordOf(page, 'COMMERCIAL');
  expect(confidence).toBeGreaterThan(0.8);
  expect(confidence).toBeLessThanOrEqual(1);
  expect(box.x).toBeCloseTo(140 / 1240, 1);
  expect(box.y + box.height).toBeCloseTo(140 / 1000, 1);
});

test('the boxes of a form are rules, not letters', async () => {
  const { page } = await read(await makeScan({ hasBoxes: true }));
  expect(textOf(page)).toBe(printed);
  expect(page.rules.filter(({ width, height }) => width > height)).toHaveLength(9);
  expect(page.rules.some(({ width, height }) => height > width)).toBe(true);
});

describe('fault 79', () => {
  test.each([90, 180, 270])('a page scanned at %i degrees is put upright, and so is its picture', async (turn) => {
    const { page, picture } = await read(await makeScan({ turn }));
    expect(textOf(page)).toBe(printed);
    expect(page.width).toBeGreaterThan(page.height);
    expect(picture.width / picture.height).toBeCloseTo(page.width / page.height, 2);
  });

  test.each([-7, 2, 7])('a page that lies askew by %d degrees is straightened, and so is its picture', async (skew) => {
    const { page, picture } = await read(await makeScan({ skew }));
    expect(textOf(page)).toBe(printed);
    expect(picture.width / picture.height).toBeCloseTo(page.width / page.height, 2);
    const [first, last] = [wordOf(page, 'Gross').box, wordOf(page, '245').box];
    expect(Math.abs(first.y + first.height - last.y - last.height)).toBeLessThan(0.015);
  });
});

describe('fault 77', () => {
  test('a photo turned by its EXIF is read as it is meant to be seen', async () => {
    const photo = await sharp(await makeScan({ turn: 270 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(textOf((await read(photo)).page)).toBe(printed);
  });

  test('a JPEG in printing colours is read', async () => {
    const photo = await sharp(await makeScan())
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(textOf((await read(photo)).page)).toBe(printed);
  });
});

test('a PDF that only holds a scan is read by OCR, in the place of the scan', async () => {
  const scan = await makeScan();
  const { page } = await read(await makePdf((pdf) => pdf.image(scan, 0, 100, { width: 600 })));
  expect(page).toMatchObject({ method: 'ocr', width: 600, height: 800 });
  expect(textOf(page)).toBe(printed);
  expect(wordOf(page, 'COMMERCIAL').box.y * 800).toBeGreaterThan(130);
});

test('a white page has no words', async () => {
  const white = await sharp({ create: { width: 800, height: 1100, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  expect((await read(white)).page.words).toEqual([]);
});
