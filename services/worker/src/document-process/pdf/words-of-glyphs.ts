import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { Word } from '@tallyport/reading/document-model';
import { boxOnPage, type Rectangle } from '../geometry.js';
import type { Glyph, Point } from './page-ink.js';
import { plainIdeographs } from './plain-ideographs.js';
import { isPlainLetter } from './plain-letter.js';

/** A gap wider than this part of the letter size begins a new word; kerning stays below it. */
const WORD_GAP = 0.18;
/** A step back further than this is a new piece of text, not tight kerning. */
const STEP_BACK = 0.35;
/** How far a baseline may shift inside a word (superscripts stay with their word). */
const BASELINE_SHIFT = 0.35;

const SPACE = /^[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]*$/u;
/** Text with none of what the next ones look for, as nearly all is. */
const PLAIN = /^[!-~]*$/;
const LIGATURES = /[\ufb00-\ufb06]/gu;
// oxlint-disable-next-line no-control-regex -- control characters are what is to be removed
const NEVER_TEXT = /[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Joins glyphs to words by the gaps between them, in drawing order; the space character only confirms a gap. */
export function wordsOfGlyphs(glyphs: readonly Glyph[], page: { width: number; height: number }): Word[] {
  return withoutDoubles(runsOf(glyphs).flatMap((letters) => wordOf(letters, page)));
}

/** Where glyphs stand on the page, one box for each run of them; those outside of it have none. */
export function boxesOfGlyphs(glyphs: readonly Glyph[], page: { width: number; height: number }): Box[] {
  return runsOf(glyphs).flatMap((run) => boxOnPage(boundsOfGlyphs(run), page) ?? []);
}

function runsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  let run: Glyph[] = [];
  let previous: Glyph | null = null;
  for (const glyph of glyphs) {
    if (isSpace(glyph.text)) {
      previous = null;
      continue;
    }
    if (previous === null || !continues(previous, glyph)) runs.push((run = []));
    run.push(glyph);
    previous = glyph;
  }
  return runs;
}

/** Whether a glyph is only a gap. */
function isSpace(text: string): boolean {
  return !isPlainLetter(text) && SPACE.test(text);
}

function continues(before: Glyph, next: Glyph): boolean {
  const size = Math.max(before.size, next.size, 0.1);
  const along = unit(before.start, before.end);
  const step = { x: next.start.x - before.end.x, y: next.start.y - before.end.y };
  const gap = step.x * along.x + step.y * along.y;
  const shift = Math.abs(step.x * along.y - step.y * along.x);
  const onwards = unit(next.start, next.end);
  const isTurned = along.x * onwards.x + along.y * onwards.y < 0.9;
  return !isTurned && gap < WORD_GAP * size && gap > -STEP_BACK * size && shift < BASELINE_SHIFT * size;
}

function unit(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(x * x + y * y); // many times as fast as Math.hypot
  return length === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
}

function wordOf(letters: readonly Glyph[], page: { width: number; height: number }): Word[] {
  const text = cleaned(letters.map((glyph) => glyph.text).join(''));
  const box = boxOnPage(boundsOfGlyphs(letters), page);
  return text === '' || box === null ? [] : [{ text, box, confidence: 1 }];
}

function cleaned(text: string): string {
  if (PLAIN.test(text)) return text;
  return plainIdeographs(text)
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(NEVER_TEXT, '');
}

function boundsOfGlyphs(glyphs: readonly Glyph[]): Rectangle {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { start, end, ascent, descent } of glyphs) {
    left = Math.min(left, start.x + ascent.x, start.x + descent.x, end.x + ascent.x, end.x + descent.x);
    right = Math.max(right, start.x + ascent.x, start.x + descent.x, end.x + ascent.x, end.x + descent.x);
    top = Math.min(top, start.y + ascent.y, start.y + descent.y, end.y + ascent.y, end.y + descent.y);
    bottom = Math.max(bottom, start.y + ascent.y, start.y + descent.y, end.y + ascent.y, end.y + descent.y);
  }
  return { left, top, right, bottom };
}

/** Bold made by printing twice gives each word twice at nearly the same place: one of them is enough. */
function withoutDoubles(words: readonly Word[]): Word[] {
  const kept = new Map<string, Word[]>();
  return words.filter((word) => {
    const same = kept.get(word.text);
    if (same?.some((other) => isSamePlace(word, other))) return false;
    if (same === undefined) kept.set(word.text, [word]);
    else same.push(word);
    return true;
  });
}

function isSamePlace({ box: a }: Word, { box: b }: Word): boolean {
  const near = Math.max(a.height, 0.001) * 0.25;
  return Math.abs(a.x - b.x) < near && Math.abs(a.y - b.y) < near && Math.abs(a.width - b.width) < near;
}
