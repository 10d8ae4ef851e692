import { type PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFRef } from 'pdf-lib';
import sharp from 'sharp';
import { MOST_PIXELS } from '../picture/grey-picture.js';
import type { ReadingMode } from '../reading-mode.js';

interface Limit {
  /** Pictures with more pixels than this are made smaller. */
  readonly large: number;
  /** The pixels that are left of them. */
  readonly small: number;
}

/**
 * Above twelve million pixels a picture costs the PDF reader more memory than a parser may have; a colour scan at 400 dpi is one. What is
 * left is an A4 page at 300 dpi, all that reading needs; at 150 dpi where even that was too much.
 */
const LIMITS: Readonly<Record<ReadingMode, Limit>> = {
  normal: { large: 12_000_000, small: 8_700_000 },
  smaller: { large: 3_000_000, small: 2_200_000 },
};
/** More large pictures than this are not looked at; the memory limit decides. */
const MOST_PICTURES = 40;

/**
 * Makes the large JPEG pictures of a file smaller, in place; answers whether there were any. A picture fills the same
 * square of the page whatever its pixels, so nothing moves. Decoding and shrinking in one go takes a tenth of the memory.
 */
export async function shrinkPictures(document: PDFDocument, mode: ReadingMode): Promise<boolean> {
  const { large: most, small } = LIMITS[mode];
  const large = document.context
    .enumerateIndirectObjects()
    .filter((entry): entry is [PDFRef, PDFRawStream] => entry[1] instanceof PDFRawStream && isLargeJpeg(entry[1], most))
    .slice(0, MOST_PICTURES);
  let isChanged = false;
  for (const [ref, picture] of large) {
    const smaller = await shrink(picture, small).catch(() => null); // a picture that is broken is the reader's to judge
    if (smaller === null) continue;
    document.context.assign(ref, smaller);
    isChanged = true;
  }
  return isChanged;
}

function isLargeJpeg({ dict }: PDFRawStream, most: number): boolean {
  const isPicture = dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
  const isJpeg = dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode');
  return isPicture && isJpeg && numberOf(dict, 'Width') * numberOf(dict, 'Height') > most;
}

function numberOf(dict: PDFRawStream['dict'], key: string): number {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
}

async function shrink({ dict, contents }: PDFRawStream, pixels: number): Promise<PDFRawStream | null> {
  const picture = sharp(contents, { limitInputPixels: MOST_PIXELS });
  const { width, height, channels } = await picture.metadata();
  if (channels !== 1 && channels !== 3) return null; // printing colours have conventions of their own
  const scale = Math.sqrt(pixels / (width * height));
  const { data, info } = await picture
    .resize({ width: Math.round(width * scale) })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const smaller = dict.clone();
  smaller.set(PDFName.of('Width'), PDFNumber.of(info.width));
  smaller.set(PDFName.of('Height'), PDFNumber.of(info.height));
  return PDFRawStream.of(smaller, data);
}
