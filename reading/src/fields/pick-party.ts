import { anyOf } from '@tallyport/domain/any-of';
import { endOfName } from '@tallyport/domain/values/company-and-address';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { isCountry } from '@tallyport/domain/values/countries';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import type { ValueCandidate } from '../labels/label-values.js';
import { type Area, heightOf, isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { filledIn, isFilledIn } from './filled-in.js';
import { nameCutAtAddress } from './name-cut-at-address.js';
import { type Party, partyOf } from './party.js';
import { partyOfFields, partyOfForm } from './party-form.js';
import { isPrompt } from './party-lines.js';
import { isPlace, isPlaceOrParty } from './pick-port.js';
import { isOfRoute } from './route.js';
import { partyOfStraightBill } from './straight-bill-party.js';
import { isTownLine } from './town-line.js';
import { PICK_PARTY } from './tuning.js';
import { certaintyOf, cleaned, isCaptionOf } from './value-readers.js';
import { DRIVERS } from './words/drivers.js';
import { POINTERS } from './words/pointers.js';

const NOBODY: Party = { name: null, address: null };

/** The party that a label for one of these things names. A blank or blacked-out block stays empty: no other label is asked for it. */
export function pickParty(text: DocumentText, concepts: readonly Concept[]): Party {
  const refused: LabelledValue[] = [];
  for (const concept of concepts) {
    const labels = text.labels.filter(
      (label) =>
        label.concepts.includes(concept) && isFirm(label) && !isPreposition(label) && !isOfRoute(label, text) && !isToSign(label, text),
    );
    for (const label of labels.toSorted((a, b) => vaguenessOf(a) - vaguenessOf(b))) {
      const party = partyAt(label, text);
      const isNowhere = party.name === null && isNoAddress(String(party.address?.value ?? ''));
      if (!isNowhere && !(concept !== 'notify' && isPointer(party)) && !(isPlaceOrParty(label) && isOnlyPlace(party)))
        return givenBy(label, refused, party, othersThan(party, label, labels, text));
      refused.push(label);
    }
  }
  return NOBODY;
}

/** A label that names the party goes before one that only says to whom the paper goes, and both before a guess. */
function vaguenessOf({ isGuess, text }: LabelledValue): number {
  return isGuess === true ? 2 : Number(/^\W*(?:to|from|an|à|von|van|de|da|fra|från|til|till|say[ıi]n)\W*$/iu.test(text));
}

/** Whose name is only told where it stands: `See table`, `SAME AS IOR`. Of whom to notify a bill says nothing else. */
function isPointer({ name }: Party): boolean {
  return name !== null && POINTER.test(String(name.value));
}

const POINTER = new RegExp(String.raw`^\W*${anyOf(POINTERS)}`, 'iu');

/** A label that ends clearly, or before the word by which traders address a firm: `Sold to Messrs. Alder Ltd`. */
function isFirm(label: LabelledValue): boolean {
  const {
    ending,
    inline,
    text,
    candidates: [first],
  } = label;
  const words = inline?.text ?? '';
  const isAddressed = ADDRESSED.test(words) || ACCOUNT.test(text);
  const name = words.slice(0, endOfName(words) ?? words.length);
  const isSpoken = first?.lines.slice(0, 2).some((line) => SPOKEN.test(line.text)) ?? false;
  const isCompany = isCompanyName(name) || (OPEN.test(name) && isCompanyName(`${name} ${first?.lines[1]?.text ?? ''}`));
  return ending !== 'loose' || isFilledIn(label) || (isAddressed && !/\d/u.test(name) && !isSpoken && isCompany);
}

/** A name that its cell broke in its midst. */
const OPEN = /(?:&|(?<!\p{L})(?:and|of|co\.?),?)\s*$/iu;

/** On whose account goods go, in the sentence that opens invoices of the old school. */
const ACCOUNT = /(?:account(?: and risk)? of|messrs)\W*(?:messrs)?\W*$/iu;
/** Words in small letters behind each other go on with a sentence, and not with an address. */
const SPOKEN = /(?:(?<!\p{L})\p{Ll}{2,}\s){2}\p{Ll}{2,}/u;
const ADDRESSED = /^(?:messrs|m\/s)(?!\p{L})[.:\s]*/iu;

/** A party with the label that gave it, for who asks why. */
function givenBy(label: LabelledValue, refused: readonly LabelledValue[], { name, address }: Party, rivals: readonly Understood[]): Party {
  const from = (value: Understood | null, others: readonly Understood[]): Understood | null =>
    value === null ? null : { ...value, at: { label, relation: value.at?.relation ?? null, refused, rivals: others } };
  return { name: from(name, rivals), address: from(address, []) };
}

/** The names at other labels that are known and call the same party. */
function othersThan({ name }: Party, taken: LabelledValue, labels: readonly LabelledValue[], text: DocumentText): Understood[] {
  if (name === null || taken.isGuess === true) return [];
  return labels.filter((label) => label !== taken && label.isGuess !== true).flatMap((label) => partyAt(label, text).name ?? []);
}

/** `to` in small letters without a colon ends a label or stands in a text: it names nobody. */
function isPreposition({ ending, text }: LabelledValue): boolean {
  return ending === 'bare' && /^(?:to|from|fra|från|till?)$/u.test(text);
}

/** Beside the place where a driver signs a label names who signs there, too. A receiver of goods is no driver. */
function isToSign({ page, area }: LabelledValue, { phrases, labels }: DocumentText): boolean {
  const parties = new Set(
    labels.filter(({ concepts }) => concepts.some((concept) => RECEIVERS.has(concept))).flatMap((label) => label.phrases),
  );
  return phrases.some((other) => other.page === page && !parties.has(other) && isSameLine(other.area, area) && DRIVER.test(other.text));
}

const RECEIVERS = new Set<Concept>(['consignee', 'buyer', 'notify']);

const DRIVER = new RegExp(
  String.raw`^\W*(?:\p{L}+\s*/\s*)?${anyOf(DRIVERS)}(?:['’]s)?(?:\s(?:signature|sign|per))?(?:\s*/\s*\p{L}+)?\W*$`,
  'iu',
);

/** Without a name, words without a number tell where something is, and not whose address it is. */
function isNoAddress(words: string): boolean {
  return !/\d/u.test(words) && !isCountry(words);
}

/** A name without an address that reads like a place is one where the label may mean either. */
function isOnlyPlace({ name, address }: Party): boolean {
  return name !== null && address === null && isPlace(String(name.value));
}

function partyAt(label: LabelledValue, text: DocumentText): Party {
  const ofBill = partyOfStraightBill(label, text);
  if (ofBill !== null) return ofBill;
  const ofFields = partyOfFields(label, text);
  if (ofFields !== null && ofFields.name !== null) return ofFields;
  for (const candidate of blocksOf(label)) {
    const [first] = candidate.lines;
    if (isFormField(first, text)) break;
    const numbered = isOnlyNumber(first);
    if ((candidate.relation === 'inline' || candidate.relation === 'right') && numbered && candidate.lines.length < PICK_PARTY.leastBlock)
      return NOBODY;
    const form =
      beginsLikeField(first, text) || isPrompt(first?.text ?? '') || isBesideName(first, text) ? partyOfForm(label, text) : NOBODY;
    if (form.name !== null) return form;
    const lines = underCaptions(
      belowNumber(candidate.lines)
        .filter((line) => !isFormField(line, text) && !isPrompt(line.text))
        .map(withoutAddressing),
    );
    const certainty = certaintyOf(candidate.relation) * (label.isGuess === true ? DOUBT.guessedLabel : 1);
    const read = nameCutAtAddress(partyOf(lines, certainty, candidate.relation === 'inline' || candidate.relation === 'right'));
    const party = isFilledIn(label) ? filledIn(read, label) : read;
    if (party.name === null && party.address !== null) return { ...party, name: forAttention(label, party.address, text) };
    if (party.address === null) return { ...party, address: ofFields?.address ?? addressOfForm(label, text) };
    if (party.name !== null || party.address !== null) return party;
  }
  return partyOfForm(label, text);
}

/** Under a name that stands beside its label a form may go on with a label for the address. */
function addressOfForm(label: LabelledValue, text: DocumentText): Understood | null {
  if (label.concepts.includes('company_address')) return null;
  const { address } = partyOfForm(label, text);
  const isPlaced = /\d|\p{L}{3,}\P{L}+\p{L}{3,}/u.test(String(address?.value ?? ''));
  return address === null || !isPlaced ? null : { ...address, certainty: CERTAINTY.party.formBelow };
}

/** A company for whose attention something is sent, between the label and its address, is the party: `Attn: Alder Ltd` over `12 Quay Street`. */
function forAttention({ page, area }: LabelledValue, address: Understood, text: DocumentText): Understood | null {
  const [line] = address.from;
  const contact = text.labels.find(
    (label) =>
      label.page === page &&
      label.concepts.includes('contact') &&
      label.inline !== null &&
      isCompanyName(label.inline.text) &&
      label.area.top >= area.bottom - 2 &&
      line !== undefined &&
      label.area.bottom <= line.area.top + 2 &&
      line.area.top - label.area.bottom < heightOf(label.area) &&
      Math.abs(label.area.left - line.area.left) < 2 * heightOf(label.area),
  );
  if (contact === undefined || contact.inline === null) return null;
  return { value: cleaned(contact.inline.text), from: [contact.inline], certainty: CERTAINTY.party.forAttention };
}

/** Programs print the number of a customer over its name and address. */
function belowNumber(lines: readonly Phrase[]): readonly Phrase[] {
  return isOnlyNumber(lines[0]) && lines.length >= PICK_PARTY.leastBlock ? lines.slice(1) : lines;
}

function withoutAddressing(line: Phrase): Phrase {
  const words = ADDRESSED.exec(line.text)?.[0] ?? '';
  return words === '' || words.length === line.text.length ? line : (partOf(line, words.length, line.text.length) ?? line);
}

/** `Customer: 4711` says by which number somebody is known, and what stands below is something else. */
function isOnlyNumber(line: Phrase | undefined): boolean {
  return line !== undefined && /^[A-Z]{0,3}[-/]?\d[\d/.-]*$/u.test(line.text.trim());
}

/** Small print over a name is a caption of the form that is not known. */
function underCaptions(lines: readonly Phrase[]): readonly Phrase[] {
  const first = lines.findIndex((_, index) => !isCaptionOf(lines.slice(index)));
  return lines.slice(Math.max(0, first));
}

/** A name beside its label goes on with the address below both. */
function blocksOf({ candidates, area }: LabelledValue): readonly ValueCandidate[] {
  const [first, second, ...rest] = candidates;
  if (first?.relation === 'right' && second?.relation === 'below' && isInNextColumn(first, second, area)) return [second, ...rest];
  if (first?.relation === 'right' && first.lines.length === 1 && first.continued !== undefined && first.continued.length > 0)
    return [{ ...first, lines: [...first.lines, ...first.continued] }, ...candidates.slice(1)];
  const isListed = /^\s*[:：]/u.test(first?.lines[0]?.text ?? ''); // in a list each value has a colon, and what stands below are labels
  const isSplit = first?.relation === 'right' && first.lines.length === 1 && second?.relation === 'below' && !isListed;
  return isSplit ? [{ ...first, lines: [...first.lines, ...second.lines] }, ...rest] : candidates;
}

/** A block that begins right under its label, with the label's left edge, is whom it names; far beside it stands somebody else's. */
function isInNextColumn({ lines: [right] }: ValueCandidate, { lines }: ValueCandidate, label: Area): boolean {
  const [below] = lines;
  if (right === undefined || below === undefined) return false;
  const areCompanies = isCompanyName(right.text) && isCompanyName(below.text);
  const isBlock = lines.length > 2 && lines.some((line) => isTownLine(line.text)) && !/\d/u.test(below.text);
  if (!areCompanies && !isBlock) return false;
  const height = heightOf(label);
  return right.area.left - label.right > PICK_PARTY.nextColumn * height && Math.abs(below.area.left - label.left) < height;
}

const FORM_FIELDS = new Set<Concept>(['contact', 'company_name', 'company_address', 'company_part', 'tax_id', 'party_contact']);

/** Whether a line begins with the label of a field, so that the block is a small form rather than an address. */
function isFormField(line: Phrase | undefined, text: DocumentText): boolean {
  return text.labels.some(({ phrases, concepts, ending, text: words }) => {
    const isField = concepts.some((concept) => FORM_FIELDS.has(concept)) && (ending !== 'loose' || words.includes(' '));
    return isField && line !== undefined && phrases.includes(line);
  });
}

/** Whether a line begins with a word that may label a field: `City San Antonio` is one where a company name has a label, too. */
function beginsLikeField(line: Phrase | undefined, text: DocumentText): boolean {
  return text.labels.some(
    ({ phrases, concepts }) => line !== undefined && phrases.includes(line) && concepts.some((concept) => FORM_FIELDS.has(concept)),
  );
}

/** Who gets the goods: at a label for that, else the company that is named where they go, or the address there. */
export function consigneeOf(text: DocumentText): Party {
  const consignee = pickParty(text, ['consignee']);
  if (consignee.name !== null || consignee.address !== null) return consignee;
  const { name, address } = pickParty(text, ['place_of_delivery']);
  const isCompany = name !== null && address !== null && isCompanyName(String(name.value));
  const isPlaced = address !== null && address.from.length > 1 && /\d/u.test(String(address.value));
  if (address === null || !(isCompany || isPlaced)) return NOBODY;
  const certainty = CERTAINTY.party.atDestination;
  if (isCompany) return { name: { ...name, certainty }, address: { ...address, certainty } };
  const isBegun = name !== null && address.from.some(({ area }) => isSameLine(area, name.from[0]?.area ?? area));
  return { name: null, address: { ...address, value: `${isBegun ? `${String(name.value)}, ` : ''}${String(address.value)}`, certainty } };
}

/** Whether a line stands behind what a form has for a name: `Name: Alder Ltd` and far beside it `Location #: 12`. */
function isBesideName(line: Phrase | undefined, text: DocumentText): boolean {
  return text.labels.some(
    ({ page, area, text: words }) =>
      line !== undefined && page === line.page && NAME_LABEL.test(words) && isSameLine(area, line.area) && area.right <= line.area.left + 1,
  );
}

const NAME_LABEL = /^\W*(?:company\s+)?name\W*$/iu;

/** The address at a label of its own: all its lines, preferably those below it. */
export function pickAddress(text: DocumentText, concept: Concept): Understood | null {
  for (const label of text.labels.filter(({ concepts }) => concepts.includes(concept))) {
    const [candidate] = label.candidates.toSorted((a, b) => Number(b.relation === 'below') - Number(a.relation === 'below'));
    const address = candidate === undefined ? null : partyOf(candidate.lines, certaintyOf(candidate.relation));
    const lines = [address?.name, address?.address].flatMap((part) => part ?? []);
    if (lines.length > 0)
      return {
        value: lines.map(({ value }) => String(value)).join(', '),
        from: lines.flatMap(({ from }) => from),
        certainty: CERTAINTY.party.addressLabel,
      };
  }
  return null;
}
