import type { Word } from '@tallyport/reading/document-model';
import type { ParsedPage, ScannedPage } from './open-file.js';

type Page = Extract<ParsedPage, { kind: 'read' }>['page'];

/** The words of a page in columns: between two processes, hundreds of records a page cost more time than finding the words. */
interface PackedWords {
  readonly texts: readonly string[];
  /** For each word the box and the confidence. */
  readonly numbers: Float64Array;
}

/** A page as it travels between processes. */
export type PackedPage = { readonly kind: 'read'; readonly page: Omit<Page, 'words'>; readonly words: PackedWords } | ScannedPage;

const NUMBERS_OF_A_WORD = 5;

export function packed(parsed: ParsedPage): PackedPage {
  if (parsed.kind === 'scan') return parsed;
  const { words, ...page } = parsed.page;
  const numbers = new Float64Array(words.length * NUMBERS_OF_A_WORD);
  for (const [index, { box, confidence }] of words.entries()) {
    numbers.set([box.x, box.y, box.width, box.height, confidence], index * NUMBERS_OF_A_WORD);
  }
  return { kind: 'read', page, words: { texts: words.map(({ text }) => text), numbers } };
}

export function unpacked(travelled: PackedPage): ParsedPage {
  if (travelled.kind === 'scan') return travelled;
  const { texts, numbers } = travelled.words;
  const words = texts.map((text, index): Word => {
    const at = index * NUMBERS_OF_A_WORD;
    const [x = 0, y = 0, width = 0, height = 0, confidence = 0] = numbers.subarray(at, at + NUMBERS_OF_A_WORD);
    return { text, box: { x, y, width, height }, confidence };
  });
  return { kind: 'read', page: { ...travelled.page, words } };
}
