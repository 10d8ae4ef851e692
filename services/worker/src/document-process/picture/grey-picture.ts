import sharp, { type Sharp } from 'sharp';
import { UnreadableFile } from '../unreadable-file.js';

/** A picture in shades of grey, one byte a pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Decoded pixels allowed for one picture: an A3 page at 600 dpi. Checked against the header, before decoding. */
export const MOST_PIXELS = 70_000_000;
/** Work on more than this only costs time: an A4 page at 400 dpi. */
export const WORK_PIXELS = 16_000_000;

/** Decodes a PNG or JPEG on white ground, turned as its EXIF says, and made smaller where it is larger than useful. */
export async function greyPictureOf(bytes: Uint8Array): Promise<GreyPicture> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
  const { width, height } = await picture.metadata().catch(asUnreadable);
  const shrink = Math.min(1, Math.sqrt(WORK_PIXELS / (width * height)));
  const pipeline = picture.autoOrient().flatten({ background: '#ffffff' });
  if (shrink < 1) pipeline.resize({ width: Math.round(width * shrink), height: Math.round(height * shrink), fit: 'inside' });
  return greyOf(pipeline);
}

/** What a picture is in shades of grey. */
export function greyOf(picture: Sharp): Promise<GreyPicture> {
  return picture.greyscale().raw().toBuffer({ resolveWithObject: true }).then(fromRaw, asUnreadable);
}

/** The same picture as a file that the OCR engine reads at no cost: a head of three numbers, then the pixels. */
export function pgmOf({ width, height, pixels }: GreyPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

export interface Reshape {
  /** Quarter turns clockwise, in degrees. */
  readonly turn: 0 | 90 | 180 | 270;
  /** A small turn clockwise after it, in degrees. */
  readonly skew: number;
  readonly scale: number;
}

/** Turns, straightens and scales a picture; what comes in from outside is white. */
export async function reshape(picture: GreyPicture, { turn, skew, scale }: Reshape): Promise<GreyPicture> {
  let { width, height, pixels } = picture;
  const rawOf = (): ReturnType<typeof sharp> => sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: MOST_PIXELS });
  const take = async (changed: ReturnType<typeof sharp>): Promise<void> => {
    ({ width, height, pixels } = fromRaw(await changed.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })));
  };
  if (turn !== 0) await take(rawOf().rotate(turn));
  if (scale !== 1) await take(rawOf().resize({ width: Math.max(1, Math.round(width * scale)), kernel: scale > 1 ? 'cubic' : 'lanczos3' }));
  if (skew !== 0) await take(rawOf().rotate(skew, { background: '#ffffff' }));
  return { width, height, pixels };
}

function fromRaw({ data, info }: { data: Buffer; info: { width: number; height: number; channels: number } }): GreyPicture {
  if (info.channels === 1) return { width: info.width, height: info.height, pixels: data };
  const pixels = new Uint8Array(info.width * info.height);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[index * info.channels] ?? 255;
  return { width: info.width, height: info.height, pixels };
}

/** What the picture library throws, in our own words. */
export function asUnreadable(cause: unknown): never {
  const isTooLarge = cause instanceof Error && /pixel limit|too large/i.test(cause.message);
  throw new UnreadableFile(isTooLarge ? 'picture-too-large' : 'damaged', { cause });
}
