import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Concept } from '../labels/concepts.js';
import { matchLabel, wholeLabel } from '../labels/match-label.js';
import { canonicalText, tokensOf } from '../labels/tokens.js';
import { heightOf, isSameLine } from '../page/area.js';
import { besides } from '../page/band.js';
import type { Phrase } from '../page/phrases.js';
import { headlineOf, isSpokenOf, leadingTitle } from './headline.js';
import { lettersJoined } from './spaced-letters.js';
import { type TitleLine, titleLines } from './title-lines.js';
import type { Title } from './title-rules.js';
import { hasTitleWord, needsLargePrint, placesOf } from './titles.js';
import { CLASSIFY_PAGE, WHOLE_TITLE } from './tuning.js';
import { wholeTitle, withoutNumber } from './whole-title.js';

/** What one page seems to be. `score` says how loudly; a page without a title scores 0. */
export interface PageType {
  readonly type: DocumentType;
  readonly name: string;
  readonly title: string | null;
  readonly score: number;
  /** Whether the title stands alone on its line: one within a longer line may only be spoken of. */
  readonly isWhole: boolean;
}

/** A page of which nothing is known. */
export const UNKNOWN_PAGE: PageType = { type: 'other', name: '', title: null, score: 0, isWhole: false };

/** Classifies a page by its titles: large and high ones count most, and one that is only part of a longer line counts least. */
export function classifyPage(phrases: readonly Phrase[], pageHeight: number): PageType {
  const heights = phrases.map(({ area }) => heightOf(area)).sort((a, b) => a - b);
  const typical = heights[Math.floor((heights.length - 1) / 2)] ?? 1;
  const isFlat = (heights.at(-1) ?? 1) < CLASSIFY_PAGE.largeHeadline * typical;
  const found = titleLines(phrases).flatMap((line) => {
    const type = pageTypeOf(line, { typical, pageHeight, isFlat });
    return type === null || hasValueBeside(line.phrase, phrases, typical) ? [] : [type];
  });
  return found.sort((a, b) => b.score - a.score)[0] ?? UNKNOWN_PAGE;
}

/** Whether words that could be a title are a label of the body: its number or day stands beside it. */
function hasValueBeside(phrase: Phrase, phrases: readonly Phrase[], typical: number): boolean {
  const height = heightOf(phrase.area);
  if (height > WHOLE_TITLE.largePrint * typical || matchLabel(phrase.text, tokensOf(phrase.text), 0)?.ending !== 'bare') return false;
  return besides(phrases, phrase.area).some(
    ({ text, area }) =>
      isSameLine(area, phrase.area) &&
      area.left > phrase.area.right &&
      area.left - phrase.area.right < CLASSIFY_PAGE.beside * height &&
      /\d/.test(text),
  );
}

/** How a page is printed: the usual height of its letters, and whether all have it. */
interface PagePrint {
  readonly typical: number;
  readonly pageHeight: number;
  readonly isFlat: boolean;
}

function pageTypeOf({ text, parts, phrase }: TitleLine, { typical, pageHeight, isFlat }: PagePrint): PageType | null {
  const joined = lettersJoined(text);
  const isLarge = heightOf(phrase.area) >= WHOLE_TITLE.largePrint * typical;
  if (joined === text && !isLarge && !parts.some(hasTitleWord)) return null;
  const canonical = canonicalText(joined);
  const size = Math.min(2.2, Math.max(0.6, heightOf(phrase.area) / typical));
  const isHigh = phrase.area.top < pageHeight / 3;
  const isMentioned = size < WHOLE_TITLE.largePrint && [text, ...parts].some(isSpokenOf);
  const exact = isMentioned ? null : wholeTitle(joined, canonical, size, isFlat && isHigh);
  const headline = exact === null ? headlineOf(text, canonical, { size, isHigh }) : null;
  const leading = exact === null && isHigh && !isMentioned ? leadingTitle(text, canonical) : null;
  const title = exact ?? leading ?? headline ?? (isMentioned ? null : partialTitle(text, canonical));
  if (title === null || isBoxOfForm(text) || (exact !== null && (isLabelWithColon(withoutNumber(text)) || isInSentence(text)))) return null;
  if (exact === null && leading === null && headline === null && parts.some(isLabelWithValue)) return null;
  const place = isHigh ? 1.5 : 0.6;
  const words = Math.min(1.6, 0.9 + 0.25 * canonicalText(withoutNumber(joined)).split(' ').length);
  const isWhole = exact !== null || leading !== null || (headline !== null && size >= CLASSIFY_PAGE.largeHeadline);
  const share = exact !== null ? 1 : isWhole ? 0.8 : 0.45;
  const score = share * size * place * words;
  return { type: title.type, name: title.name, title: text, score, isWhole };
}

/** A title within a short line that is no label: `CERTIFICATE OF ORIGIN Form for …`. What stands before a colon is a label. */
function partialTitle(text: string, canonical: string): Title | null {
  if (canonical.split(' ').length > CLASSIFY_PAGE.mostWords || isLabelWithColon(text)) return null;
  const words = canonicalText(text.split(/[:：]/u).at(-1) ?? '').split(' ');
  const place = placesOf(words)
    .filter((other) => !needsLargePrint(other.words) && words[other.from - 1] !== 'no')
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  if (place === undefined) return null;
  return matchLabel(text, tokensOf(text), 0)?.ending === 'bare' && !place.title.name.includes(' ') ? null : place.title;
}

/** Boxes of transport forms whose captions name other papers: `Onward inland routing / export instructions`. */
const BOXES = new Set<Concept>(['sea_form', 'air_form', 'account', 'contact']);

/** The caption by which invoices under India's goods and services tax ask for the paper that goes with the goods: by sea, by lorry or by rail. */
const LORRY_OR_RAIL = /\bL\.?R\W{0,2}R\.?R\b/u;

function isBoxOfForm(text: string): boolean {
  return LORRY_OR_RAIL.test(text) || wholeLabel(text)?.concepts.some((concept) => BOXES.has(concept)) === true;
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
