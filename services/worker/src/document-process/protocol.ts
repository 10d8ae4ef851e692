import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { EmbeddedFile } from '@tallyport/reading/embedded/embedded-file';
import type { Picture } from './open-file.js';
import type { PackedPage } from './packed-page.js';
import type { GreyPicture } from './picture/grey-picture.js';
import type { ReadingMode } from './reading-mode.js';
import type { Recogniser } from './recogniser.js';
import type { UnreadableReason } from './unreadable-file.js';

/** What is known of a file before any page is read. */
export interface Inspection {
  readonly mediaType: MediaType;
  readonly pageCount: number;
  readonly embedded: readonly EmbeddedFile[];
}

/** What a parser process does. It holds one file at a time; the page methods speak of the file opened last. */
export interface ParserMethods {
  warmUp(): Promise<void>;
  open(bytes: Uint8Array, mode: ReadingMode): Promise<Inspection>;
  parsePage(page: number): Promise<PackedPage>;
  drawPage(page: number, dpi: number): Promise<Picture>;
  drawGrey(page: number, dpi: number): Promise<GreyPicture>;
  drawArea(page: number, dpi: number, area: Box): Promise<GreyPicture | null>;
}

/** What the process does that takes PDFs apart. */
export interface CutterMethods {
  cutPages(bytes: Uint8Array, fromPage: number, toPage: number): Promise<Uint8Array>;
}

/** What an OCR process does. */
export interface RecogniserMethods extends Recogniser {
  warmUp(): Promise<void>;
}

/** The code with which a child ends itself when a file broke it: the file is to blame, and the next one needs a new child. */
export const BROKE_ON_FILE = 70;

/** One call over the process channel. A child answers its calls in order. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly kind: 'done'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'unreadable'; readonly reason: UnreadableReason };
