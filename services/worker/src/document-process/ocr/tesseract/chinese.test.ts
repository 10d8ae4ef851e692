import { existsSync } from 'node:fs';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { greyPictureOf } from '../../picture/grey-picture.js';
import type { OcrEngine } from '../ocr-engine.js';
import { recognise } from '../recognise.js';
import { startTesseractEngine } from './tesseract-engine.js';

const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const LINES = [
  '商业发票 COMMERCIAL INVOICE',
  '发票编号: INV-2291',
  '卖方: 青岛海洋纺织有限公司',
  '装运港: 上海',
  '毛重: 1671.90 千克',
  '件数: 245 纸箱',
];

describe.skipIf(!existsSync(FONT))('a scan in Chinese and English (needs a Chinese font of the system)', () => {
  let engine: OcrEngine;
  beforeAll(async () => {
    GlobalFonts.registerFromPath(FONT, 'Chinese');
    engine = await startTesseractEngine();
  });
  afterAll(() => engine.close());

  test('is read in both', async () => {
    const page = await recognise(await greyPictureOf(await print(LINES)), null, engine);
    const text = page.words.map((word) => word.text).join(' ');
    for (const part of ['商业发票', 'COMMERCIAL', 'INVOICE', 'INV-2291', '青岛海洋纺织有限公司', '上海', '1671.90', '245'])
      expect(text).toContain(part);
  });
});

async function print(lines: readonly string[]): Promise<Buffer> {
  const canvas = createCanvas(1240, 120 + 90 * lines.length);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#111111';
  context.font = '34px Chinese';
  for (const [index, line] of lines.entries()) context.fillText(line, 120, 110 + 90 * index);
  return canvas.encode('png');
}
