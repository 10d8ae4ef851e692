import { flatPageOf, type Upright } from './ocr/flat-page.js';
import type { OcrEngine } from './ocr/ocr-engine.js';
import { type Recognised, recognise } from './ocr/recognise.js';
import { straighten } from './ocr/straighten.js';
import { uprightOf } from './ocr/upright.js';
import type { Picture } from './open-file.js';
import type { GreyPicture } from './picture/grey-picture.js';

/** Everything that is done to pictures of pages. It only ever sees pictures that our own parsers drew. */
export interface Recogniser {
  uprightOf(picture: GreyPicture): Promise<Upright>;
  recognise(picture: GreyPicture, known: Upright | null): Promise<Recognised>;
  straighten(picture: Picture, upright: Upright): Promise<Picture>;
}

export function recogniserWith(engine: OcrEngine): Recogniser {
  return {
    uprightOf: (picture) => uprightOf(flatPageOf(picture, null), engine),
    recognise: (picture, known) => recognise(picture, known, engine),
    straighten,
  };
}
