import { anyOf } from '@tallyport/domain/any-of';
import { isAddressLine } from '@tallyport/domain/values/address-lines';
import { endOfName } from '@tallyport/domain/values/company-and-address';
import { isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { isCountry, isCountryCode } from '@tallyport/domain/values/countries';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { CERTAINTY, DOUBT, PRINT } from '../certainty.js';
import { isNumberedTitle, wholeTitle } from '../classify/whole-title.js';
import { isOpenOrderClause } from '../labels/order-clause.js';
import { canonicalText } from '../labels/tokens.js';
import { areaAround, heightOf, isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { addressPart, isOfOffice } from './address-part.js';
import { withoutContactBehind } from './contact-behind.js';
import { isEndOfAddress } from './end-of-address.js';
import type { Understood } from './field-reading.js';
import { isLabelLike } from './label-like.js';
import { fromStreet, isDepartment, isPlace } from './over-street.js';
import { isIdentity, withoutEchoes } from './party-lines.js';
import { senderParts } from './sender-line.js';
import { isTownLine } from './town-line.js';
import { PARTY } from './tuning.js';
import { cleaned } from './value-readers.js';
import { isWholeAddress } from './whole-address.js';
import { CONTACT_WORDS } from './words/contact-words.js';
import { POSITIONS } from './words/positions.js';

/** A party to a shipment as a paper names it. Either part may be missing, blank or blacked out. */
export interface Party {
  readonly name: Understood | null;
  readonly address: Understood | null;
}

/** Lines of a party block that are no part of the address: how to reach the party, and its numbers. */
const CONTACT = new RegExp(String.raw`^\(?${anyOf(CONTACT_WORDS)}(?![a-z])`, 'iu');
const PHONE_ONLY = /^[+(]?[\d\s().+-]{7,}$/u;
const EMAIL = /\S+@\S+|www\.\S+|^[☎☏✆✉]|^\p{Extended_Pictographic}/u;
/** The sentence that tells the journey stands right below the party on many invoices. */
const ROUTE = /^\W?(?:(?:shipped\s+)?from\s.*\sto|(?:shipped|despatched|dispatched)\s+(?:per|by|on|via))\s/iu;
/** The day of a letter behind the town in which it was written: `Lyon, le 12 mars 2024`. */
const LETTER_DAY = /,\s*(?:le|den|l[iì]|il|am)\s+\d{1,2}\D.*\d{4}\s*$/iu;
/** A misread label of the next box is no name. */
const LABEL_TAIL =
  /(?:account number|account no|name and address|\(if known\)|complete name|(?<!\p{L})(?:nos?|nr|ref|number|date)\.?)\W*$/iu;

/** Understands lines as a party: its name first, then its address up to what is no address any more. A name inline with its label stands further right than the rest. */
export function partyOf(lines: readonly Phrase[], certainty: number, isInline = false): Party {
  const told = aboveSignature(lines).filter((line) => !isEmptyValue(line.text) && !isRemarkAlone(line, lines));
  const named = withoutEchoes(
    told.slice(
      Math.max(
        0,
        told.findIndex(({ text }) => !isIdentity(text)),
      ),
    ),
  );
  const left = isInline ? Number.POSITIVE_INFINITY : Math.min(...named.map(({ area }) => area.left));
  const [first, ...rest] = withoutPerson(withoutHomeName(withAddressApart(withWrappedForm(withoutNumber(named.flatMap(senderParts))))));
  if (first === undefined) return { name: null, address: null };
  const name = nameOf(isOverHouse(first, rest[0]) ? withoutComma(first) : first, left, certainty, isWholeAddress(rest));
  const address = addressOf(name === null ? named : rest, certainty);
  return { name, address: name === null || address === null ? address : withoutOwnName(address, String(name.value)) };
}

/** A sender's line tells the name once more before the street: `Jane Alder, Quay 5, 8300 Town` under `Alder Honey Jane Alder`. */
function withoutOwnName(address: Understood, name: string): Understood {
  const value = String(address.value);
  const end = value.indexOf(',');
  const begun = end < 0 ? '' : value.slice(0, end).trim();
  const isOwn = begun.includes(' ') && !/\d/u.test(begun) && name.toLowerCase().endsWith(begun.toLowerCase());
  return isOwn ? { ...address, value: value.slice(end + 1).trim() } : address;
}

/** Systems print the number of an account over the name: `200114` over `Alder Fasteners Ltd`. */
function withoutNumber(lines: readonly Phrase[]): readonly Phrase[] {
  const [first, second, ...rest] = lines;
  const isNumber = first !== undefined && second !== undefined && /^#?\s?[A-Z]{0,3}[-/]?\d{3,}$/u.test(first.text.trim());
  return isNumber && /^\p{L}/u.test(second.text) && !isAddressLine(second.text) && rest.length > 0 ? [second, ...rest] : lines;
}

/** A company of the East tells its name at home over the one for its trade abroad: `Công ty TNHH Bình An` over `BINH AN CO., LTD`. */
function withoutHomeName(lines: readonly Phrase[]): readonly Phrase[] {
  const [first, second, ...rest] = lines;
  const isAtHome = first !== undefined && AT_HOME.test(first.text);
  const isAbroad = second !== undefined && !AT_HOME.test(second.text) && isCompanyName(second.text) && !/\d/u.test(second.text);
  return isAtHome && isAbroad ? [second, ...rest] : lines;
}

const HOME_NAMES = String.raw`
  c[ôo]ng ty(?!\p{L})
  \p{Script=Han}[\p{Script=Han}\s()（）]+(?:公司|厂)$
  (?:株式会社|有限会社|合同会社|주식회사|[(（][株주][)）]|㈜)[^\p{Script=Latin}]+$
  [^\p{Script=Latin}]+(?:株式会社|有限会社|合同会社|주식회사|[(（][株주][)）]|㈜)$
`;
const AT_HOME = new RegExp(String.raw`^${anyOf(HOME_NAMES)}`, 'iu');

/** A line in brackets is a remark of the form; within a line a scan parts them from the words that they belong to: `41 Quay Road (South)`. */
function isRemarkAlone(line: Phrase, lines: readonly Phrase[]): boolean {
  return (
    /^\(.*\)$/u.test(line.text.trim()) &&
    !isOnlyForm(line.text) &&
    !lines.some((other) => other !== line && isSameLine(other.area, line.area))
  );
}

/** A person or a department over the company for which they act: the company is the party. */
function withoutPerson(lines: readonly Phrase[]): readonly Phrase[] {
  const [first, second, ...rest] = lines;
  if (first !== undefined && second !== undefined && isInHouse(first.text) && isOverWhole(second, rest)) return [second, ...rest];
  const isPerson = first !== undefined && PERSON.test(first.text.trim()) && !isCompanyName(first.text);
  const isFirm = second !== undefined && isCompanyName(second.text) && !/\d/u.test(second.text) && second.words.length > 1;
  const isShop = isPerson && second !== undefined && isOverWhole(second, rest) && isNamedOtherwise(second.text);
  return isPerson && (isFirm || isShop) && rest.length > 0 ? [second, ...rest] : lines;
}

/** A few words in capitals or with a sign of a firm, under a name written as that of a person: `OLD POST GIFTS`, `Alder & Sons`. */
function isNamedOtherwise(words: string): boolean {
  return words.split(' ').length > 1 && !isPlace(words) && (/^[\p{Lu}\s&'’.-]+$/u.test(words) || /\s(?:&|and|et|und|y|e)\s/u.test(words));
}

/** Words of a house over the whole address of it: `Receiving`, `The Managing Director,`, `Mrs J. Alder, Bursar`. */
function isInHouse(words: string): boolean {
  return !isCompanyName(words) && (isDepartment(words) || OFFICER.test(words.trim()));
}

function isOverWhole({ text }: Phrase, rest: readonly Phrase[]): boolean {
  return !/\d{3}|^\d/u.test(text) && !isAddressLine(text) && isWholeAddress(rest);
}

const IN_OFFICE = String.raw`(?:the\s)?(?:\p{L}+\s){0,3}${anyOf(POSITIONS)}(?:\s\([^()]*\))?,?`;
const TITLED = String.raw`(?:mrs?|ms|miss|dr|herrn?|frau|mme|sra?|ing|prof)\.?\s[^,\d]{3,30},\s\p{L}{3,}`;
const OFFICER = new RegExp(String.raw`^(?:${IN_OFFICE}|${TITLED})$`, 'iu');

/** Two or three words as names of people are written, not in capitals as firms write theirs. */
const PERSON = /^(?:(?:Mrs?|Ms|Dr|Herrn?|Frau|M|Mme)\.?\s)?\p{Lu}\p{Ll}+(?:\s\p{Lu}\.?)?(?:\s\p{Lu}[\p{Ll}’']+(?:-\p{Lu}\p{Ll}+)?){1,2}$/u;

/** A few words without figures over the line of a house are a name, whatever mark ends them: `Jane Smith,` over `16 Quay Street`. */
function isOverHouse({ text }: Phrase, next: Phrase | undefined): boolean {
  return /^(?:\p{Lu}[\p{L}.'’&-]*\s?){2,5},$/u.test(text.trim()) && HOUSE.test(next?.text.trim() ?? '');
}

function withoutComma(phrase: Phrase): Phrase {
  return { ...phrase, text: phrase.text.replace(/\s*,\s*$/u, '') };
}

/** Whoever signs signs beside the last box of a form, at times without a rule between. */
const SIGNED_WORDS = String.raw`
  (?:signed\s+)?for (?:and on behalf of|the (?:carrier|master))
  on behalf of
  signed (?:by|for|as)
  as (?:agents? (?:only )?for|carrier|agents? only)
  stamp and signature
  authori[sz]ed signat
`;
const SIGNED = new RegExp(String.raw`^\W*${anyOf(SIGNED_WORDS)}`, 'iu');

function aboveSignature(lines: readonly Phrase[]): readonly Phrase[] {
  const end = lines.findIndex(({ text }) => SIGNED.test(text));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Name and address in one line, `Name Ltd, 4 Street, Town`: the name ends before the address begins. */
function withAddressApart(lines: readonly Phrase[]): readonly Phrase[] {
  const [first, ...rest] = lines;
  const end = first === undefined ? null : endOfName(first.text);
  if (first === undefined || end === null) return lines;
  return [partOf(first, 0, end), partOf(first, end + 1, first.text.length), ...rest].flatMap((line) => line ?? []);
}

/** The end of a name stands on the second line where it was too long for the first: its form, words that end in one, whose order a clause means. */
function withWrappedForm(lines: readonly Phrase[]): readonly Phrase[] {
  const [first, second, ...rest] = lines;
  if (first === undefined || second === undefined) return lines;
  if (!isOpenOrderClause(first.text) && !isRestOfName(first, second, rest)) return lines;
  const text = `${first.text} ${second.text}`;
  const whole = { ...first, text, words: [...first.words, ...second.words], area: areaAround([first.area, second.area]) };
  const [third] = rest;
  return third !== undefined && isOnlyForm(third.text) && isSameLine(third.area, second.area)
    ? withWrappedForm([whole, ...rest])
    : [whole, ...rest];
}

function isRestOfName(first: Phrase, second: Phrase, rest: readonly Phrase[]): boolean {
  if (isOnlyForm(second.text) || TRADES_AS.test(second.text)) return true;
  if (/\d/u.test(second.text) || second.words.length > PARTY.mostRest) return false;
  if (OPEN_NAME.test(first.text))
    return isCompanyName(second.text) || (isCompanyName(first.text) && rest.length > 0 && !isAddressLine(second.text));
  const isOfPerson = PERSON.test(first.text.trim()) && second.words.length > 2 && isWholeAddress(rest);
  return isCompanyName(second.text) && !isCompanyName(first.text) && !isOfPerson && isFull(first, second, rest);
}

/** The form of a company before the name under which it trades: `PTY LTD t/a Alder Decks`. */
const TRADES_AS = /^(?:(?:pty|pvt)\.?\s)?(?:ltd|limited|inc|llc)\.?\s(?:t\/as?|trading as|d\/?b\/?a)\s/iu;

/** A name that ends in a word which wants another: `Cooperativa de`, `Alder, Birch &`. */
const OPEN_NAME = /(?:&|(?<!\p{L})(?:and|of|for|y|de|del|de la|do|da|dos|das|du|des|della|di|e|und|für|van|en|et|i|og|och|ve))\s*$/iu;

/** Whether the first word of the second line had no room on the first: up to the rule of the cell, else beyond the other lines. */
function isFull(first: Phrase, second: Phrase, rest: readonly Phrase[]): boolean {
  const word = second.words[0]?.area;
  const next = first.area.right + (word === undefined ? 0 : word.right - word.left);
  if (Number.isFinite(first.cell.right)) return next > first.cell.right - heightOf(first.area);
  return next > Math.max(second.area.right, ...rest.map(({ area }) => area.right));
}

/** Terms of payment and delivery name nobody. */
const IS_TERM = /%|(?<!\p{L})(?:[TD]\/[TPA]|L\/C|Incoterms?)(?!\p{L})/u;

/** Behind a name stands at times under which number its owner is known: `Alder Ltd. ( 998325 )`. */
const CUSTOMER_NUMBER = /\s*\(\s*(?:no\.?\s*)?\d{3,}\s*\)$/iu;
/** Behind the form of a company its number in a register, or its name at home: `ALDER SDN. BHD. 200801023317 (824602-W)`, `Alder, S.L. C.I.F. B-12.448.190`, `ALDER CO., LTD. 阿尔德有限公司`. */
const TAX_NUMBER = new RegExp(String.raw`\s+${anyOf(CONTACT_WORDS)}(?![a-z])[\s.:]*[A-Z]{0,3}[-\s]?\d.*$`, 'iu');
const REGISTER = /(?:\s*[(（]?\d{5,}(?:-[A-Z])?[)）]?)+$|\s*[(（]?\p{Script=Han}[\p{Script=Han}()（）]+(?:公司|厂|集团)[)）]?$/u;

/** The name for trade abroad behind the one at home, on one line: `阿尔德有限公司 ALDER CO., LTD.` */
const BEHIND_HOME = /^\p{Script=Han}[\p{Script=Han}\s()（）]+(?:公司|厂|集团|株式会社)[)）]?[\s/]+(?=\p{Script=Latin})/u;

function withoutRegister(printed: string): string {
  const abroad = printed.replace(BEHIND_HOME, '');
  const name = isCompanyName(abroad) ? abroad : printed;
  const bare = name.replace(TAX_NUMBER, '').replace(REGISTER, '');
  const isTwice = AT_HOME.test(name.slice(bare.length).trim()) && bare.includes(' ');
  return bare !== name && /\p{Script=Latin}/u.test(bare) && (isTwice || isCompanyName(bare)) ? bare : name;
}

/** A house begins a line of an address; a name with a form of company may begin with a figure, too. */
const HOUSE = /^\d+[a-z]?[\s,/]/iu;

function nameOf(phrase: Phrase, left: number, certainty: number, isOverAddress: boolean): Understood | null {
  const value = withoutRegister(cleaned(withoutContactBehind(phrase.text)).replace(CUSTOMER_NUMBER, ''));
  const isTail = phrase.area.left - left > 3 * heightOf(phrase.area) || (phrase.text.trim().endsWith(',') && !isCompanyName(value));
  const confidence = phrase.words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, phrase.words.length);
  const isLabel = LABEL_TAIL.test(value) || isLabelLike(value);
  const isCode = /^(?:[A-Z]{0,6}[-/]?\d{4,}|[A-Z]{4,8}[-/]?\d{2,3})$/u.test(value);
  const isName =
    !isLabel &&
    !isCode &&
    !IS_TERM.test(value) &&
    /\p{L}{2}/u.test(value) &&
    value.length <= 90 &&
    !CONTACT.test(value) &&
    (!HOUSE.test(value) || (!/^\d+[\s,]/u.test(value) && isCompanyName(value)));
  const isAddress = isAddressLine(value) && !(isOverAddress && isSite(value));
  return isTail || !isName || isAddress || confidence < PRINT.leastOfName ? null : { value, from: [phrase], certainty };
}

/** A company's own place with its number, over an address that is whole without it: `Alder Kitchens, port 3`. */
function isSite(words: string): boolean {
  return /^\p{L}.*\p{L}.*[\s,#]\d{1,3}[a-z]?$/iu.test(words);
}

/** Words of the journey and of other labels: such lines may be no part of an address any more. */
const DOUBTFUL = new RegExp(
  anyOf(String.raw`
    (?<!\p{L})(?:shipped|sailing|departure|vessel|voyage|port (?:of|to)|to be delivered|product|invoice|date|despatch|dispatch|notify|consignee|shipper)(?!\p{L})
    \s·\s
    \d{4}[-/.]\d{2}[-/.]\d{2}
    \p{L}\s?[:：]\s
  `),
  'iu',
);

/** What letters and forms print right below an address: their reference, a day, the title of the paper with its number. */
const REFERENCE =
  /^\W*(?:(?:our|your|notre|votre|unsere?|ihre?|onze|uw|vår|deres|jeres|nuestra|[NVS]\/)\s?)r[eé]f|^\W*(?:le|den|am|il|el)?\s*\d{1,2}[./-]\d{1,2}[./-]\d{4}$/iu;

function isBelowAddress(words: string): boolean {
  return REFERENCE.test(words) || isNumberedTitle(words) || wholeTitle(words, canonicalText(words), 1) !== null;
}

function addressOf(lines: readonly Phrase[], certainty: number): Understood | null {
  const kept: Phrase[] = [];
  for (const [index, printed] of lines.entries()) {
    if (isOfOffice(printed.text) && kept.some(({ text }) => /\d/u.test(text))) break;
    const line = placeIn(printed);
    if (line === null) {
      if (kept.some(({ text }) => /\d/u.test(text))) break;
      continue;
    }
    if (ROUTE.test(line.text) || (kept.length > 0 && (LETTER_DAY.test(line.text) || isBelowAddress(line.text)))) break;
    if (isEndOfAddress(kept, [line, ...lines.slice(index + 1)])) break;
    if (kept.length === 0 && AT_HOME.test(line.text)) continue;
    if (kept.length > 0 && isCompanyName(line.text) && !/\d/u.test(line.text)) return nextPartyCutOff(kept, certainty);
    if (
      CONTACT.test(line.text) ||
      PHONE_ONLY.test(line.text) ||
      EMAIL.test(line.text) ||
      (isIdentity(line.text) && !isCodeOfCountry(line.text, kept))
    ) {
      if (kept.length > 0) break;
      continue;
    }
    kept.push(line);
  }
  return addressIn(fromStreet(kept), certainty);
}

/** The code of Norway is a word for a number, too. */
function isCodeOfCountry(words: string, kept: readonly Phrase[]): boolean {
  return /^[A-Z]{2}$/u.test(words.trim()) && isCountryCode(words.trim()) && kept.some(({ text }) => isTownLine(text));
}

/** What a line tells of a place, without numbers and contacts between or behind. */
function placeIn(printed: Phrase): Phrase | null {
  const line = addressPart(printed);
  const where = line === null ? '' : withoutContactBehind(line.text);
  return line === null || where === line.text ? line : where === '' ? null : addressPart({ ...line, text: where });
}

/** Another company below an address has a caption over it that nobody knows; where it begins is not sure. */
function nextPartyCutOff(lines: readonly Phrase[], certainty: number): Understood | null {
  const last = lines.at(-1);
  const isCaption = last !== undefined && lines.length > 1 && !/\d/u.test(last.text) && last.words.length <= 4 && !isCountry(last.text);
  const address = addressIn(isCaption ? lines.slice(0, -1) : lines, certainty);
  return address === null ? null : { ...address, certainty: CERTAINTY.party.addressDoubted };
}

/** A day, or the number of a customer, in brackets behind an address. */
const OF_CUSTOMER = String.raw`(?:cust(?:omer)?|acct|account|client|kd|id|no|nr)\b\.?\s?(?:no\.?)?[\s:]?[\w-]+`;
const A_DAY = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`;
const REMARK_BEHIND = new RegExp(String.raw`\s*\((?:${OF_CUSTOMER}|${A_DAY})\)\s*$`, 'iu');

function addressIn(kept: readonly Phrase[], certainty: number): Understood | null {
  const value = kept
    .map(({ text }) => text.trim())
    .filter(
      (text, index) =>
        /[\p{L}\d].*[\p{L}\d]/u.test(text) &&
        (text.replace(/[^\p{L}\d]/gu, '').length > 2 || isCountry(text) || (index > 0 && isCountryCode(text))),
    )
    .join(' ')
    .replace(REMARK_BEHIND, '');
  const isCode = /^[\w/.-]*\d[\w/.-]*$/u.test(value);
  return /\p{L}{2}/u.test(value) && !isCode
    ? {
        value: cleaned(value),
        from: [...kept],
        certainty: DOUBTFUL.test(value) ? CERTAINTY.party.addressDoubted : certainty - DOUBT.lessForAddress,
      }
    : null;
}
