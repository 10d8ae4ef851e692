import type { Rectangle } from '../geometry.js';
import type { GreyPicture } from '../picture/grey-picture.js';
import type { PreparedPage } from './prepare-page.js';

/** A word as the engine found it, in pixels of the picture it was given. `confidence` is between 0 and 1. */
export interface OcrWord {
  readonly text: string;
  readonly rectangle: Rectangle;
  readonly confidence: number;
}

/** A warm OCR engine. One picture at a time; it fetches nothing: what it knows was installed with it. */
export interface OcrEngine {
  readonly name: 'models' | 'tesseract';
  /** The words of a few lines, quickly: to tell which end of a page is up. */
  glance(lines: GreyPicture): Promise<readonly OcrWord[]>;
  /** All words of a page, as well as the engine can. */
  read(page: PreparedPage): Promise<readonly OcrWord[]>;
  close(): Promise<void>;
}
