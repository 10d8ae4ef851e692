import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import sharp, { type Sharp } from 'sharp';
import type { OpenFile, Picture } from '../open-file.js';
import { UnreadableFile } from '../unreadable-file.js';
import { asUnreadable, greyOf, MOST_PIXELS } from './grey-picture.js';

/** A picture says nothing reliable about its size on paper: it is shown as high (or wide) as an A4 page, in points. */
const LONG_SIDE = 842;

/** Holds a PNG or JPEG open as a file of one scanned page. Its header is checked before a pixel is decoded. */
export async function openPicture(bytes: Uint8Array, mediaType: MediaType): Promise<OpenFile> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata().catch(asUnreadable);
  const { width: pixelWidth, height: pixelHeight } = autoOrient;
  if (pixelWidth * pixelHeight > MOST_PIXELS) throw new UnreadableFile('picture-too-large');
  const points = LONG_SIDE / Math.max(pixelWidth, pixelHeight);
  const size = { width: pixelWidth * points, height: pixelHeight * points };
  const check = (number: number): void => {
    if (number !== 1) throw new UnreadableFile('no-such-page');
  };
  const decoded = (dpi: number): Sharp => decodedPicture(bytes, Math.max(1, Math.min(pixelWidth, Math.round((size.width * dpi) / 72))));
  return {
    mediaType,
    pageCount: 1,
    parsePage: async (number) => {
      check(number);
      return { kind: 'scan', ...size, dpi: 72 / points, unseen: [] };
    },
    drawPage: async (number, dpi) => {
      check(number);
      return drawPicture(decoded(dpi));
    },
    drawGrey: async (number, dpi) => {
      check(number);
      return greyOf(decoded(dpi));
    },
    close: async () => {},
  };
}

/** Only the first frame of an animation is a page. A file cut short is refused rather than read half. */
function decodedPicture(bytes: Uint8Array, width: number): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width });
}

async function drawPicture(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(asUnreadable);
  return { png: data, width: info.width, height: info.height };
}
