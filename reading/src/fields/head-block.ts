import { isCompanyName } from '@tallyport/domain/values/company-names';
import { titleOf } from '../classify/titles.js';
import type { DocumentText } from '../document-text.js';
import { wholeLabel } from '../labels/match-label.js';
import { canonicalText } from '../labels/tokens.js';
import { areaAround, heightOf, overlapX } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { withoutContactBehind } from './contact-behind.js';
import { isContact, isInTable } from './name-over-address.js';
import { isOwnerOf, isPlace } from './over-street.js';
import { isIdentity } from './party-lines.js';
import { isInOneLine, lineParts } from './sender-line.js';
import { isTownLine } from './town-line.js';
import { HEAD_BLOCK } from './tuning.js';

/**
 * The block that heads a paper: its first words are a name, whatever they say, and below them stand an address and how somebody is reached.
 * What a house does or says of itself may stand between; programs print no word before it, and small houses have no form of company.
 */
export function headBlockOf(free: readonly Phrase[], labelled: ReadonlySet<Phrase>, text: DocumentText): readonly Phrase[] {
  const height = text.sizes.get(1)?.height ?? Number.POSITIVE_INFINITY;
  const head = free.filter(({ area }) => area.top < HEAD_BLOCK.head * height).toSorted((a, b) => a.area.top - b.area.top);
  const names = head.filter((phrase) => isName(phrase) && !isInTable(phrase, text)).slice(0, HEAD_BLOCK.mostNames);
  const block = names.map((first) => blockUnder(first, labelled, text)).find(isHeading);
  return block === undefined ? [] : withoutSlogans(withWholeName(block));
}

/** A name in large print may have two lines. */
function withWholeName([first, second, ...rest]: readonly Phrase[]): readonly Phrase[] {
  const [last] = rest.slice(-1);
  if (first === undefined || second === undefined || last === undefined) return [first, second].flatMap((line) => line ?? []);
  const height = heightOf(first.area);
  const isLikeFirst = Math.abs(heightOf(second.area) - height) <= HEAD_BLOCK.likeFirst * height && isName(second) && !isPlace(second.text);
  if (!isLikeFirst || height < HEAD_BLOCK.larger * heightOf(last.area)) return [first, second, ...rest];
  const area = areaAround([first.area, second.area]);
  return [{ ...first, text: `${first.text} ${second.text}`, words: [...first.words, ...second.words], area }, ...rest];
}

/** Between the name and the address a house says what it does, at times before its street on the same line. */
export function withoutSlogans([name, ...lines]: readonly Phrase[]): readonly Phrase[] {
  const place = lines.findIndex(({ text, words }) => /\d/u.test(text) || (isPlace(text) && words.length <= HEAD_BLOCK.longestPlace));
  const [street, ...rest] = lines.slice(Math.max(0, place));
  return [name, street === undefined ? undefined : withoutCalling(street), ...rest].flatMap((line) => line ?? []);
}

const CALLING = /^[^\d·•|—–]+\s[·•|—–]\s+(?=\S.*[·•|—–].*\d)/u;

function withoutCalling(line: Phrase): Phrase {
  const calling = CALLING.exec(line.text)?.[0];
  const isTold = calling !== undefined && !isPlace(calling.replace(/\s[·•|—–]\s+$/u, ''));
  return isTold ? (partOf(line, calling.length, line.text.length) ?? line) : line;
}

function blockUnder(first: Phrase, labelled: ReadonlySet<Phrase>, text: DocumentText): Phrase[] {
  const block = [first];
  const under = text.phrases
    .filter(({ page, area }) => page === first.page && area.top >= first.area.bottom - 2)
    .toSorted((a, b) => a.area.top - b.area.top);
  for (const phrase of under) {
    const last = block.at(-1) ?? first;
    if (overlapX(phrase.area, last.area) <= 0) continue;
    if (
      phrase.area.top - last.area.bottom > HEAD_BLOCK.close[phrase.method] * heightOf(phrase.area) ||
      block.length === HEAD_BLOCK.mostLines
    )
      break;
    if (
      labelled.has(phrase) ||
      titleOf(canonicalText(phrase.text)) !== null ||
      (block.length > 1 && isCompanyName(phrase.text) && !/\d/u.test(phrase.text))
    )
      break;
    block.push(phrase);
  }
  return block;
}

/** An address and a contact, a number or an owner below the name: whom a paper goes to has the first alone. */
function isHeading([, ...lines]: readonly Phrase[]): boolean {
  const places = lines
    .map(({ text }) => withoutContactBehind(text))
    .filter((place) => !isIdentity(place) && !/^\W*(?:t[eé]l|fax|ph|mob)/iu.test(place));
  const isPlaced = places.some((place) => /\p{L}{3}.*\d|\d.*\p{L}{3}/u.test(place) && (isTownLine(place) || isAddressed(place)));
  return isPlaced && lines.some(({ text }) => isContact(text) || isOwnerOf(text) || isIdentity(text) || isInOneLine(text));
}

function isAddressed(words: string): boolean {
  return lineParts(words).some(isTownLine) || words.split(/[,–—·|]/u).length > 1 || /\s\d{4,6}(?!\d)/u.test(words);
}

/** A few words with a capital and no figures that are no title, no label and no mark of a form. */
function isName({ text, words }: Phrase): boolean {
  return (
    words.length > 1 &&
    words.length < 8 &&
    /^[“"«]?\p{Lu}/u.test(text) &&
    !/[\d:!?[\]]/u.test(text) &&
    wholeLabel(text) === null &&
    titleOf(canonicalText(text)) === null
  );
}
