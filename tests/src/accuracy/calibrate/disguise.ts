import { createHash } from 'node:crypto';
import type { Page, ReadDocument, Word } from '@tallyport/reading/document-model';
import type { Area } from '@tallyport/reading/page/area';
import { readText } from '@tallyport/reading/pipeline';
import type { GoldFile } from '../score/answer.js';

/** So many of the labels and heads of a paper are disguised, as a share of one. */
const SHARE = 0.5;
const VOWELS = 'aoeiu';
const CONSONANTS = 'bcdfghklmnprstvwz';
/** Papers are disguised in so many ways, each by a seed. */
export const DISGUISES = ['a', 'b', 'c'] as const;
/** How far a word may stand out of its label, in points. */
const SLACK = 1;

/** What is printed over or beside values, and where. */
interface Naming {
  readonly page: number;
  readonly text: string;
  readonly area: Area;
}

/** The texts of a gold that stand on its paper: no word of them is disguised. */
export function saidIn({ fields }: GoldFile): string[] {
  return Object.values(fields).filter((value) => typeof value === 'string');
}

/**
 * The paper as an issuer would print it whose labels nobody knows: half of its labels and heads of columns, by their words and a seed, in
 * letters that mean nothing. Words of its values stay, and so does every place.
 */
export function disguised(document: ReadDocument, values: readonly string[], seed: string): ReadDocument {
  const kept = new Set(values.flatMap(wordsOf));
  const drawnOnes = namingsIn(document).filter(({ text }) => drawn(seed, wordsOf(text).join(' ')) < SHARE);
  return { ...document, pages: document.pages.map((page) => pageWithout(page, drawnOnes, kept)) };
}

/** The labels and heads that the reader knows. */
function namingsIn(document: ReadDocument): Naming[] {
  const { labels, drafts } = readText(document);
  const heads = drafts.flatMap(({ head }) => head.heads.filter(({ role }) => role !== null));
  return [
    ...labels.filter(({ concepts }) => concepts.length > 0),
    ...heads.map(({ text, area, phrases }) => ({ text, area, page: phrases[0]?.page ?? 0 })),
  ];
}

function pageWithout(page: Page, namings: readonly Naming[], kept: ReadonlySet<string>): Page {
  const own = namings.filter((naming) => naming.page === page.number);
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
