import sharp from 'sharp';
import type { Picture } from '../open-file.js';
import type { Corners } from '../picture/projection.js';
import { type Raster, rectify } from '../picture/rectify.js';
import type { Upright } from './flat-page.js';

/** A scanned page as a person wants to see it, in its own colours: put upright in the same way as when its words were read. */
export async function straighten(stored: Picture, { corners, turn, skew }: Upright): Promise<Picture> {
  if (corners === null && turn === 0 && skew === 0) return stored;
  const flat = corners === null ? sharp(stored.png) : await takenOut(stored, corners);
  const turned = turn === 0 ? flat : sharp(await flat.rotate(turn).png({ compressionLevel: 3 }).toBuffer());
  const straight = skew === 0 ? turned : turned.rotate(skew, { background: '#ffffff' });
  const { data, info } = await straight.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** What lies between the corners of the page. */
async function takenOut(stored: Picture, corners: Corners): Promise<ReturnType<typeof sharp>> {
  const { data, info } = await sharp(stored.png)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster: Raster = { width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3, pixels: data };
  const { width, height, channels, pixels } = rectify(raster, corners);
  return sharp(pixels, { raw: { width, height, channels } });
}
