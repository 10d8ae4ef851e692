import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openFile } from '../open-file-of-any-type.js';
import type { ReadingMode } from '../reading-mode.js';
import { makePdf } from '../testing/make-files.js';
import { makeScan } from '../testing/scan.js';

const scanOf = async (width: number): Promise<Buffer> =>
  sharp(await makeScan())
    .resize({ width, height: Math.round(width * 1.414), fit: 'contain', background: '#ffffff' })
    .jpeg()
    .toBuffer();

async function resolutionOf(scan: Buffer, mode: ReadingMode = 'normal'): Promise<number | null> {
  const file = await openFile(await makePdf((pdf) => pdf.image(scan, 0, 0, { width: 595 }), { size: 'A4' }), mode);
  const page = await file.parsePage(1);
  await file.close();
  return page.kind === 'scan' ? page.dpi : null;
}

test('fault 11: a scan at 600 dpi is made smaller before it can cost too much memory', async () => {
  const dpi = await resolutionOf(await scanOf(4_960));
  expect(dpi).toBeGreaterThan(280);
  expect(dpi).toBeLessThan(310);
});

test('an ordinary scan stays as it is', async () => {
  expect(await resolutionOf(await scanOf(1_653))).toBeCloseTo(200, 0);
});

test('fault 11: in the smaller mode an ordinary scan of 300 dpi takes a quarter of the memory', async () => {
  const scan = await scanOf(2_480);
  expect(await resolutionOf(scan)).toBeCloseTo(300, 0);
  const dpi = await resolutionOf(scan, 'smaller');
  expect(dpi).toBeGreaterThan(140);
  expect(dpi).toBeLessThan(160);
});
