import sharp from 'sharp';
import type { GreyPicture } from './grey-picture.js';

/** A picture at exactly this size. */
export async function resized({ width, height, pixels }: GreyPicture, size: { width: number; height: number }): Promise<GreyPicture> {
  if (width === size.width && height === size.height) return { width, height, pixels };
  const kernel = size.height > height ? 'cubic' : 'lanczos3';
  const changed = sharp(pixels, { raw: { width, height, channels: 1 } }).resize({ ...size, fit: 'fill', kernel });
  const { data } = await changed.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { ...size, pixels: data };
}
