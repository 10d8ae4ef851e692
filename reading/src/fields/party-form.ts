import { anyOf } from '@tallyport/domain/any-of';
import { isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import { type Area, heightOf, isSameLine, middleX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { fieldFormOf } from './field-form.js';
import type { Understood } from './field-reading.js';
import { formFieldOf, namesOwner } from './form-fields.js';
import type { Party } from './party.js';
import { understand } from './pick.js';
import { PARTY_FORM } from './tuning.js';
import { readShortText } from './value-readers.js';
import { ADDRESS_FIELDS, NAME_FIELDS } from './words/party-fields.js';

/** Labels that begin another block of a form. */
const BLOCKS = new Set<Concept>(['seller', 'shipper', 'buyer', 'consignee', 'notify', 'importer_other', 'producer', 'section', 'carrier']);
/** In the block of a party these are its name and its address, whatever they are elsewhere. */
const NAME = new RegExp(String.raw`^\W*${anyOf(NAME_FIELDS)}\W*$`, 'iu');
const ADDRESS = new RegExp(String.raw`^\W*${anyOf(ADDRESS_FIELDS)}\W*$`, 'iu');

/** A party whose block is a small form of its own: company name, address, city, country, each with a label. */
export function partyOfForm(block: LabelledValue, text: DocumentText): Party {
  const fields = fieldsOf(block, text);
  const names = fields.filter(({ concepts, text: words }) => concepts.includes('company_name') || NAME.test(words));
  const parts = fields.filter(
    ({ concepts, text: words }) => concepts.includes('company_address') || concepts.includes('company_part') || ADDRESS.test(words),
  );
  const [name = null] = names.flatMap((label) => {
    const told = understand(label, readShortText, text);
    return told === null ? [] : [withForm(told, label, text)];
  });
  return { name, address: joined(parts.flatMap((label) => addressPart(label, text))) };
}

/** The form of a company that had no room behind its name stands alone in the next line. */
function withForm(name: Understood, label: LabelledValue, text: DocumentText): Understood {
  const last = name.from.at(-1);
  const form =
    last === undefined
      ? undefined
      : text.phrases.find(
          ({ page, area, text: words }) =>
            page === last.page &&
            (isOnlyForm(words) || isRest(String(name.value), words)) &&
            area.top >= last.area.bottom - 2 &&
            area.top - last.area.bottom < heightOf(last.area) &&
            area.left < last.area.right &&
            area.left > (Number.isFinite(label.cell.left) ? label.cell.left - 1 : label.area.left - heightOf(area)),
        );
  return form === undefined ? name : { ...name, value: `${String(name.value)} ${form.text}`, from: [...name.from, form] };
}

/** A name without a form of company goes on in a line that has one: `ALDER` over `SIGNALISATION SAS`. */
function isRest(name: string, words: string): boolean {
  return !isCompanyName(name) && isCompanyName(words) && !/[\d:]/u.test(words);
}

/** A party each part of which has a label of its own in its block. */
export function partyOfFields(block: LabelledValue, text: DocumentText): Party | null {
  if (formFieldOf(block.text) !== null) return null;
  const { left, bottom, edge } = regionOf(block, text);
  const onPage = text.phrases.filter(({ page, area }) => page === block.page && area.left < edge);
  const inBlock = onPage.filter(
    (phrase) =>
      !block.phrases.includes(phrase) && phrase.area.left >= left && phrase.area.top >= block.area.top - 1 && phrase.area.top < bottom,
  );
  return fieldFormOf(block.area, inBlock, onPage);
}

function fieldsOf(block: LabelledValue, text: DocumentText): LabelledValue[] {
  const height = heightOf(block.area);
  const { left, right, bottom } = regionOf(block, text);
  return text.labels
    .filter(
      ({ page, area }) =>
        page === block.page && area.left >= left && area.left < right && area.top >= block.area.bottom - height && area.top < bottom,
    )
    .toSorted((a, b) => a.area.top - b.area.top);
}

/** Where the fields of a block stand: below its heading, up to the next block beside it and below. */
function regionOf(block: LabelledValue, text: DocumentText): Omit<Area, 'top'> & { readonly edge: number } {
  const others = text.labels.filter(
    (label) =>
      label.page === block.page &&
      label !== block &&
      label.ending !== 'loose' &&
      !isOwnField(label, block) &&
      (label.isGuess !== true || label.candidates.length > 0) &&
      label.concepts.some((concept) => BLOCKS.has(concept)),
  );
  const left = leftOf(block);
  const beside = others.filter(({ area }) => isSameLine(area, block.area) && area.left > block.area.right).map(({ area }) => area.left);
  const edge = Math.min(block.cell.right, ...beside.map((from) => from - 1.5 * heightOf(block.area)));
  const right = Math.min(edge, block.area.left + PARTY_FORM.farthest);
  const inColumn = ({ area }: LabelledValue) => area.left >= left && area.left < right;
  const below = others.filter((label) => inColumn(label) && label.area.top > block.area.bottom).map(({ area }) => area.top);
  return { left, right, edge, bottom: Math.min(block.area.bottom + PARTY_FORM.farthest, ...below) };
}

/** Whether a label that may name a party is a field of the form under the block's heading: `Name of the seller`, `Address`, `Tax no of the seller: 4711`. */
function isOwnField({ text, concepts, inline }: LabelledValue, block: LabelledValue): boolean {
  const isOwn = concepts.some((concept) => block.concepts.includes(concept));
  return formFieldOf(text) === null ? isOwn && inline !== null : isOwn || !namesOwner(text);
}

/** A heading in the middle of a ruled box heads all of the box. */
function leftOf({ area, cell }: LabelledValue): number {
  const isHead =
    Number.isFinite(cell.left) &&
    Math.abs(middleX(area) - middleX(cell)) < PARTY_FORM.offMiddle * (cell.right - cell.left) &&
    cell.right - cell.left < PARTY_FORM.widestBox;
  return isHead ? cell.left - 1 : area.left - 2 * heightOf(area);
}

/** An address goes on below its first line where the lines below have no labels of their own. */
function addressPart(label: LabelledValue, text: DocumentText): Phrase[] {
  const candidate = label.candidates.find(({ relation }) => relation !== 'below') ?? label.candidates[0];
  if (candidate === undefined || understand(label, readShortText, text) === null) return [];
  const all = candidate.relation === 'right' ? linesBeside(candidate.lines, label, text) : candidate.lines;
  const lines = all.filter((line) => !text.labels.some((other) => other !== label && other.phrases.includes(line)));
  return label.concepts.includes('company_part') ? lines.slice(0, 1) : lines;
}

/** The lines beside a label with those below them at the same place, as far as no label stands on their lines. */
function linesBeside(beside: readonly Phrase[], label: LabelledValue, text: DocumentText): readonly Phrase[] {
  const lines = [...beside];
  for (;;) {
    const last = lines.at(-1);
    if (last === undefined) return lines;
    const next = text.phrases.find(({ page, area }) => {
      const gap = area.top - last.area.bottom;
      const isUnder = gap > -0.3 * heightOf(last.area) && gap < PARTY_FORM.rowGap * heightOf(last.area);
      return page === last.page && isUnder && Math.abs(area.left - last.area.left) < 2;
    });
    const isLabelled =
      next === undefined ||
      text.labels.some(
        ({ page, area, phrases }) => page === next.page && (phrases.includes(next) || isBefore(area, next.area, label.area)),
      );
    if (next === undefined || isLabelled) return lines;
    lines.push(next);
  }
}

/** Whether a label stands before a line, in the column of a label above. */
function isBefore(other: Area, line: Area, label: Area): boolean {
  return isSameLine(other, line) && other.right <= line.left + 1 && other.left > label.left - heightOf(label);
}

function joined(lines: readonly Phrase[]): Understood | null {
  const value = lines.map(({ text }) => text).join(', ');
  return lines.length === 0
    ? null
    : { value, from: lines, certainty: value.includes(',') ? CERTAINTY.party.ofForm : CERTAINTY.party.onePart };
}
