import type { Translation } from '@tallyport/contracts/document-extraction/readings';
import { UNIT_SIGNS } from './glossary/units-and-packages.js';
import { CHINESE_WORDS, LONGEST_WORD } from './vocabulary.js';

const HAN = /\p{Script=Han}/u;

const MARKS: Readonly<Record<string, string>> = {
  '，': ', ',
  '。': '. ',
  '、': ', ',
  '：': ': ',
  '；': '; ',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '“': '"',
  '”': '"',
  '！': '!',
  '？': '?',
  '－': '-',
  '／': '/',
  '　': ' ',
};

/** Whether a text holds Chinese that somebody who reads English only could not read. */
export function isChinese(text: string): boolean {
  return HAN.test(text);
}

/**
 * The English of a Chinese text by the trade's glossary, the longest word first; numbers, codes and Latin letters stay. Null
 * where there is no Chinese, or none of it is known. Words that are not known stay as they are, and `complete` says so.
 */
export function translateByGlossary(text: string): Translation | null {
  if (!isChinese(text)) return null;
  const pieces = piecesOf(text);
  const known = pieces.some((piece) => piece.kind === 'english');
  if (!known) return null;
  return { text: joined(pieces), by: 'glossary', complete: pieces.every((piece) => piece.kind !== 'unknown') };
}

interface Piece {
  readonly kind: 'english' | 'kept' | 'unknown';
  readonly text: string;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const { piece, length } = pieceAt(text, at);
    const last = pieces.at(-1);
    if (last?.kind === piece.kind && piece.kind !== 'english') pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
    else pieces.push(piece);
    at += length;
  }
  return pieces;
}

function pieceAt(text: string, at: number): { piece: Piece; length: number } {
  const sign = text.charAt(at);
  const unit = UNIT_SIGNS[sign];
  if (unit !== undefined && isCounting(text, at)) return { piece: { kind: 'english', text: unit }, length: 1 };
  const isInLatinWord = /[A-Za-z][A-Za-z]/u.test(text.slice(Math.max(0, at - 1), at + 1));
  for (let length = isInLatinWord ? 0 : Math.min(LONGEST_WORD, text.length - at); length > 0; length -= 1) {
    const english = CHINESE_WORDS.get(text.slice(at, at + length));
    if (english !== undefined) return { piece: { kind: 'english', text: english }, length };
  }
  return { piece: HAN.test(sign) ? { kind: 'unknown', text: sign } : { kind: 'kept', text: MARKS[sign] ?? sign }, length: 1 };
}

/** A unit stands behind a number or alone, and no word goes on behind it. */
function isCounting(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  return (before === '' || /\d$/u.test(before)) && !HAN.test(text.charAt(at + 1));
}

function joined(pieces: readonly Piece[]): string {
  const text = pieces
    .map(({ text }) => text)
    .filter((piece) => piece !== '')
    .join(' ')
    .replace(/\s+/gu, ' ')
    .replace(/\s+(?=[,.:;)\]!?])|(?<=[([])\s+/gu, '')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
