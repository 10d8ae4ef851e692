import pages from '../lexicon/pages.json' with { type: 'json' };
import type { Phrase } from '../page/phrases.js';

/** Which page of how many a page says it is; how many is null where it does not say so. */
export interface PageNumber {
  readonly number: number;
  readonly of: number | null;
}

const PAGE = pages.map(([word]) => word).join('|');
/** `Page 2 of 3`, `Seite: 2/3`, `Sida 2(3)`, `Strona 2 z 3`. */
const OF_SEVERAL = new RegExp(
  `(?<!\\p{L})(?:${PAGE})\\.?\\s*(?:no\\.?|nr\\.?)?\\s*[:：]?\\s*(\\d{1,3})\\s*(?:of|von|de|di|van|z|ze|av|af|sur|från|/|\\(|\\|)\\s*(\\d{1,3})(?!\\d)`,
  'iu',
);
/** `第 2 页 共 3 页`. */
const IN_CHINESE = /第\s*(\d{1,3})\s*[页頁](?:\s*[,，/]?\s*共\s*(\d{1,3})\s*[页頁])?/u;
/** `Page 2`, alone. */
const ALONE = new RegExp(`^\\W*(?:${PAGE})\\.?\\s*(?:no\\.?|nr\\.?)?\\s*[:：]?\\s*(\\d{1,3})\\W*$`, 'iu');

/** What a page says of its place among the pages of its paper. */
export function pageNumbersOn(phrases: readonly Phrase[]): PageNumber[] {
  return phrases.flatMap(({ text }) => {
    const match = OF_SEVERAL.exec(text) ?? IN_CHINESE.exec(text) ?? ALONE.exec(text);
    if (match === null) return [];
    const [number, of] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])];
    return number === 0 || (of !== null && number > of) ? [] : [{ number, of }];
  });
}
