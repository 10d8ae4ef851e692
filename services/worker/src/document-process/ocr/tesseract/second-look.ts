import { type Rectangle, rectangleAround } from '../../geometry.js';
import { cutOut } from '../../picture/cut.js';
import { type GreyPicture, pgmOf } from '../../picture/grey-picture.js';
import type { OcrWord } from '../ocr-engine.js';
import type { PreparedPage } from '../prepare-page.js';
import type { Tesseract } from './tesseract.js';
import { unreadPlaces } from './unread-places.js';

/** Words below this are read once more. */
const DOUBTFUL = 0.75;
/** Where more places are doubtful only the largest print is looked at again: it fills the boxes of a form, the rest is small print and noise. */
const MOST_PLACES = 48;
/** Words this many letter heights apart are looked at together. */
const NEAR = 1.2;
/** How much around a place is shown with it, and how far its words may move, in letter heights. */
const MARGIN = 0.6;
const SLACK = 0.35;
/** A second reading counts if it is this sure, and by so much surer than the first: much surer, if it lost letters. */
const SURE_ENOUGH = 0.6;
const SURER = 0.1;
const MUCH_SURER = 0.25;
/** Ink that the first reading passed over is only believed if the second is sure of it. */
const SURE_OF_UNREAD = 0.8;

interface Place {
  readonly words: readonly OcrWord[];
  readonly area: Rectangle;
}

/**
 * The words of a page, the doubtful ones read a second time: each place cut out and shown alone, so that the layout of the page, its
 * rules and its neighbours cannot mislead the engine. The surer reading of each place stays. Ink that nobody read is looked at, too.
 */
export async function withSecondLook(
  words: readonly OcrWord[],
  { text: picture, pieces, rules, letterHeight }: Pick<PreparedPage, 'text' | 'pieces' | 'rules' | 'letterHeight'>,
  engine: Tesseract,
): Promise<readonly OcrWord[]> {
  const doubtful = words.filter((word) => isDoubtful(word, letterHeight));
  const places = placesOf(doubtful, rules, letterHeight);
  const unread = unreadPlaces(words, pieces, letterHeight).slice(0, MOST_PLACES);
  const largest = places.toSorted((a, b) => heightOf(b) - heightOf(a)).slice(0, MOST_PLACES);
  const kept = new Set(words);
  const found: OcrWord[] = [];
  for (const place of largest) {
    const again = await lookAt(place, words, picture, letterHeight, engine);
    const gain = lettersOf(again) < lettersOf(place.words) ? MUCH_SURER : SURER;
    if (sureness(again) < Math.max(SURE_ENOUGH, sureness(place.words) + gain)) continue;
    for (const word of place.words) kept.delete(word);
    found.push(...again);
  }
  for (const area of unread) {
    const seen = await lookAt({ words: [], area }, words, picture, letterHeight, engine);
    if (sureness(seen) >= SURE_OF_UNREAD) found.push(...seen);
  }
  return [...kept, ...found];
}

function isDoubtful({ text, confidence, rectangle: { top, bottom } }: OcrWord, letterHeight: number): boolean {
  const height = bottom - top;
  return (
    confidence < DOUBTFUL &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/\p{Script=Han}/u.test(text) &&
    height > 0.4 * letterHeight &&
    height < 3 * letterHeight
  );
}

/** Doubtful words that stand together on a line, with no rule between them. */
function placesOf(words: readonly OcrWord[], rules: readonly Rectangle[], letterHeight: number): Place[] {
  const places: Place[] = [];
  for (const word of words.toSorted((a, b) => a.rectangle.left - b.rectangle.left)) {
    const index = places.findIndex(
      ({ area }) => isBeside(area, word.rectangle, letterHeight) && !isRuledApart(area, word.rectangle, rules),
    );
    const place = places[index];
    if (place === undefined) places.push({ words: [word], area: word.rectangle });
    else places[index] = { words: [...place.words, word], area: rectangleAround([place.area, word.rectangle]) };
  }
  return places;
}

const heightOf = ({ area }: Place): number => area.bottom - area.top;

function isBeside(a: Rectangle, b: Rectangle, letterHeight: number): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top) && b.left - a.right < NEAR * letterHeight && b.left > a.left;
}

function isRuledApart(a: Rectangle, b: Rectangle, rules: readonly Rectangle[]): boolean {
  const level = (b.top + b.bottom) / 2;
  return rules.some(
    ({ left, right, top, bottom }) => bottom - top > right - left && top <= level && level <= bottom && left >= a.left && right <= b.right,
  );
}

/** What the engine reads at a place alone: the words that stand where the doubtful ones stood, in the page's own pixels. */
async function lookAt(
  { words, area }: Place,
  all: readonly OcrWord[],
  picture: GreyPicture,
  letterHeight: number,
  engine: Tesseract,
): Promise<OcrWord[]> {
  const margin = Math.round(MARGIN * letterHeight);
  const { picture: part, left, top } = cutOut(picture, grown(area, margin), margin);
  const read = await engine.wordsOf(pgmOf(part), 'block');
  const room = grown(area, Math.round(SLACK * letterHeight));
  return read
    .filter(({ text }) => /[\p{L}\p{N}#]/u.test(text))
    .map((word) => ({ ...word, rectangle: moved(word.rectangle, left, top) }))
    .filter(({ rectangle }) => holds(room, rectangle) && !all.some((other) => !words.includes(other) && holds(other.rectangle, rectangle)));
}

function grown({ left, top, right, bottom }: Rectangle, by: number): Rectangle {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function moved({ left, top, right, bottom }: Rectangle, x: number, y: number): Rectangle {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Whether the middle of a rectangle lies within another one. */
function holds(outer: Rectangle, inner: Rectangle): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return outer.left <= x && x <= outer.right && outer.top <= y && y <= outer.bottom;
}

/** How sure the words are, by their letters; nothing read is not sure at all. */
function sureness(words: readonly OcrWord[]): number {
  const letters = lettersOf(words);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

const lettersOf = (words: readonly OcrWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0);
