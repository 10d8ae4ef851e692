import type { Word } from '@tallyport/reading/document-model';
import type { PageFlag } from '@tallyport/reading/page-flags';
import type { Upright } from './ocr/flat-page.js';
import type { ScannedPage } from './open-file.js';

/** Below this, in dots per inch, small print is lost. */
const LOW_RESOLUTION = 120;
/** A lean below this, in degrees, is in every scan. */
const LEANING = 1;
/** A text layer of fewer words says nothing about the page. */
const ENOUGH_WORDS = 3;
/** The text layer of an honest copier holds at least this part of its words as the picture shows them. */
const AGREES = 0.5;

/** What a person should know of a page that was read from its picture. */
export function flagsOfScan({ dpi, unseen }: ScannedPage, { corners, turn, skew }: Upright, words: readonly Word[]): PageFlag[] {
  const flags: PageFlag[] = [];
  const add = (kind: PageFlag['kind'], message: string, count?: number): void =>
    void flags.push({ kind, ...(count !== undefined && { count }), message, boxes: [] });
  if (turn !== 0) add('rotated', `The page lay turned by ${turn} degrees and was put upright.`, turn);
  const lean = Number(Math.abs(skew).toFixed(1));
  if (Math.abs(skew) >= LEANING) add('skewed', `The page lay askew by ${lean} degrees and was straightened.`, lean);
  if (corners !== null) add('photograph', 'The page is a photograph; it was cut out and straightened.');
  if (dpi !== null && dpi < LOW_RESOLUTION)
    add('low resolution', `The picture has only ${Math.round(dpi)} dots per inch: small print may be lost.`, Math.round(dpi));
  if (disagrees(unseen, words)) {
    add('text disagrees with picture', 'The file holds text for this page that its picture does not show. Only the picture was read.');
  }
  return flags;
}

function disagrees(unseen: readonly string[], words: readonly Word[]): boolean {
  const claimed = unseen.map(plain).filter((word) => word.length > 1);
  if (claimed.length < ENOUGH_WORDS) return false;
  const shown = words.map(({ text }) => plain(text)).join('');
  return claimed.filter((word) => shown.includes(word)).length < AGREES * claimed.length;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
