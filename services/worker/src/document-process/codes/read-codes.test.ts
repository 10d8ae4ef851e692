import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type GreyPicture, greyPictureOf } from '../picture/grey-picture.js';
import { makeCode } from '../testing/make-code.js';
import { densePlaces } from './dense-places.js';
import { codesOfPage } from './read-codes.js';

const A4_AT_200 = { width: 1654, height: 2339 };

/** An A4 page with lines of print, and a code somewhere on it. */
async function pageWith(code: Buffer | null, left = 900, top = 300): Promise<GreyPicture> {
  const lines = Array.from(
    { length: 40 },
    (_, index) => `<text x="120" y="${700 + index * 36}">Ceramic tiles, 40 cartons of 12, 480 pieces</text>`,
  );
  const print = Buffer.from(
    `<svg width="${A4_AT_200.width}" height="${A4_AT_200.height}" font-size="26" font-family="sans-serif">${lines.join('')}</svg>`,
  );
  const over = [{ input: print, left: 0, top: 0 }, ...(code === null ? [] : [{ input: code, left, top }])];
  const picture = sharp({ create: { ...A4_AT_200, channels: 3, background: '#fff' } }).composite(over);
  return greyPictureOf(await picture.png().toBuffer());
}

test('the bar code of an air waybill is read, and where it stands', async () => {
  const page = await pageWith(await makeCode('1761234567500001', { format: 'Code128', scale: 3 }));
  const [found, ...others] = await codesOfPage(page);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ format: 'Code128', text: '1761234567500001' });
  expect(found?.box.x).toBeGreaterThan(0.5);
  expect(found?.box.y).toBeLessThan(0.25);
});

test('a QR code with an order to pay is read line by line', async () => {
  const text = 'BCD\n002\n1\nSCT\n\nLindner\nDE02120300000000202051\nEUR119.00\n\n\nA-17';
  expect(await codesOfPage(await pageWith(await makeCode(text, { format: 'QRCode', scale: 5 })))).toMatchObject([
    { format: 'QRCode', text },
  ]);
});

test('on a page of print there is no place to look at', async () => {
  const page = await pageWith(null);
  expect(densePlaces(page)).toEqual([]);
  expect(await codesOfPage(page)).toEqual([]);
});
