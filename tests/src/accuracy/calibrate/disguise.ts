import { createHash } from 'node:crypto';
import type { Page, ReadDocument, Word } from '@tallyport/reading/document-model';
import type { LabelledValue } from '@tallyport/reading/document-text';
import { readText } from '@tallyport/reading/pipeline';

/** So many of the labels of a paper are disguised, as a share of one. */
const SHARE = 0.5;
const VOWELS = 'aoeiu';
const CONSONANTS = 'bcdfghklmnprstvwz';
/** How far a word may stand out of its label, in points. */
const SLACK = 1;

/**
 * The paper as an issuer would print it whose labels nobody knows: half of the labels, by their words and a seed, in letters that mean
 * nothing. Words of its values stay, and so does every place.
 */
export function disguised(document: ReadDocument, values: readonly string[], seed: string): ReadDocument {
  const kept = new Set(values.flatMap(wordsOf));
  const labels = readText(document).labels.filter(
    ({ concepts, text }) => concepts.length > 0 && drawn(seed, wordsOf(text).join(' ')) < SHARE,
  );
  return { ...document, pages: document.pages.map((page) => pageWithout(page, labels, kept)) };
}

function pageWithout(page: Page, labels: readonly LabelledValue[], kept: ReadonlySet<string>): Page {
  const own = labels.filter((label) => label.page === page.number);
  const isIn = ({ box }: Word): boolean => {
    const [x, y] = [(box.x + box.width / 2) * page.width, (box.y + box.height / 2) * page.height];
    return own.some(({ area }) => x > area.left - SLACK && x < area.right + SLACK && y > area.top - SLACK && y < area.bottom + SLACK);
  };
  const isKept = ({ text }: Word): boolean => wordsOf(text).some((word) => kept.has(word));
  return { ...page, words: page.words.map((word) => (isIn(word) && !isKept(word) ? { ...word, text: inOtherLetters(word.text) } : word)) };
}

function inOtherLetters(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const row = [VOWELS, CONSONANTS].find((letters) => letters.includes(small)) ?? small;
    const other = row[(row.indexOf(small) + 2) % row.length] ?? small;
    return letter === small ? other : other.toUpperCase();
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** A share of one that is always the same for the same words. */
function drawn(seed: string, words: string): number {
  return (createHash('sha256').update(`${seed}\0${words}`).digest()[0] ?? 0) / 256;
}
