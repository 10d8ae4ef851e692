import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openFile } from '../open-file-of-any-type.js';
import { reasonAgainst } from '../testing/read.js';
import { makeScan } from '../testing/scan.js';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG that claims a size and holds next to nothing. */
function pngClaiming(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1_000))), chunk('IEND', Buffer.alloc(0))]);
}

test('fault 77: 50,000 by 50,000 pixels are refused by the header, before decoding', async () => {
  expect(await reasonAgainst(pngClaiming(50_000, 50_000))).toBe('picture-too-large');
});

test('fault 77: a picture cut short is a message, not half a page', async () => {
  const whole = await makeScan();
  const file = await openFile(whole.subarray(0, whole.length / 2));
  await expect(file.drawPage(1, 100)).rejects.toMatchObject({ reason: 'damaged' });
});

test('a small picture is never enlarged, a large one is drawn at the size asked for', async () => {
  const file = await openFile(await makeScan());
  expect(await file.drawPage(1, 600)).toMatchObject({ width: 1240, height: 1000 });
  expect((await file.drawPage(1, 36)).width).toBe(421);
  await expect(file.drawPage(2, 100)).rejects.toMatchObject({ reason: 'no-such-page' });
});
