import type { DocumentText } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';
import { type TaggerModel, theModel } from './model.js';
import { type Tags, tagWords } from './network.js';
import { signsOfPage } from './page-signs.js';
import { type PageWord, wordsOfPage } from './page-words.js';
import { TAGGED_PAGES } from './tuning.js';
import type { PageInPaper } from './word-signs.js';

/** A page with what the network says of its words. */
export interface TaggedPage {
  readonly words: readonly PageWord[];
  /** On which printed line each word stands, from 0. */
  readonly line: Int32Array;
  readonly tags: Tags;
}

/** Tags the words of the first pages of a paper, as many as a reading has time for. */
export function tagPages(text: DocumentText, model: TaggerModel = theModel()): TaggedPage[] {
  const { phrases, sizes } = text;
  const byPage = Map.groupBy(phrases, ({ page }) => page);
  let left = TAGGED_PAGES.mostWords;
  return [...sizes].slice(0, TAGGED_PAGES.most).flatMap(([number, size], index) => {
    const [first, ...others] = byPage.get(number) ?? [];
    if (first === undefined) return [];
    const words = wordsOfPage([first, ...others], text);
    left -= words.length;
    if (words.length < TAGGED_PAGES.leastWords || left < 0) return [];
    const page = { size, index, pages: sizes.size };
    const asked = JSON.stringify([page, words.length, text.numberStyle, text.dayOrder]);
    return [taggedOnce(first, asked, model, () => taggedBy(model, words, page))];
  });
}

function taggedBy({ namer, network }: TaggerModel, words: readonly PageWord[], page: PageInPaper): TaggedPage {
  const signs = signsOfPage(words, page, namer);
  return { words, line: signs.line, tags: tagWords(signs, network) };
}

/** What was said of a page, by its first phrase, and all else that it depends on. */
const known = new WeakMap<Phrase, { readonly asked: string; readonly model: TaggerModel; readonly page: TaggedPage }>();

/** Who reads a paper many times to see what each pass is worth has its pages tagged once. */
function taggedOnce(first: Phrase, asked: string, model: TaggerModel, tag: () => TaggedPage): TaggedPage {
  const before = known.get(first);
  if (before !== undefined && before.asked === asked && before.model === model) return before.page;
  const page = tag();
  known.set(first, { asked, model, page });
  return page;
}
