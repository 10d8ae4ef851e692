import { crc32, deflateSync } from 'node:zlib';
import { type Colour, colourAt, type Portrait } from './portrait.js';

/** Pixels of an edge, as the browser cuts a picture. */
const EDGE = 256;
/** So many looks per edge of a pixel, so that no edge is a staircase. */
const LOOKS = 3;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A portrait as the bytes of a PNG. */
export function drawPortrait(portrait: Portrait): Buffer {
  const rows = Array.from({ length: EDGE }, (_, y) => rowOf(portrait, y));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(EDGE, 0);
  head.writeUInt32BE(EDGE, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The pixels of a row, each as its difference to the one before it: they are alike, and pack well. */
function rowOf(portrait: Portrait, y: number): Buffer {
  const row = Buffer.alloc(1 + EDGE * 3);
  row[0] = 1;
  let before: readonly number[] = [0, 0, 0];
  for (let x = 0; x < EDGE; x++) {
    const pixel = pixelAt(portrait, x, y);
    for (const [part, value] of pixel.entries()) row[1 + x * 3 + part] = (value - (before[part] ?? 0)) & 0xff;
    before = pixel;
  }
  return row;
}

function pixelAt(portrait: Portrait, x: number, y: number): number[] {
  const sum = [0, 0, 0];
  for (let look = 0; look < LOOKS * LOOKS; look++) {
    const within = (at: number, step: number) => (at + (step + 0.5) / LOOKS) / EDGE;
    const colour: Colour = colourAt(portrait, within(x, look % LOOKS), within(y, Math.floor(look / LOOKS)));
    for (const [part, value] of colour.entries()) sum[part] = (sum[part] ?? 0) + value;
  }
  return sum.map((value) => Math.round(value / (LOOKS * LOOKS)));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
