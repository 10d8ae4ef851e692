import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PageCode } from '@tallyport/reading/document-model';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { boxOnPage, type Rectangle } from '../geometry.js';
import { cutOut } from '../picture/cut.js';
import { type GreyPicture, pgmOf } from '../picture/grey-picture.js';
import { densePlaces } from './dense-places.js';

/** White around what is cut out, in pixels: a code needs quiet at its sides. */
const QUIET = 24;
const MOST_CODES = 20;
const LONGEST_TEXT = 1000;

const OPTIONS: ReaderOptions = {
  formats: ['Code128', 'Code39', 'ITF', 'EANUPC', 'QRCode', 'DataMatrix', 'PDF417', 'Aztec'],
  tryInvert: false,
  maxNumberOfSymbols: 4,
  // A GS1 code as people write it: (00)340123450000000018.
  textMode: 'HRI',
};

let ready: Promise<unknown> | null = null;

/** The program comes from the package and from nowhere else. */
async function loadReader(): Promise<void> {
  ready ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((wasm) => {
    const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
    return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  });
  await ready;
}

/** What the reader of codes makes of a picture. A page is read without its codes rather than not at all. */
async function symbolsOf(picture: GreyPicture): Promise<ReadResult[]> {
  try {
    await loadReader();
    return await readBarcodes(pgmOf(picture), OPTIONS);
  } catch {
    return [];
  }
}

/** The bar codes and QR codes of a page. It is looked at only where there is as much ink as in a code. */
export async function codesOfPage(picture: GreyPicture): Promise<PageCode[]> {
  return codesAt(picture, densePlaces(picture));
}

/** Those of a piece of a page that is not larger than a code. */
export async function codesOfPiece(picture: GreyPicture): Promise<PageCode[]> {
  return codesAt(picture, [{ left: 0, top: 0, right: picture.width, bottom: picture.height }]);
}

async function codesAt(picture: GreyPicture, places: readonly Rectangle[]): Promise<PageCode[]> {
  const codes: PageCode[] = [];
  for (const place of places) {
    const cut = cutOut(picture, place, QUIET);
    for (const { isValid, format, text, position } of await symbolsOf(cut.picture)) {
      const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
      const [across, down] = [corners.map(({ x }) => x + cut.left), corners.map(({ y }) => y + cut.top)];
      const outline = { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
      const box = boxOnPage(outline, picture);
      if (isValid && box !== null && text !== '' && text.length <= LONGEST_TEXT) codes.push({ format, text, box });
    }
  }
  return codes.slice(0, MOST_CODES);
}
