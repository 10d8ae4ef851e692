import { isCompanyName } from '@tallyport/domain/values/company-names';
import { isCountry, isCountryOfAnyTongue } from '@tallyport/domain/values/countries';
import { daysIn } from '@tallyport/domain/values/dates';
import { isNumberedTitle } from '../classify/whole-title.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { isForAttention } from './addressed-to.js';
import { isContact, isInTable } from './name-over-address.js';
import { isIdentity } from './party-lines.js';
import { isInOneLine } from './sender-line.js';
import { isCodeLine, isTownLine } from './town-line.js';
import { ADDRESS_WINDOW } from './tuning.js';
import { isWholeAddress } from './whole-address.js';

/** Somebody in the house: between the name of a company and its street. */
const PERSON = /^\D{3,40}$/u;

/**
 * The addresses at the head of a letter that no label claims, from top to bottom: lines below each other at one place, the first a name,
 * one of the others the code of a town. A letter needs no word for whom it goes to: the post reads it through a window.
 */
export function addressBlocksOf(text: DocumentText): readonly Phrase[][] {
  const free = freeHead(text);
  const persons = new Set(text.labels.filter(isForSomebody).flatMap(({ phrases }) => phrases));
  const senders = free.filter(({ text: words }) => isInOneLine(words));
  const named = free.filter(
    (phrase) => !isIdentity(phrase.text) && !isInOneLine(phrase.text) && !senders.some((line) => isRestOf(line, phrase)),
  );
  const over = named.filter(({ text: words }) => !/[:：]/u.test(words) || isForAttention(words));
  const firsts = named.filter(
    (phrase) => (isName(phrase.text) || isSite(phrase, free)) && !over.some((other) => isNextLine(other, phrase)),
  );
  return firsts
    .map((first) => blockFrom(first, free))
    .flatMap(addressesIn)
    .map((block) => block.filter((line) => !persons.has(line) && !isForAttention(line.text)).slice(0, ADDRESS_WINDOW.mostLines))
    .filter(isAddress);
}

/** For whose attention something goes stands within an address, between the name and the street. */
function isForSomebody({ text, concepts, inline }: LabelledValue): boolean {
  return inline !== null && concepts.includes('contact') && FOR_ATTENTION.test(text);
}

const FOR_ATTENTION =
  /^\W*(?:att(?:n|ention|\.)?|z\.?\s?h(?:d|ä?nden)?\.?|zu händen|t\.?a\.?v\.?|[àa] l['’]attention|atenci[oó]n|attenzione|c\.?a\.?|a\/c|v\/|k\.?\s?a\.?)/iu;

/** Two addresses that stand close below each other: a name under the contacts of the first begins the second. */
function addressesIn(lines: readonly Phrase[]): Phrase[][] {
  const next = lines.findIndex(
    ({ text }, index) =>
      isName(text) &&
      !/\d/u.test(text) &&
      isOfContact(lines[index - 1]?.text ?? '') &&
      lines.slice(0, index).some((line) => isTownLine(line.text)) &&
      lines.slice(index + 1).some((line) => isTownLine(line.text)),
  );
  return next < 0 ? [[...lines]] : [lines.slice(0, next), ...addressesIn(lines.slice(next))];
}

/** A name that ends with a number, over an address that is whole without it: `Brf Quayside 3` over a box and a town. */
function isSite(phrase: Phrase, free: readonly Phrase[]): boolean {
  const isNumbered = /^\p{Lu}\p{L}+\s\p{L}.*\s\d{1,2}$/u.test(phrase.text) && !BOX.test(phrase.text);
  return isNumbered && isWholeAddress(blockFrom(phrase, free).slice(1));
}

/** The second line of a sender that is told in one, in the same small print right below it. */
function isRestOf({ text, area }: Phrase, next: Phrase): boolean {
  const isClose = next.area.top - area.bottom < 0.6 * heightOf(area) && next.area.top > area.top;
  const isSame = Math.abs(next.area.left - area.left) < 1 && Math.abs(heightOf(next.area) - heightOf(area)) < 0.5;
  return text.trim().endsWith(',') && isClose && isSame;
}

/** How somebody is reached, and under which number. */
function isOfContact(words: string): boolean {
  return isContact(words) || isIdentity(words);
}

/** A block without whoever in the house it is for, so that its second line begins the address. */
export function withoutPersons(block: readonly Phrase[]): readonly Phrase[] {
  const [name, ...rest] = block;
  const street = rest.findIndex(({ text }) => /\d/u.test(text));
  const isFirm = rest.slice(0, Math.max(0, street)).some(({ text }) => isCompanyName(text)) && !isCompanyName(name?.text ?? '');
  const isHouse = street > 0 && !isFirm && rest.slice(0, street).every(({ text }) => PERSON.test(text)) && rest.slice(street).length > 1;
  return name === undefined || !isHouse ? block : [name, ...rest.slice(street)];
}

/** What stands at the head of the first page outside of labels, their values and tables, without the day of a letter. */
function freeHead(text: DocumentText): Phrase[] {
  const height = text.sizes.get(1)?.height ?? 0;
  const firm = text.labels.filter(
    (label) => label.page === 1 && label.ending !== 'loose' && label.concepts.length > 0 && !isForSomebody(label),
  );
  const taken = new Set(firm.flatMap((label) => [...label.phrases, ...nearLines(label)]));
  return text.phrases.filter(
    (phrase) =>
      phrase.page === 1 &&
      phrase.area.top > ADDRESS_WINDOW.top * height &&
      phrase.area.top < ADDRESS_WINDOW.foot * height &&
      !taken.has(phrase) &&
      daysIn(phrase.text, text.dayOrder).length === 0 &&
      !isInTable(phrase, text) &&
      !isNumberedTitle(phrase.text),
  );
}

const PARTIES = new Set<Concept>(['seller', 'shipper', 'buyer', 'consignee', 'notify', 'producer', 'place_of_delivery']);

/** The lines of the value that a label most likely has, without what stands far beside it in another column of the page, or below it. */
function nearLines({ area, concepts, candidates: [first] }: LabelledValue): readonly Phrase[] {
  if (first === undefined || concepts.some((concept) => PARTIES.has(concept))) return first?.lines ?? [];
  if (first.relation === 'inline') return first.lines.slice(0, 1);
  if (first.relation !== 'right') return first.lines;
  let right = area.right;
  return first.lines.filter((line) => {
    const isNear = line.area.left - right < ADDRESS_WINDOW.farBeside * heightOf(line.area) || /^\W*\d\S*$/u.test(line.text);
    if (isNear) right = line.area.right;
    return isNear;
  });
}

function blockFrom(first: Phrase, free: readonly Phrase[]): Phrase[] {
  const block = [first];
  for (;;) {
    const last = block.at(-1) ?? first;
    const next = free.find((phrase) => isNextLine(last, phrase));
    if (next === undefined || block.length === 2 * ADDRESS_WINDOW.mostLines) return block;
    block.push(next);
  }
}

function isNextLine(above: Phrase, below: Phrase): boolean {
  const height = heightOf(above.area);
  const gap = below.area.top - above.area.bottom;
  const isSamePlace = Math.abs(below.area.left - above.area.left) <= ADDRESS_WINDOW.samePlace;
  const close = isTownLine(below.text) ? ADDRESS_WINDOW.closeOfTown : ADDRESS_WINDOW.close;
  return isSamePlace && gap > -0.5 * height && gap < close * height && isSamePrint(height, heightOf(below.area));
}

/** A name may be set larger than its address, and never the other way. */
function isSamePrint(above: number, below: number): boolean {
  return below < 1.35 * above && above < ADDRESS_WINDOW.largest * below;
}

function isAddress(block: readonly Phrase[]): boolean {
  const coded = block.findIndex(({ text }, index) => isTownLine(text) || (index > 1 && isCodeLine(text)));
  const town = coded < 0 && isOverCountry(block) ? block.length - 1 : coded;
  return (
    block.length >= ADDRESS_WINDOW.leastLines &&
    town > 0 &&
    town < 7 &&
    !block.slice(0, town).some(({ text }) => /[:：]/u.test(text) || isIdentity(text))
  );
}

/** A house with its number over a country alone, or several lines: an address of a place without codes. */
function isOverCountry(block: readonly Phrase[]): boolean {
  const last = block.at(-1)?.text.trim() ?? '';
  return (
    (isCountry(last) || isCountryOfAnyTongue(last)) &&
    (block.length >= ADDRESS_WINDOW.leastOverCountry || block.slice(1, -1).some(({ text }) => HOUSE.test(text.trim()) || BOX.test(text)))
  );
}

const BOX = /^\W*(?:p\.?\s?o\.?\s?box|private bag|locked bag|postfach|apartado|casilla|b\.?p\.?\s\d)/iu;
const HOUSE = /^\d{1,5}[\s,-]?[A-Za-z]?[\s,]+\p{L}|\p{L}[\s,]+\d{1,5}[a-z]?$/u;

/** A few words that begin with a capital, or with a small word before a name, and hold no figure that a street would have. */
function isName(words: string): boolean {
  return (
    (isCompanyName(words) || /^(?:(?:d[eiu]|van|von|der|den|la|le)\s+(?=\p{Lu}))*[\p{Lu}\d(“"]/u.test(words)) &&
    /\p{L}{2}/u.test(words) &&
    !/[:：;?!]|\s\d+[a-z]?$/u.test(words) &&
    !isTownLine(words) &&
    words.length <= 70
  );
}
