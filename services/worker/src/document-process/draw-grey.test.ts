import { expect, test } from 'vitest';
import { openFile } from './open-file-of-any-type.js';
import { greyPictureOf } from './picture/grey-picture.js';
import { makePdf } from './testing/make-files.js';
import { makeScan } from './testing/scan.js';

const files: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'a picture': () => makeScan({ skew: 2 }),
  'a PDF in colours': () => makePdf((pdf) => pdf.rect(20, 20, 120, 300).fill('#c04020').fillColor('#1040a0').text('in blue', 160, 200)),
};

test.each(Object.keys(files))('%s in grey is what its drawing is in grey', async (name) => {
  const file = await openFile((await files[name]?.()) ?? new Uint8Array());
  const [drawn, grey] = [await file.drawPage(1, 140), await file.drawGrey(1, 140)];
  const expected = await greyPictureOf(drawn.png);
  expect({ width: grey.width, height: grey.height }).toEqual({ width: expected.width, height: expected.height });
  expect(Buffer.from(grey.pixels).equals(Buffer.from(expected.pixels))).toBe(true);
});
