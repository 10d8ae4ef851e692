import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from './field-reading.js';
import { SIGNATURE } from './tuning.js';
import { UNSIGNED_WORDS } from './words/unsigned-words.js';

const UNSIGNED = new RegExp(String.raw`(?<!\p{L})${anyOf(UNSIGNED_WORDS)}`, 'iu');

export function isValidUnsigned(words: string): boolean {
  return UNSIGNED.test(words);
}

/** A paper that says of itself that it holds without a signature has none: `maschinell erstellt und ohne Unterschrift gültig`. */
export function validUnsigned(text: DocumentText): Understood | null {
  const said = text.phrases.find(({ text: words }) => isValidUnsigned(words));
  return said === undefined ? null : { value: false, from: [said], certainty: CERTAINTY.signature.saidUnsigned };
}

/** What came out of a program as it is, with no place to sign and nothing drawn, is not signed, doubtfully. Of a scan and a sheet nothing is known. */
export function nothingToSign({ phrases }: DocumentText): Understood | null {
  const [first] = phrases;
  if (first?.method !== 'text layer') return null;
  return { value: false, from: [], certainty: CERTAINTY.signature.nothingToSign, isInferred: true };
}

/**
 * Whether a page was surely photographed or scanned: there a hand is easily taken for print, and none seen says nothing. Letters that are
 * read without a doubt are a picture of a page that never was on paper.
 */
export function wasOnPaper({ phrases }: DocumentText): boolean {
  const words = phrases.filter(({ method }) => method === 'ocr').flatMap((phrase) => phrase.words);
  const read = words.reduce((sum, { confidence }) => sum + confidence, 0);
  return words.length > 0 && read < SIGNATURE.cleanPrint * words.length;
}
