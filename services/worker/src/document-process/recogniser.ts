import type { PageCode } from '@tallyport/reading/document-model';
import { codesOfPage, codesOfPiece } from './codes/read-codes.js';
import { flatPageOf, type Upright } from './ocr/flat-page.js';
import type { OcrEngine } from './ocr/ocr-engine.js';
import { type Recognised, recognise } from './ocr/recognise.js';
import { straighten } from './ocr/straighten.js';
import { uprightOf } from './ocr/upright.js';
import type { Picture } from './open-file.js';
import type { GreyPicture } from './picture/grey-picture.js';

/** A scanned page with its words and its codes. */
export interface Scanned extends Recognised {
  readonly codes: readonly PageCode[];
}

/** Everything that is done to pictures of pages. It only ever sees pictures that our own parsers drew. */
export interface Recogniser {
  uprightOf(picture: GreyPicture): Promise<Upright>;
  recognise(picture: GreyPicture, known: Upright | null): Promise<Scanned>;
  /** The bar codes and QR codes of a piece of a page. */
  codesOf(picture: GreyPicture): Promise<readonly PageCode[]>;
  straighten(picture: Picture, upright: Upright): Promise<Picture>;
}

export function recogniserWith(engine: OcrEngine): Recogniser {
  return {
    uprightOf: (picture) => uprightOf(flatPageOf(picture, null), engine),
    recognise: async (picture, known) => withCodes(await recognise(picture, known, engine), picture),
    codesOf: codesOfPiece,
    straighten,
  };
}

/** Codes of a page that lies as it was scanned: of others it is not known where on the upright page they stand. */
async function withCodes(recognised: Recognised, picture: GreyPicture): Promise<Scanned> {
  const { corners, turn } = recognised.upright;
  return { ...recognised, codes: corners === null && turn === 0 ? await codesOfPage(picture) : [] };
}
