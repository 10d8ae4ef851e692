import type { PageType } from './classify-page.js';

/** Consecutive pages that are one document, by their places in the file, with what the first of them seems to be. */
export interface PageRange extends PageType {
  readonly from: number;
  readonly to: number;
}
