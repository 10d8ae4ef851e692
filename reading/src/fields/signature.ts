import { anyOf } from '@tallyport/domain/any-of';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { matchLabel } from '../labels/match-label.js';
import { tokensOf } from '../labels/tokens.js';
import { type Area, heightOf, overlapX, overlapY } from '../page/area.js';
import { isClosed } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { labelsFor, pick, understand } from './pick.js';
import { readPerson } from './read-person.js';
import { scriptSignature } from './script-signature.js';
import { SIGNATURE } from './tuning.js';
import { isValidUnsigned, nothingToSign, validUnsigned, wasOnPaper } from './unsigned.js';
import { OTHER_SIGNATORIES, SIGNING_WORDS } from './words/signing-words.js';

/** The name in print of who signed: at its own label, else at `Name` beside the signature. */
export function signatoryOf(text: DocumentText): Understood | null {
  const named = pick(text, ['signatory_name'], readPerson);
  if (named !== null) return named;
  const labels = labelsFor(text, ['signature']).filter(
    ({ text: words, ending }) => ending !== 'loose' && /^\W*(?:name|姓名)(?:\W|姓名)*$/iu.test(words),
  );
  return labels.flatMap((label) => understand(label, readPerson, text) ?? [])[0] ?? declaring(text);
}

/** The person behind `Declared by:`. */
function declaring(text: DocumentText): Understood | null {
  const labels = labelsFor(text, ['signature']).filter(
    ({ text: words, ending, candidates: [first] }) =>
      ending === 'colon' && first?.relation === 'inline' && /^\W*(?:declared|signed|certified|completed) by\W*$/iu.test(words),
  );
  const [person] = labels.flatMap((label) => understand(label, readPerson, text) ?? []);
  return person === undefined ? null : { ...person, certainty: CERTAINTY.party.signatory };
}

/**
 * Whether a paper is signed: ink drawn at the place for a signature, or a name typed there. An empty place is not signed.
 * Where the reader does not tell what is drawn, an empty place says little, and on a scan nothing.
 */
export function signatureOf(text: DocumentText): Understood | null {
  const places = placesToSign(text);
  const [first] = places;
  if (first === undefined) return validUnsigned(text) ?? inkAtFoot(text) ?? nothingToSign(text);
  const inked = places.find((place) => inkAt(place, text).length > 0);
  if (inked !== undefined) return { value: true, from: [inked], certainty: CERTAINTY.signature.inked };
  const script = scriptSignature(places, text);
  if (script !== null) return { value: true, from: [script], certainty: CERTAINTY.signature.script };
  const unsigned = validUnsigned(text);
  if (unsigned !== null) return unsigned;
  const typed = typedSignature(text);
  if (typed !== null) return { value: true, from: [typed], certainty: CERTAINTY.signature.typed };
  if (first.method === 'ocr' && wasOnPaper(text)) return null;
  const elsewhere = first.method === 'ocr' ? null : inkAtFoot(text);
  if (elsewhere !== null) return elsewhere;
  if (text.drawings.has(first.page)) return { value: false, from: [first], certainty: certaintyOfNone(places, first, text) };
  if (first.method === 'ocr') return null;
  return {
    value: false,
    from: [first],
    certainty: first.method === 'cells' ? CERTAINTY.signature.noneOnSheet : CERTAINTY.signature.noneUnseen,
  };
}

/** How sure it is that nobody signed where no hand is seen. A name at the place may be printed like one, and a stamp may stand over one. */
function certaintyOfNone(places: readonly Phrase[], first: Phrase, text: DocumentText): number {
  if (first.method === 'ocr') return CERTAINTY.signature.noneOnScan;
  return places.some((place) => isNamedAt(place, text) || isStampedAt(place, text))
    ? CERTAINTY.signature.noneBeside
    : CERTAINTY.signature.none;
}

function isStampedAt({ page, cell }: Phrase, text: DocumentText): boolean {
  return isClosed(cell) && (text.drawings.get(page) ?? []).some((drawing) => isWithin(drawing, cell));
}

function isWithin(area: Area, cell: Area): boolean {
  return cell.left <= area.left && area.right <= cell.right && cell.top <= area.top && area.bottom <= cell.bottom;
}

const PERSON = /^\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** Whether a person is named right below the place for a signature. */
function isNamedAt(place: Phrase, text: DocumentText): boolean {
  return text.phrases.some(
    ({ page, area, text: words }) =>
      page === place.page &&
      area.top > place.area.top &&
      area.top - place.area.bottom < SIGNATURE.reach &&
      overlapX(area, place.area) > 0 &&
      PERSON.test(words.trim()) &&
      !isCompanyName(words) &&
      !isLabelled(words),
  );
}

/** Ink in the lower half of the last page, where no words tell of a place to sign: a signature, but not surely. */
function inkAtFoot(text: DocumentText): Understood | null {
  const page = Math.max(...text.phrases.map((phrase) => phrase.page));
  const onPage = text.phrases.filter((phrase) => phrase.page === page);
  const [top, bottom] = [Math.min(...onPage.map(({ area }) => area.top)), Math.max(...onPage.map(({ area }) => area.bottom))];
  const drawings = text.drawings.get(page) ?? [];
  const inks = drawings.filter((ink) => isSlender(ink) && ink.top > (top + bottom) / 2 && !isFrame(ink, drawings, onPage));
  const beside = onPage.find(({ area }) => inks.some((ink) => Math.abs(ink.top - area.top) < SIGNATURE.reach));
  return inks.length === 0 || inks.length > (beside?.method === 'ocr' ? 1 : SIGNATURE.mostHands) || beside === undefined
    ? null
    : { value: true, from: [beside], certainty: CERTAINTY.signature.atFoot };
}

const TO_SIGN = new RegExp(String.raw`(?<!\p{L})${anyOf(SIGNING_WORDS)}(?!\p{L})|签字|签名|签章|盖章|署名`, 'iu');
/** How a letter ends above the place for its signature. */
const CLOSING =
  /^\W*(?:(?:yours|very)\s+)*(?:sincerely|truly|faithfully|respectfully|cordially|(?:(?:best|kind|warm)\s+)?regards)(?:\s+yours)?\W*$/iu;
/** Who signs a certificate, alone on a line. */
const RANK = String.raw`(?:(?:managing|general|deputy|fumigation|authori[sz]ed|licen[sc]ed)\s+)?`;
const OFFICE = new RegExp(
  String.raw`^\W*(?:\p{L}[\p{L} ]{1,20}/\s*|[\p{Lu}][\p{L}. ]{3,30},\s*)?${RANK}(?:director|manager|proprietor|fumigator|operator|official inspector)(?:\s*/\s*\p{L}[\p{L} ]{1,24})?\W*$`,
  'iu',
);

/** Where others sign than who issued the paper: who received the goods, and the customs of the country to which they go. */
const OF_OTHERS = new RegExp(String.raw`(?<!\p{L})${anyOf(OTHER_SIGNATORIES)}(?!\p{L})|收货人|客户签`, 'iu');

/** The captions of places for a signature. */
function placesToSign(text: DocumentText): Phrase[] {
  return text.phrases.filter(
    ({ text: words }) =>
      ([TO_SIGN, CLOSING, OFFICE].some((caption) => caption.test(words)) || isForCompany(words)) &&
      words.split(' ').length <= SIGNATURE.mostWords &&
      !/undersigned|whereof|ha(?:s|ve) signed|signed (?:in|at)(?!\p{L})|to be signed/iu.test(words) &&
      !OF_OTHERS.test(words) &&
      !isValidUnsigned(words),
  );
}

/** `For, ALDER TRADING LTD`: whoever signs for the company does so below. */
function isForCompany(words: string): boolean {
  const [, company = ''] = /^\W*for\W+(?<company>.{4,60})$/iu.exec(words) ?? [];
  return isCompanyName(company);
}

/** The company for which a paper is signed: its name in print at the place for the signature. */
export function signingCompanyOf(text: DocumentText): Understood | null {
  for (const place of placesToSign(text)) {
    const name = text.phrases.find(
      ({ page, area, text: words }) =>
        page === place.page &&
        area.top > place.area.top &&
        area.top - place.area.bottom < SIGNATURE.reach &&
        (overlapX(area, place.area) > 0 || Math.abs(area.left - place.area.left) < heightOf(area)) &&
        /^\P{Ll}/u.test(words) &&
        isCompanyName(words) &&
        !isLabelled(words),
    );
    if (name !== undefined) return { value: name.text.trim(), from: [name], certainty: CERTAINTY.party.signatory };
  }
  return null;
}

/** `Signed for us by J. Doe as manager`: a label with what it says. */
function isLabelled(words: string): boolean {
  return (matchLabel(words, tokensOf(words), 0)?.concepts.length ?? 0) > 0;
}

function isSlender(ink: Area): boolean {
  return ink.right - ink.left >= SIGNATURE.leastSlender * heightOf(ink);
}

/** What is drawn around several lines, or drawn alike elsewhere on the page, frames something. */
function isFrame(ink: Area, drawings: readonly Area[], phrases: readonly Phrase[]): boolean {
  const around = phrases.filter(
    ({ area }) => area.left >= ink.left && area.right <= ink.right && area.top >= ink.top && area.bottom <= ink.bottom,
  );
  const isLike = (other: Area): boolean =>
    Math.abs(other.right - other.left - (ink.right - ink.left)) < 1 &&
    Math.abs(heightOf(other) - heightOf(ink)) < 1 &&
    (Math.abs(other.left - ink.left) < 1 || Math.abs(other.top - ink.top) < 1);
  return around.length > 1 || drawings.some((other) => other !== ink && isLike(other));
}

function inkAt(place: Phrase, text: DocumentText): readonly Area[] {
  const drawings = text.drawings.get(place.page) ?? [];
  const inside = text.phrases.filter(({ page }) => page === place.page);
  return drawings.filter((ink) => {
    if (isInBoxOf(place, ink)) return true;
    if (isFrame(ink, drawings, inside)) return false;
    const isBeside = overlapY(ink, place.area) > 0 && ink.left < place.area.right + SIGNATURE.beside && ink.right > place.area.left;
    const isNear = overlapX(ink, place.area) > 0 && overlapY(ink, place.area) > -SIGNATURE.reach;
    const isDiagonal =
      ink.left > place.area.left && overlapX(ink, place.area) > -SIGNATURE.corner && overlapY(ink, place.area) > -SIGNATURE.corner;
    return isSlender(ink) && (isBeside || isNear || isDiagonal);
  });
}

/** Whether ink stands in the ruled box of a caption: however far from it, and with a stamp and its words under it. */
function isInBoxOf({ cell, area }: Phrase, ink: Area): boolean {
  if (!isClosed(cell) || heightOf(cell) > SIGNATURE.tallestBox || !isSlender(ink)) return false;
  const isAround = ink.left <= area.left && ink.right >= area.right && ink.top <= area.top && ink.bottom >= area.bottom;
  const isInBox =
    ink.left > cell.left &&
    ink.right < cell.right &&
    ink.top > cell.top - SIGNATURE.overRule &&
    ink.bottom < cell.bottom + SIGNATURE.overRule;
  return isInBox && !isAround;
}

/** What goes on with the caption itself: `authorised signature, company stamp`, `signature and seal of packer`. */
const NOT_TYPED = /^\W*,|stamp|seal|chop|^\W*(?:of|for|by|and|or)(?!\p{L})/iu;

/** A name typed where the signature belongs; the name of a company is printed there by the form itself. */
function typedSignature(text: DocumentText): Phrase | null {
  return (
    labelsFor(text, ['signature', 'signatory_name'])
      .filter(({ text: words }) => /sign|firma|签/iu.test(words) && !/name|signatory|signed for us/iu.test(words))
      .flatMap(({ candidates }) => candidates.slice(0, 1))
      .flatMap(({ lines }) => lines.slice(0, 1))
      .find(
        ({ text: words }) => /\p{L}{2}/u.test(words) && !NOT_TYPED.test(words) && !/^\(.*\)$/u.test(words.trim()) && !isCompanyName(words),
      ) ?? null
  );
}
