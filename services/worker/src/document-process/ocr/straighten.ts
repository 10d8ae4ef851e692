import sharp from 'sharp';
import type { Picture } from '../open-file.js';
import type { Upright } from './upright.js';

/** A scanned page as a person wants to see it, in its own colours: the same turns that its words were read with. */
export async function straighten(stored: Picture, { turn, skew }: Upright): Promise<Picture> {
  if (turn === 0 && skew === 0) return stored;
  const turned = turn === 0 ? stored.png : await sharp(stored.png).rotate(turn).png({ compressionLevel: 3 }).toBuffer();
  const straight = skew === 0 ? sharp(turned) : sharp(turned).rotate(skew, { background: '#ffffff' });
  const { data, info } = await straight.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
