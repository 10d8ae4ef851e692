import type { OpenDocument } from '../open-document.js';
import { CELL_ROLES } from '../tagger/cell-role.js';
import { wordsOfPage } from '../tagger/page-words.js';
import { printedLines } from '../tagger/printed-lines.js';
import type { TaggedPage } from '../tagger/tagged-pages.js';

/** What a test has the network say of a word: what it is of a row, and whether a row begins on its line. */
export interface TestTag {
  readonly role: (typeof CELL_ROLES)[number];
  readonly isFirst?: boolean;
}

/** A page as if the network had said this of its words. */
export function taggedPage(text: OpenDocument, tagOf: (word: string, at: number) => TestTag | null): TaggedPage {
  const words = wordsOfPage(text.phrases, text);
  const told = words.map(({ word }, at) => tagOf(word.text, at));
  const roles = told.flatMap((tag) => [null, ...CELL_ROLES].map((role) => Number(role === (tag?.role ?? null))));
  return {
    words,
    line: printedLines(words.map(({ word }) => word)).line,
    tags: {
      roles: Float32Array.from(roles),
      starts: Float32Array.from(told, (tag) => (tag?.isFirst === true ? 1 : -1)),
      fields: new Float32Array(0),
    },
  };
}
