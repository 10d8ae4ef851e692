import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { PageFlag, PageFlagKind } from '@tallyport/reading/page-flags';

/** More places than this help nobody to look at them. */
const MOST_BOXES = 40;

/** A flag for so much text that was left out, with what becomes of it: `3` `cells carry notes`. */
export function flagOfText(kind: PageFlagKind, count: number, what: string, boxes: readonly Box[] = []): PageFlag {
  return { kind, count, message: `${count} ${what}. They were not read.`, boxes: boxes.slice(0, MOST_BOXES) };
}
