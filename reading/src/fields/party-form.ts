import { isOnlyForm } from '@tallyport/domain/values/company-names';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import { heightOf, isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import type { Party } from './party.js';
import { understand } from './pick.js';
import { readShortText } from './value-readers.js';

/** Labels that begin another block of a form. */
const BLOCKS = new Set<Concept>(['seller', 'shipper', 'buyer', 'consignee', 'notify', 'importer_other', 'producer', 'section', 'carrier']);
const FARTHEST = 260;
/** In the block of a party these are its name and its address, whatever they are elsewhere. */
const NAME = /^\W*(?:company|firm|name|messrs)\W*[:：]?\s*$/iu;
const ADDRESS = /^\W*addr?(?:ess)?\W*$/iu;

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
            isOnlyForm(words) &&
            area.top >= last.area.bottom - 2 &&
            area.top - last.area.bottom < heightOf(last.area) &&
            area.left < last.area.right &&
            area.left > label.area.left - heightOf(area),
        );
  return form === undefined ? name : { ...name, value: `${String(name.value)} ${form.text}`, from: [...name.from, form] };
}

function fieldsOf(block: LabelledValue, text: DocumentText): LabelledValue[] {
  const height = heightOf(block.area);
  const others = text.labels.filter(
    (label) =>
      label.page === block.page && label !== block && label.ending !== 'loose' && label.concepts.some((concept) => BLOCKS.has(concept)),
  );
  const beside = others.filter(({ area }) => isSameLine(area, block.area) && area.left > block.area.right).map(({ area }) => area.left);
  const right = Math.min(block.area.left + FARTHEST, ...beside.map((left) => left - 1.5 * height));
  const inColumn = ({ area }: LabelledValue) => area.left >= block.area.left - 2 * height && area.left < right;
  const below = others.filter((label) => inColumn(label) && label.area.top > block.area.bottom).map(({ area }) => area.top);
  const bottom = Math.min(block.area.bottom + FARTHEST, ...below);
  return text.labels
    .filter(
      (label) => label.page === block.page && inColumn(label) && label.area.top >= block.area.bottom - height && label.area.top < bottom,
    )
    .toSorted((a, b) => a.area.top - b.area.top);
}

/** An address goes on below its first line where the lines below have no labels of their own. */
function addressPart(label: LabelledValue, text: DocumentText): Phrase[] {
  const candidate = label.candidates.find(({ relation }) => relation !== 'below') ?? label.candidates[0];
  if (candidate === undefined || understand(label, readShortText, text) === null) return [];
  const lines = candidate.lines.filter((line) => !text.labels.some((other) => other !== label && other.phrases.includes(line)));
  return label.concepts.includes('company_part') ? lines.slice(0, 1) : lines;
}

function joined(lines: readonly Phrase[]): Understood | null {
  return lines.length === 0 ? null : { value: lines.map(({ text }) => text).join(', '), from: lines, certainty: 0.9 };
}
