import { type PageType, UNKNOWN_PAGE } from './classify/classify-page.js';
import type { PageRange } from './classify/page-range.js';
import type { Page } from './document-model.js';

/** A file while it is split into its documents. */
export interface OpenFile {
  readonly pages: readonly Page[];
  /** What each page seems to be. */
  readonly types: readonly PageType[];
  readonly ranges: readonly PageRange[];
}

/** A file of which nothing is known but its pages: one paper, as far as anybody can say. */
export function openFile(pages: readonly Page[]): OpenFile {
  return { pages, types: [], ranges: pages.length === 0 ? [] : [{ from: 0, to: pages.length - 1, ...UNKNOWN_PAGE }] };
}
