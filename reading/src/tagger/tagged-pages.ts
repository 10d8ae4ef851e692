import type { DocumentText } from '../document-text.js';
import { type TaggerModel, theModel } from './model.js';
import { type Tags, tagWords } from './network.js';
import { type PageWord, signsOfPage, wordsOfPage } from './page-signs.js';
import { TAGGED_PAGES } from './tuning.js';

/** A page with what the network says of its words. */
export interface TaggedPage {
  readonly words: readonly PageWord[];
  /** On which printed line each word stands, from 0. */
  readonly line: Int32Array;
  readonly tags: Tags;
}

/** Tags the words of the first pages of a paper. */
export function tagPages({ phrases, numberStyle, sizes }: DocumentText, model: TaggerModel = theModel()): TaggedPage[] {
  const byPage = Map.groupBy(phrases, ({ page }) => page);
  return [...sizes].slice(0, TAGGED_PAGES.most).flatMap(([number, size], index) => {
    const words = wordsOfPage(byPage.get(number) ?? [], numberStyle);
    if (words.length < TAGGED_PAGES.leastWords) return [];
    const signs = signsOfPage(words, { size, index, pages: sizes.size }, model.namer);
    return { words, line: signs.line, tags: tagWords(signs, model.network) };
  });
}
