import { anyOf } from '@tallyport/domain/any-of';
import { isCarrierName, isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { CERTAINTY, PRINT } from '../certainty.js';
import { titleOf } from '../classify/titles.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import { canonicalText } from '../labels/tokens.js';
import { areaAround, heightOf, overlapX } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { usualHeight } from '../page/type-size.js';
import { isOfOffice } from './address-part.js';
import { isAddressedTo } from './addressed-to.js';
import { headBlockOf, withoutSlogans } from './head-block.js';
import { honouredBlockOf, isHonoured } from './honoured.js';
import { isContact, isInTable, isNameOverAddress } from './name-over-address.js';
import type { Party } from './party.js';
import { partyOf } from './party.js';
import { prominentName } from './prominent-name.js';
import { senderParts } from './sender-line.js';
import { isTownLine } from './town-line.js';
import { LETTERHEAD } from './tuning.js';
import { ADDRESS_FIELDS } from './words/party-fields.js';
import { withLinesOver, withLogoOver } from './wrapped-letterhead.js';

/** The company in the letterhead: a name above or beside all labels that no label claims for another. */
export function letterheadOf(text: DocumentText): Party {
  const top = freeTop(text).filter(isWellRead);
  const first = top.find(
    (phrase) =>
      (isCompanyName(nameIn(phrase)) || isOverForm(phrase, text)) &&
      !OWNER.test(phrase.text) &&
      !CARE_OF.test(phrase.text) &&
      !isAddressedTo(phrase, text) &&
      !isTownLine(phrase.text),
  );
  const form = top.find((phrase) => isOnlyForm(phrase.text) && withLinesOver(phrase, top) !== phrase);
  const named = first === undefined ? form : first;
  const block = headBlockOf(top, labelsOfOthers(text), text);
  if (block.length > 0 && (named === undefined || isBelow(named, block, text)))
    return partyOf(block, CERTAINTY.party.letterheadLikely, true);
  if (named !== undefined) return wrappedParty(named, top, text);
  const likely = top.find((phrase) => !isInTable(phrase, text) && isNameOverAddress(phrase, linesUnder(phrase, text)));
  if (likely === undefined) return { name: null, address: null };
  const prominent = prominentName(top, text);
  const name = prominent !== null && prominent.area.top < likely.area.top ? prominent : likely;
  return partyUnder(name, text, CERTAINTY.party.letterheadLikely);
}

/** Whether a company stands below the block that heads the paper, and says nothing of itself but its address: the paper goes to it. */
function isBelow(named: Phrase, block: readonly Phrase[], text: DocumentText): boolean {
  const bottom = Math.max(...block.map(({ area }) => area.bottom));
  const isApart = !block.includes(named) && named.area.top > bottom - heightOf(named.area);
  return isApart && !linesUnder(named, text).some(({ text: words }) => isContact(words));
}

/** The company that only the size of its name at the head of a paper tells. */
export function prominentParty(text: DocumentText): Party {
  const name = prominentName(freeTop(text).filter(isWellRead), text);
  const party = name === null ? null : partyUnder(name, text, CERTAINTY.party.letterheadLikely);
  return party === null || party.name === null ? { name: null, address: null } : party;
}

/** A name that a narrow column broke, with what stands under its last line. */
function wrappedParty(last: Phrase, top: readonly Phrase[], text: DocumentText): Party {
  const broken = withLinesOver(last, top);
  const whole = broken === last ? withLogoOver(last, top, usualHeight(text.phrases) ?? Number.POSITIVE_INFINITY) : broken;
  return whole === last
    ? partyUnder(last, text, CERTAINTY.party.letterhead)
    : partyOf([whole, ...below(last, text)], CERTAINTY.party.letterheadLikely, true);
}

/** The form of a company alone on the next line, where its name left no room. */
function isOverForm(phrase: Phrase, text: DocumentText): boolean {
  const [next] = linesUnder(phrase, text);
  const isName = phrase.words.length > 1 && /^\p{Lu}/u.test(phrase.text) && !/[\d:]/u.test(phrase.text);
  return isName && next !== undefined && isOnlyForm(next.text) && Math.abs(next.area.left - phrase.area.left) < heightOf(phrase.area);
}

/** Centred over a longer address a name begins further right, and one that is too long goes on below. */
function partyUnder(first: Phrase, text: DocumentText, certainty: number): Party {
  const [second, ...rest] = below(first, text);
  if (second === undefined || !isGoingOn(first, second))
    return partyOf(withoutSayings([first, ...(second === undefined ? [] : [second, ...rest])]), certainty, true);
  const name = {
    ...first,
    text: `${first.text} ${second.text}`,
    words: [...first.words, ...second.words],
    area: areaAround([first.area, second.area]),
  };
  return partyOf(withoutSayings([name, ...rest]), certainty, true);
}

/** Under the name a house says what it does; the end of a name stands there, too. */
function withoutSayings([name, ...lines]: readonly Phrase[]): readonly Phrase[] {
  const [second] = lines;
  if (name === undefined || second === undefined || isCompanyName(second.text) || isOnlyForm(second.text))
    return [name, ...lines].flatMap((line) => line ?? []);
  return withoutSlogans([name, ...lines]);
}

/** The second line of a name is printed like the first, which ends in the midst: `COOPERATIVA DO SUL DE` over `MINAS`. */
function isGoingOn(first: Phrase, second: Phrase): boolean {
  const isLikeFirst = Math.abs(heightOf(second.area) - heightOf(first.area)) < LETTERHEAD.likeFirst * heightOf(first.area);
  const isMidst = /(?:&|(?<!\p{L})(?:and|of|for|the|d[eio]|da|dos|das|del|della|et|du|des|und|für|y|e))\s*$/iu.test(first.text);
  return isLikeFirst && !/\d/u.test(second.text) && (isMidst || /^(?:and|of|for|&)\s/iu.test(second.text));
}

/** Who owns or leads a company is named under its name. */
const OWNER =
  /^\W*(?:inh(?:aber(?:in)?)?\.?|prop(?:rietor)?s?\.?|owner|owned by|titolare|gérante?|geschäftsführer(?:in)?|director|a unit of|member of|ein unternehmen der)[\s:]/iu;

/** In whose care something goes is named below whom it is for. */
const CARE_OF = /^\W*c\s?[/\\.]\s?o(?!\p{L})/iu;

export function isOwner(words: string): boolean {
  return OWNER.test(words);
}

/** The sender's name where name and address stand in one line: `Name Ltd. · Street 1 · Town`. */
function nameIn(line: Phrase): string {
  return senderParts(line)[0]?.text ?? line.text;
}

/** The carrier in the letterhead of a transport document: the name of a company that carries, the most prominent one. */
export function carrierInLetterhead(text: DocumentText): Party {
  const top = freeTop(text).filter((phrase) => isWellRead(phrase) && isCarrierName(phrase.text) && isShort(phrase.text));
  const [best] = top.toSorted((a, b) => prominence(b, text) - prominence(a, text));
  if (best === undefined) return { name: null, address: null };
  const inFull = top.find(({ text: words }) => isCompanyName(words) && lettersOf(words).includes(lettersOf(best.text)));
  const wrapped = inFull === undefined || inFull === best ? restOf(best, text) : null;
  return partyOf(wrapped === null ? [inFull ?? best] : [best, wrapped], CERTAINTY.party.letterhead);
}

/** The form of a company, or its name's end with it, on the next line of a logo that was too long for one. */
function restOf(name: Phrase, text: DocumentText): Phrase | null {
  const height = heightOf(name.area);
  const next = text.phrases.find(
    ({ page, area }) =>
      page === name.page &&
      area.top >= name.area.bottom - 0.3 * height &&
      area.top - name.area.bottom < height &&
      Math.abs(area.left - name.area.left) < height &&
      Math.abs(heightOf(area) - height) < 0.1 * height,
  );
  const isRest = next !== undefined && !isCompanyName(name.text) && (isOnlyForm(next.text) || isCompanyName(`${name.text} ${next.text}`));
  return isRest && next.words.length <= LETTERHEAD.mostRest ? next : null;
}

/** A logo gives only a part of the name that stands in full below it. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Large print, a form of company and several words each speak for a name. */
function prominence(phrase: Phrase, text: DocumentText): number {
  const size = Math.min(2, heightOf(phrase.area) / (usualHeight(text.phrases) ?? 1));
  return size + (isCompanyName(phrase.text) ? 0.8 : 0) + (phrase.words.length >= 3 ? 0.5 : 0);
}

const PARTIES = new Set<Concept>([
  'seller',
  'shipper',
  'buyer',
  'consignee',
  'notify',
  'delivery_agent',
  'issuing_agent',
  'producer',
  'signed_for',
  'importer_other',
]);

/** What stands high on the first page and belongs to no label and no party block. */
function freeTop(text: DocumentText): Phrase[] {
  const height = text.sizes.get(1)?.height ?? Number.POSITIVE_INFINITY;
  const firm = text.labels.filter(({ ending }) => ending !== 'loose');
  const blocks = firm.filter(({ concepts }) => concepts.some((concept) => PARTIES.has(concept)));
  const taken = new Set([
    ...firm.flatMap(({ phrases }) => phrases),
    ...blocks.flatMap(({ candidates }) => candidates.slice(0, 1).flatMap(({ lines }) => lines)),
  ]);
  const before = new Map(firm.filter(({ concepts }) => concepts.some((one) => OWN.has(one))).flatMap(namedBefore));
  const honoured = honouredBlockOf(text);
  return text.phrases
    .filter((phrase) => phrase.page === 1 && phrase.area.bottom < LETTERHEAD.reach * height && !isHonoured(phrase, honoured))
    .flatMap((phrase) => (taken.has(phrase) ? (before.get(phrase) ?? []) : [phrase]));
}

/** The name before a number under which it is known, on one line: `Alder Tiles, S.L. C.I.F. B-12448190`. */
function namedBefore({ text, phrases: [phrase] }: LabelledValue): [Phrase, Phrase][] {
  const name = phrase === undefined ? null : partOf(phrase, 0, Math.max(0, phrase.text.indexOf(text)));
  return phrase === undefined || name === null || !isCompanyName(name.text) ? [] : [[phrase, name]];
}

/** The lines right under a name, whatever they tell. */
export function linesUnder(first: Phrase, text: DocumentText): Phrase[] {
  const lines: Phrase[] = [];
  let bottom = first.area.bottom;
  const under = text.phrases.filter(
    ({ page, area }) => page === first.page && area.top >= first.area.bottom - 2 && overlapX(area, first.area) > 0,
  );
  for (const phrase of under.toSorted((a, b) => a.area.top - b.area.top)) {
    if (phrase.area.top - bottom > 1.2 * heightOf(phrase.area) || isLarger(phrase, first) || lines.length > 5) break;
    lines.push(phrase);
    bottom = phrase.area.bottom;
  }
  return lines;
}

/** A title in larger print than the name begins something else. */
function isLarger(line: Phrase, name: Phrase): boolean {
  return heightOf(line.area) > LETTERHEAD.larger * heightOf(name.area);
}

/** By which numbers a company is known and reached stands among the lines of its letterhead, and ends them not. */
const OWN = new Set<Concept>(['tax_id', 'contact', 'account', 'company_address', 'party_contact']);

/** Those of them that tell where the company is. */
function below(first: Phrase, text: DocumentText): Phrase[] {
  const labelled = labelsOfOthers(text);
  const lines = linesUnder(first, text)
    .filter((line) => !isOwner(line.text))
    .map(withoutCaption);
  const end = lines.findIndex((phrase) => labelled.has(phrase) || titleOf(canonicalText(phrase.text)) !== null);
  return end < 0 ? lines : lines.slice(0, end);
}

function labelsOfOthers(text: DocumentText): ReadonlySet<Phrase> {
  const others = text.labels.filter(
    ({ ending, concepts, phrases: [line] }) =>
      ending !== 'loose' && concepts.length > 0 && !concepts.every((one) => OWN.has(one)) && !isOfHouse(line),
  );
  return new Set(others.flatMap(({ phrases }) => phrases));
}

/** `Factory: 12 Quay Road` under a name tells where it is, whatever `factory` labels elsewhere. */
function isOfHouse(line: Phrase | undefined): boolean {
  return line !== undefined && isOfOffice(line.text) && /\d/u.test(line.text);
}

/** `ADD: 4 Alder Road` is the address without its caption. */
function withoutCaption(line: Phrase): Phrase {
  const caption = ADDRESS_CAPTION.exec(line.text)?.[0];
  return caption === undefined ? line : (partOf(line, caption.length, line.text.length) ?? line);
}

const ADDRESS_CAPTION = new RegExp(String.raw`^${anyOf(ADDRESS_FIELDS)}\s*\.?\s*[:：]\s*(?=\S)`, 'iu');

function isWellRead({ words }: Phrase): boolean {
  return words.every(({ confidence }) => confidence >= PRINT.leastOfLetterhead);
}

function isShort(text: string): boolean {
  return (
    text.split(' ').length <= 7 &&
    text.split(' ').length >= 2 &&
    !/[:!?]$/u.test(text) &&
    (isCompanyName(text) || !text.endsWith('.')) &&
    !/\d/.test(text)
  );
}
