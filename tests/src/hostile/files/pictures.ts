import { crc32, deflateSync } from 'node:zlib';
import { makeScan } from '@tallyport/worker/document-process/testing/scan';
import sharp, { type Sharp } from 'sharp';
import { type HostileFile, hostileFile } from './hostile-file.js';

const MEGABYTE = 2 ** 20;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const NO_DATA = Buffer.alloc(0);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function head(width: number, height: number, depth = 8, colour = 2): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour], 8);
  return chunk('IHDR', data);
}

const png = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', NO_DATA)]);
const pixels = (bytes: Buffer): Buffer => chunk('IDAT', deflateSync(bytes));
const claiming = (width: number, height: number): HostileFile =>
  hostileFile(`a PNG that claims ${width} by ${height}`, () => png(head(width, height), pixels(Buffer.alloc(1_000))));

/** An animation whose frames all show the same little picture. */
function animation(frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  const frame = (number: number): Buffer => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(number, 0);
    data.writeUInt32BE(8, 4);
    data.writeUInt32BE(8, 8);
    return chunk('fcTL', data);
  };
  const picture = deflateSync(Buffer.alloc(8 * 25));
  const later = Array.from({ length: frames }, (_, index) => [
    frame(2 * index),
    chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 0]), picture])),
  ]).flat();
  return png(head(8, 8), chunk('acTL', control), chunk('IDAT', picture), ...later);
}

/** A scan as JPEG that says how it lies. */
const lying = (orientation: number): HostileFile =>
  hostileFile(`a photograph that lies in way ${orientation}`, async () =>
    sharp(await makeScan())
      .resize(400)
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer(),
  );

const small = async (): Promise<Sharp> => sharp(await makeScan()).resize(600);

export const goodPng = async (): Promise<Buffer> => (await small()).png().toBuffer();
export const goodJpeg = async (): Promise<Buffer> => (await small()).jpeg().toBuffer();

export const PICTURES: readonly HostileFile[] = [
  claiming(50_000, 50_000),
  claiming(2_147_483_647, 2_147_483_647),
  claiming(0, 0),
  claiming(60_000, 1),
  claiming(1, 60_000),
  hostileFile('a PNG that unpacks to nothing but zeros, 9,000 by 7,000', () =>
    png(head(9_000, 7_000, 8, 0), pixels(Buffer.alloc(9_001 * 7_000))),
  ),
  hostileFile('a PNG of 9,000 by 7,000 in sixteen bits and four colours', () =>
    png(head(9_000, 7_000, 16, 6), pixels(Buffer.alloc(64 * MEGABYTE))),
  ),
  hostileFile('a PNG with a remark that is a bomb', () =>
    png(
      head(8, 8),
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200 * MEGABYTE))])),
      pixels(Buffer.alloc(200)),
    ),
  ),
  hostileFile('a PNG with a colour profile that is a bomb', () =>
    png(
      head(8, 8),
      chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(200 * MEGABYTE))])),
      pixels(Buffer.alloc(200)),
    ),
  ),
  hostileFile('a PNG without a picture', () => png(head(800, 600))),
  hostileFile('a PNG whose palette is missing', () => png(head(8, 8, 8, 3), pixels(Buffer.alloc(8 * 9, 0xff)))),
  hostileFile('a PNG whose checks are all wrong', async () => {
    const bytes = await goodPng();
    return bytes.fill(0, 29, 33);
  }),
  hostileFile('an animation of 10,000 frames', () => animation(10_000)),
  hostileFile('a JPEG in printing colours', async () => (await small()).toColourspace('cmyk').jpeg().toBuffer()),
  hostileFile('a JPEG that claims 65,535 by 65,535', () => jpegClaiming(65_535, 65_535)),
  hostileFile('a JPEG of no height', () => jpegClaiming(600, 0)),
  hostileFile('a JPEG of a thousand passes', async () => {
    const bytes = await (await small()).jpeg({ progressive: true }).toBuffer();
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    return Buffer.concat([
      bytes.subarray(0, bytes.length - 2),
      ...Array.from({ length: 1_000 }, () => bytes.subarray(scan, scan + 14)),
      bytes.subarray(-2),
    ]);
  }),
  hostileFile('a JPEG whose facts lead in a circle', async () => {
    const facts = Buffer.from('45786966000049492a0008000000010012010300010000000100000008000000', 'hex');
    const [jpeg, size] = [await goodJpeg(), Buffer.alloc(2)];
    size.writeUInt16BE(facts.length + 2);
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), size, facts, jpeg.subarray(2)]);
  }),
  ...[2, 3, 4, 5, 6, 7, 8].map(lying),
  ...(['gif', 'tiff', 'webp', 'avif'] as const).map((format) =>
    hostileFile(`a picture in ${format}`, async () => (await small()).toFormat(format).toBuffer()),
  ),
  hostileFile('a bitmap', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])),
  hostileFile('a drawing with a script', () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>for(;;);</script><image href="file:///etc/passwd"/></svg>'),
  ),
];

function jpegClaiming(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda000c03010002110311003f00aaaaffd9', 'hex'),
  ]);
}
