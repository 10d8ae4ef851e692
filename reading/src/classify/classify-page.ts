import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Concept } from '../labels/concepts.js';
import { matchLabel, wholeLabel } from '../labels/match-label.js';
import { canonicalText, tokensOf } from '../labels/tokens.js';
import { heightOf, isSameLine, middleX } from '../page/area.js';
import { besides, inBand } from '../page/band.js';
import type { Phrase } from '../page/phrases.js';
import { headlineOf, isSpokenOf } from './headline.js';
import type { Title } from './title-rules.js';
import { hasTitleWord, titleOf, titlesWithin } from './titles.js';

/** What one page seems to be. `score` says how loudly; a page without a title scores 0. */
export interface PageType {
  readonly type: DocumentType;
  readonly name: string;
  readonly title: string | null;
  readonly score: number;
}

/** A page of which nothing is known. */
export const UNKNOWN_PAGE: PageType = { type: 'other', name: '', title: null, score: 0 };

/** Classifies a page by its titles: large and high ones count most, and one that is only part of a longer line counts least. */
export function classifyPage(phrases: readonly Phrase[], pageHeight: number): PageType {
  const heights = phrases.map(({ area }) => heightOf(area)).sort((a, b) => a - b);
  const typical = heights[Math.floor((heights.length - 1) / 2)] ?? 1;
  const found = linesToTry(phrases).flatMap((line) => {
    const type = pageTypeOf(line, typical, pageHeight);
    return type === null || hasValueBeside(line.phrase, phrases, typical) ? [] : [type];
  });
  return found.sort((a, b) => b.score - a.score)[0] ?? UNKNOWN_PAGE;
}

/** Print this much higher than the rest of a page may be a title although something stands beside it. */
const LARGE_PRINT = 1.3;
/** How far from its label a value may stand, in heights of the print. */
const BESIDE = 16;

/** Whether words that could be a title are a label of the body: its number or day stands beside it. */
function hasValueBeside(phrase: Phrase, phrases: readonly Phrase[], typical: number): boolean {
  const height = heightOf(phrase.area);
  if (height > LARGE_PRINT * typical || matchLabel(phrase.text, tokensOf(phrase.text), 0)?.ending !== 'bare') return false;
  return besides(phrases, phrase.area).some(
    ({ text, area }) =>
      isSameLine(area, phrase.area) && area.left > phrase.area.right && area.left - phrase.area.right < BESIDE * height && /\d/.test(text),
  );
}

/** A headline of words of its own that is printed larger than the rest counts almost as much as a title. */
const LARGE_HEADLINE = 1.12;

interface TriedLine {
  readonly text: string;
  /** The texts that it is made of. */
  readonly parts: readonly string[];
  readonly phrase: Phrase;
}

/** Each phrase, and each with the one below it: titles are often set on two lines. */
function linesToTry(phrases: readonly Phrase[]): TriedLine[] {
  return phrases.flatMap((phrase) => {
    const { bottom } = phrase.area;
    const below = inBand(phrases, bottom - 0.3 * heightOf(phrase.area), bottom + 0.8 * heightOf(phrase.area)).find(
      (other) =>
        other.area.top >= phrase.area.bottom - 0.3 * heightOf(phrase.area) &&
        other.area.top - phrase.area.bottom < 0.8 * heightOf(phrase.area) &&
        isAligned(phrase, other),
    );
    const beside = besides(phrases, phrase.area).find(
      (other) =>
        other !== phrase &&
        isSameLine(other.area, phrase.area) &&
        other.area.left > phrase.area.right &&
        other.area.left - phrase.area.right < 3 * heightOf(phrase.area),
    );
    const alone: TriedLine = { text: phrase.text, parts: [phrase.text], phrase };
    return [alone, ...[below, beside].flatMap((other) => (other === undefined ? [] : [together(phrase, other)]))];
  });
}

function together(phrase: Phrase, other: Phrase): TriedLine {
  const text = `${phrase.text} ${other.text}`;
  return { text, parts: [phrase.text, other.text], phrase: { ...phrase, text } };
}

function isAligned(a: Phrase, b: Phrase): boolean {
  const near = heightOf(a.area);
  return (
    Math.abs(a.area.left - b.area.left) < near ||
    Math.abs(a.area.right - b.area.right) < near ||
    Math.abs(middleX(a.area) - middleX(b.area)) < near
  );
}

function pageTypeOf({ text, parts, phrase }: TriedLine, typical: number, pageHeight: number): PageType | null {
  const joined = lettersJoined(text);
  if (joined === text && !parts.some(hasTitleWord)) return null;
  const canonical = canonicalText(joined);
  const size = Math.min(2.2, Math.max(0.6, heightOf(phrase.area) / typical));
  const isHigh = phrase.area.top < pageHeight / 3;
  const isMentioned = size < LARGE_PRINT && [text, ...parts].some(isSpokenOf);
  const exact = isMentioned ? null : (titleOf(canonical) ?? halfTitle(text) ?? remarkedTitle(text, heightOf(phrase.area) / typical));
  const headline = exact === null ? headlineOf(text, canonical, { size, isHigh }) : null;
  const title = exact ?? headline ?? (isMentioned ? null : partialTitle(text, canonical));
  if (title === null || isBoxOfForm(text) || (exact !== null && (isLabelWithColon(text) || isInSentence(text)))) return null;
  if (exact === null && headline === null && parts.some(isLabelWithValue)) return null;
  const place = isHigh ? 1.5 : 0.6;
  const words = Math.min(1.6, 0.9 + 0.25 * canonical.split(' ').length);
  const share = exact !== null ? 1 : headline !== null && size >= LARGE_HEADLINE ? 0.8 : 0.45;
  const score = share * size * place * words;
  return { type: title.type, name: title.name, title: text, score };
}

/** `COMMERCIAL INVOICE / 商业发票`: either half alone is a title. */
function halfTitle(text: string): Title | null {
  return (
    text
      .split(/\s*[/|–—]\s*/u)
      .map((half) => titleOf(canonicalText(half)))
      .find((title) => title !== null) ?? null
  );
}

/** A large title with a remark in brackets: `INVOICE (SUPPLY MEANT FOR EXPORT)`. */
function remarkedTitle(text: string, size: number): Title | null {
  const bare = text.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
  return size < LARGE_PRINT || bare === text ? null : titleOf(canonicalText(bare));
}

/** A title within a short line that is no label: `CERTIFICATE OF ORIGIN Form for …`. */
function partialTitle(text: string, canonical: string): Title | null {
  const [title] = canonical.split(' ').length <= 9 ? titlesWithin(canonical) : [];
  if (title === undefined || isLabelWithColon(text)) return null;
  return matchLabel(text, tokensOf(text), 0)?.ending === 'bare' && title.name.split(' ').length === 1 ? null : title;
}

/** Boxes of transport forms whose captions name other papers: `Onward inland routing / export instructions`. */
const BOXES = new Set<Concept>(['sea_form', 'air_form', 'account', 'contact']);

function isBoxOfForm(text: string): boolean {
  return wholeLabel(text)?.concepts.some((concept) => BOXES.has(concept)) === true;
}

/** Part of a sentence that names another paper: `international Air Waybill.` */
function isInSentence(text: string): boolean {
  return /^\p{Ll}/u.test(text) || (/\p{Ll}\.$/u.test(text) && text.includes(' '));
}

function isLabelWithColon(printed: string): boolean {
  const text = printed.replace(/\bno\.(?=\s[-–]\s\p{L})/iu, ''); // `BILL OF LADING No. - port-to-port`: its number stands elsewhere
  return /[:：]\s*$/u.test(text) || /(?:no|number|#|date|ref)\W*[:：.]/iu.test(text) || /\b(?:no\.?|number)\W*$/iu.test(text);
}

/** What names another paper with its number: `Invoice: 4711` among the goods of a bill. */
function isLabelWithValue(text: string): boolean {
  const match = matchLabel(text, tokensOf(text), 0);
  return match?.ending === 'colon' && text.slice(match.valueStart).trim() !== '';
}

/** Titles are at times set with spaces between the letters: `B I L L  O F  L A D I N G`. */
function lettersJoined(text: string): string {
  return /^(?:\S{1,4}\s){5,}\S{1,4}$/u.test(text) && /(?:\b\S\s){4}/u.test(text) ? spacedTitle(text.replace(/\s/g, '')) : text;
}

function spacedTitle(letters: string): string {
  const known = [
    'BILL OF LADING',
    'COMMERCIAL INVOICE',
    'PACKING LIST',
    'AIR WAYBILL',
    'CERTIFICATE OF ORIGIN',
    'INVOICE',
    'SEA WAYBILL',
    'ARRIVAL NOTICE',
    'PACKING DECLARATION',
  ];
  return known.find((title) => title.replace(/\s/g, '') === letters.toUpperCase()) ?? letters;
}
