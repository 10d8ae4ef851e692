import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { Page } from '@tallyport/reading/document-model';
import type { EmbeddedFile } from '@tallyport/reading/embedded/embedded-file';
import type { Picture } from '../../document-process/open-file.js';
import type { ReadingMode } from '../../document-process/reading-mode.js';
import type { Unreadable } from '../../document-process/unreadable-file.js';

export type { Picture, Unreadable };

/** A file to read. `id` names its content (its hash): a reader that holds it open does not load it again. */
export interface SourceFile {
  readonly id: string;
  load(): Promise<Uint8Array>;
}

export interface Inspected {
  readonly kind: 'inspected';
  readonly mediaType: MediaType;
  readonly pages: number;
  /** The data that it carries beside its pages. */
  readonly embedded: readonly EmbeddedFile[];
}

export interface DrawnPicture extends Picture {
  readonly kind: 'drawn';
}

export interface ReadPages {
  readonly kind: 'read';
  /** In the order of their numbers. */
  readonly pages: readonly Page[];
}

/** Why reading stopped, and at which page. Pages handed to `onPage` before remain good. */
export interface UnreadablePage extends Unreadable {
  readonly page: number;
}

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Called as each page is known; scanned pages may come out of order. */
  readonly onPage?: (page: Page) => void;
  /** Where to begin: what needs too much memory is tried again at once in the smaller mode. */
  readonly mode?: ReadingMode;
}

/**
 * Reads documents of unknown origin, in child processes that are bounded in time and memory and, where the system allows
 * it, have no network. What needs too much memory is tried once more at once, in the smaller mode. What is wrong with a file is a value;
 * an aborted signal ends the child at once and throws its reason.
 */
export interface DocumentReader {
  /** Whether the children are cut off from every network; where not, the start screen says so. */
  readonly hasNoNetwork: boolean;
  /** Whether the models that read scans are there; where not, Tesseract reads them, slower and worse. */
  readonly hasModels: boolean;
  /** Starts a parser and an OCR engine, so that the first page does not wait for them. */
  warmUp(signal?: AbortSignal): Promise<void>;
  /** What the file is, by its content, and how many pages it has. All limits are checked here. */
  inspect(file: SourceFile, options?: { signal?: AbortSignal }): Promise<Inspected | Unreadable>;
  /** The page as PNG, upright, so that the boxes of its words fall on it. */
  pagePicture(file: SourceFile, page: number, options?: { dpi?: number; signal?: AbortSignal }): Promise<DrawnPicture | Unreadable>;
  /** Reads the pages `from` to `to`, both included. */
  readPages(file: SourceFile, from: number, to: number, options?: ReadOptions): Promise<ReadPages | UnreadablePage>;
  close(): Promise<void>;
}
