import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { Page } from '@tallyport/reading/document-model';
import type { EmbeddedFile } from '@tallyport/reading/embedded/embedded-file';
import type { GreyPicture } from './picture/grey-picture.js';

/** A picture of one page as PNG. `width` and `height` are in pixels. */
export interface Picture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A page of which only a picture is known; its words are for the OCR engine to find. */
export interface ScannedPage {
  readonly kind: 'scan';
  /** As stored, in points. */
  readonly width: number;
  readonly height: number;
  /** The resolution of the stored picture in dots per inch; null where the page is drawn with lines and curves. */
  readonly dpi: number | null;
  /** Words that the file holds for this page without showing them: a copier's text layer, or what somebody hid under the picture. */
  readonly unseen: readonly string[];
}

/** What a parser knows of a page. */
export type ParsedPage = { readonly kind: 'read'; readonly page: Page } | ScannedPage;

/**
 * A file that a parser holds open; every format has one implementation.
 * Pages begin at 1. A page outside throws {@link UnreadableFile} `no-such-page`.
 */
export interface OpenFile {
  readonly mediaType: MediaType;
  readonly pageCount: number;
  /** The data that the file carries beside its pages; missing where files of its format carry none. */
  readonly embedded?: readonly EmbeddedFile[];
  parsePage(page: number): Promise<ParsedPage>;
  /** The page as a person sees it; for a `scan` exactly as stored, before it is put upright. */
  drawPage(page: number, dpi: number): Promise<Picture>;
  /** The same in shades of grey, as the OCR engine is shown it: without the way through a picture file. */
  drawGrey(page: number, dpi: number): Promise<GreyPicture>;
  /** An area of the page in shades of grey. Missing where pages have their text and nothing is pasted in. */
  drawArea?(page: number, dpi: number, area: Box): Promise<GreyPicture>;
  close(): Promise<void>;
}
