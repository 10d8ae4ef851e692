import { type Area, heightOf, isSameLine, middleX, middleY, overlapX, overlapY } from '../page/area.js';
import { hasSameSides, isBoxed, isClosed, isNextCell, isSameBox, isSameCell } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import { type Captions, captionsOf, isCaption, linesOver } from './captions.js';
import type { Concept } from './concepts.js';
import { contactsWithin, isContactLabel } from './contacts-within.js';
import type { Label } from './label.js';
import { isAcrossRule, linesBelow } from './lines-below.js';
import { isInList, isNearRight } from './near-right.js';
import { rowsAstep, withRowsBelow } from './rows-of-sheet.js';
import { LABEL_VALUES } from './tuning.js';

/** Where a value stands seen from its label. */
export type Relation = 'inline' | 'inside' | 'right' | 'below' | 'above' | 'over';

/** Text that a label may mean: its lines from top to bottom. */
export interface ValueCandidate {
  readonly relation: Relation;
  readonly lines: readonly Phrase[];
  /** Further lines right under a value that stands beside its label, where no label stands on them. */
  readonly continued?: readonly Phrase[];
}

/** The phrases and labels of one page, with what no label may take as its value. */
export interface PageLabels {
  readonly phrases: readonly Phrase[];
  readonly labels: readonly Label[];
}

/** The values that a label may mean, the most likely first. A label never takes another label for its value. */
export function candidatesOf(label: Label, page: PageLabels): ValueCandidate[] {
  const { firm, free, captions } = partsOf(page);
  if (captions !== null && isCaption(label, captions))
    return nonEmpty([{ relation: 'over', lines: linesOver(label, page.phrases, free, captions) }]);
  const others = firm.filter((other) => other !== label);
  const inline = label.inline === null || label.inline.text === '' ? [] : [label.inline];
  if (inline.length > 0) {
    const lines = [...inline, ...linesBelow(label, inline[0]?.area ?? label.area, free, others)];
    return nonEmpty([{ relation: 'inline', lines, continued: wrappedOf(inline, label, free, firm) }]);
  }
  const isAlone = !page.labels.some((other) => other !== label && other.concepts.length > 0 && hasSameSides(other.cell, label.cell));
  const isBox = isClosed(label.cell) || (isAlone && isBoxed(label.cell));
  const inside: ValueCandidate = { relation: 'inside', lines: isBox ? insideCell(label, free, others) : [] };
  const beside = rightOf(label, free, others);
  const right: ValueCandidate = { relation: 'right', lines: beside, continued: continuationOf(beside, label, free, firm) };
  if (isLeftBlank(label)) return isNearRight(label, right.lines[0]) ? [right] : [];
  const strip = withRowsBelow(label, cellUnder(label, free, firm), free, firm);
  const below: ValueCandidate =
    strip.length > 0
      ? { relation: 'inside', lines: strip }
      : { relation: 'below', lines: withRowsBelow(label, linesBelow(label, label.area, free, others), free, firm) };
  const above: ValueCandidate = { relation: 'above', lines: lineAbove(label, free) };
  if (inside.lines.length === 0 && isUnderRule(label, above.lines[0]) && !isNextCell(label.cell, beside[0]?.cell)) return [above];
  if (inside.lines.length > 0) return nonEmpty([inside]);
  if (right.lines.length === 0 && below.lines.length === 0) {
    const astep = rowsAstep(label, free, firm);
    if (astep.length > 0) return [{ relation: 'below', lines: astep }];
  }
  const isRightFirst =
    label.ending === 'colon' || below.lines.length === 0 || isNearRight(label, right.lines[0]) || isInList(label, right.lines[0], page);
  return nonEmpty([
    ...(isRightFirst ? [right, below] : [below, right]),
    ...(label.concepts.some((concept) => LOOSE_CAPTIONS.has(concept)) ? [above] : []),
  ]);
}

interface PageParts {
  readonly firm: readonly Label[];
  /** What no label takes up. */
  readonly free: readonly Phrase[];
  readonly captions: Captions | null;
}

/** All labels of a page are asked about the same parts. */
const parts = new WeakMap<PageLabels['labels'], PageParts>();

function partsOf({ phrases, labels }: PageLabels): PageParts {
  const known = parts.get(labels);
  if (known !== undefined) return known;
  const sure = labels.filter(isFirm);
  const firm = sure.filter((label) => !(isDashed(label) && sure.some((other) => isAskedBy(other, label))));
  const labelled = new Set(firm.flatMap((label) => label.phrases));
  const free = phrases.filter((phrase) => !labelled.has(phrase));
  const found = { firm, free, captions: captionsOf(firm, phrases, free) };
  parts.set(labels, found);
  return found;
}

/** Words that begin like a label and go on without a mark may be a value; with numbers behind them they are a label. */
function isFirm(label: Label): boolean {
  if (label.concepts.length === 0 && label.inline !== null) return false;
  return label.ending !== 'loose' || (label.text.includes(' ') && /^[$€£¥=:\s-]{0,3}\d/u.test(label.inline?.text ?? ''));
}

/** A dash parts a label from its value on some papers, and two parts of a value on most: `Air Freight — DHL Express`. */
function isDashed({ text, inline, phrases: [first] }: Label): boolean {
  return inline !== null && first !== undefined && /^\s*[—–]/u.test(first.text.slice(first.text.indexOf(text) + text.length));
}

/** Whether a label that still wants its value stands before something on its line. */
function isAskedBy(label: Label, asked: Label): boolean {
  return label.inline === null && !isDashed(label) && label.area.right <= asked.area.left && isSameLine(label.area, asked.area);
}

/** Labels that forms also print under the line on which their value is written. */
const CAPTIONS = new Set<Concept>(['issue_date', 'issue_place', 'company_name', 'company_address']);
/** Labels that may be captions without a ruling line above them. */
const LOOSE_CAPTIONS = new Set<Concept>(['issue_date', 'issue_place']);

/** The text right above a label, if the label may be a caption. */
function lineAbove(label: Label, free: readonly Phrase[]): Phrase[] {
  if (label.ending !== 'bare' || !label.concepts.some((concept) => CAPTIONS.has(concept))) return [];
  const height = heightOf(label.area);
  const over = free.filter(
    ({ area }) =>
      area.bottom <= label.area.top + 0.3 * height &&
      label.area.top - area.bottom < 2.2 * height &&
      (overlapX(area, label.area) > 0 || Math.abs(area.left - label.area.left) < 2 * height),
  );
  const nearest = over.toSorted((a, b) => b.area.bottom - a.area.bottom)[0];
  return nearest === undefined ? [] : [nearest];
}

/** A label is surely a caption when a ruling line stands between it and larger text above. */
function isUnderRule(label: Label, above: Phrase | undefined): boolean {
  if (above === undefined) return false;
  const isRuled = Number.isFinite(label.cell.top) && Math.abs(above.cell.bottom - label.cell.top) < 1;
  return isRuled && heightOf(above.area) > 1.2 * heightOf(label.area);
}

/** A dash behind a label says that there is nothing to say. */
function isLeftBlank({ phrases, ending, text }: Label): boolean {
  const last = phrases.at(-1);
  const behind = phrases.length > 1 ? last?.text : last?.text.slice(text.length).replace(/^\W*?\s/u, '');
  return ending === 'bare' && /^[-–—]+\s*$/u.test(behind ?? '');
}

function nonEmpty(candidates: readonly ValueCandidate[]): ValueCandidate[] {
  return candidates.filter(({ lines }) => lines.length > 0);
}

/** What stands below or beside the label within the same ruled cell, up to the next label in it. A cell with labels side by side tells nothing. */
function insideCell(label: Label, free: readonly Phrase[], others: readonly Label[]): Phrase[] {
  const isShared = others.some((other) => hasSameSides(other.cell, label.cell) && isSameLine(other.area, label.area));
  if (isShared) return [];
  const within = free.filter((phrase) => belongsToBox(phrase, label) && isAfter(label.area, phrase.area));
  const contacts = [...contactsWithin(label, free, others), ...contactsOver(label, within, others)];
  const stops = others.filter(
    (other) => hasSameSides(other.cell, label.cell) && isAfter(label.area, other.area) && !contacts.includes(other),
  );
  return within.filter((phrase) => !stops.some((stop) => isReached(stop, label, phrase)));
}

/** By what number a party is known stands over its name at times: in the box of a party such labels end nothing. */
function contactsOver(label: Label, within: readonly Phrase[], others: readonly Label[]): readonly Label[] {
  if (!label.concepts.some((one) => PARTIES.has(one))) return [];
  const name = Math.min(...within.filter(({ text }) => /\p{L}{3}/u.test(text)).map(({ area }) => area.top));
  return others.filter((other) => isContactLabel(other) && hasSameSides(other.cell, label.cell) && other.area.bottom < name + 1);
}

/** The cell right under a label that has a cell to itself, where both have the same sides: a strip of heads over a strip of values. */
function cellUnder(label: Label, free: readonly Phrase[], firm: readonly Label[]): Phrase[] {
  if (!isClosed(label.cell)) return [];
  const isUnder = (cell: Area): boolean =>
    isClosed(cell) && cell.left === label.cell.left && cell.right === label.cell.right && cell.top === label.cell.bottom;
  const contacts = contactsWithin(label, free, firm);
  return aboveLabels(
    free.filter(({ cell }) => isUnder(cell)),
    firm.filter((other) => isUnder(other.cell) && !contacts.includes(other)),
  );
}

/** In a box that a smaller one narrows, the value still begins under its label. */
function belongsToBox(phrase: Phrase, label: Label): boolean {
  if (hasSameSides(phrase.cell, label.cell)) return true;
  return isSameBox(phrase.cell, label.cell) && Math.abs(phrase.area.left - label.area.left) < 4 * heightOf(label.area);
}

/** Whether another label stands between this label and a phrase: above it in its columns, or before it on its line. */
function isReached(stop: Label, label: Label, phrase: Phrase): boolean {
  if (isSameLine(stop.area, phrase.area)) return stop.area.left < phrase.area.left || stop.area.left <= label.area.left + 2;
  const isBeside = isSameLine(stop.area, label.area);
  return stop.area.top < phrase.area.top && (isBeside ? phrase.area.left >= stop.area.left - 2 : stop.area.left <= phrase.area.right);
}

function isAfter(label: Area, other: Area): boolean {
  if (middleY(other) > label.bottom && other.left < label.right) return true; // handwriting is high and reaches up to its caption
  return isSameLine(label, other) ? other.left >= label.right - 1 : other.top >= label.bottom - 0.4 * heightOf(label);
}

/** The phrases to the right of a label on its line, up to the next label or the next ruled cell but one. */
function rightOf(label: Label, free: readonly Phrase[], others: readonly Label[]): Phrase[] {
  const onLine = (area: Area) => isOnLineOf(label.area, area) && area.left > label.area.left && middleX(area) > label.area.right;
  const nextLabel = Math.min(...others.filter((other) => onLine(other.area)).map(({ area }) => area.left));
  const near = free.filter((phrase) => onLine(phrase.area) && phrase.area.left < nextLabel).toSorted((a, b) => a.area.left - b.area.left);
  const top = label.phrases[0]?.area ?? label.area; // a label over two lines has its value beside the first, if there is any
  const level =
    near.find(({ area }) => isSameLine(area, top)) ??
    near.toSorted((a, b) => levelGap(label.area, a.area) - levelGap(label.area, b.area))[0];
  const found = level === undefined ? [] : near.filter(({ area }) => isSameLine(level.area, area));
  const [first] = found;
  if (first === undefined || isValueOfLabelAbove(first, others) || isInOtherColumn(label, first)) return [];
  const isNextCell = Number.isFinite(first.cell.left) && Number.isFinite(first.cell.right) && first.cell.left >= label.cell.right - 1;
  return isNextCell ? cellPhrases(first, free, others) : label.concepts.some((one) => PARTIES.has(one)) ? upToGap(found) : found;
}

const PARTIES = new Set<Concept>(['seller', 'shipper', 'buyer', 'consignee', 'notify', 'producer']);

/** Far behind the name of a party on its line stands something else. */
function upToGap(line: readonly Phrase[]): Phrase[] {
  const end = line.findIndex(({ area }, index) => {
    const before = line[index - 1]?.area;
    return before !== undefined && area.left - before.right > LABEL_VALUES.partyGap * heightOf(before);
  });
  return end < 0 ? [...line] : line.slice(0, end);
}

/** Under a label at the top of a ruled column there is room for its value: what stands beyond the rule belongs to another column, unless it is the next cell of a row. */
function isInOtherColumn(label: Label, phrase: Phrase): boolean {
  const height = heightOf(label.area);
  const isFar = Number.isFinite(label.cell.bottom) || phrase.area.left - label.area.right > 5 * height;
  const hasRoom = isFar && label.cell.bottom - label.area.bottom > 1.8 * height;
  const isBeyond = Number.isFinite(label.cell.right) && phrase.cell.left >= label.cell.right - 1;
  const isNext = phrase.cell.left === label.cell.right && phrase.cell.top === label.cell.top && phrase.cell.bottom === label.cell.bottom;
  return hasRoom && isBeyond && !isNext;
}

/** The widest gap between two lines of one value, in heights. Boxes of OCR are as tight as the ink; rows of sheets stand apart. */
const WIDEST_WRAP = { 'text layer': 0.7, ocr: 1.2, cells: 1.6 } as const;

/** The lines right under the only phrase beside a label that begin where it begins, up to the next line with a label of its own. */
function continuationOf(beside: readonly Phrase[], label: Label, free: readonly Phrase[], firm: readonly Label[]): Phrase[] {
  const [value, ...more] = beside;
  if (value === undefined || more.length > 0) return [];
  const lines: Phrase[] = [];
  const contacts = contactsWithin(label, free, firm);
  const left = value.words.find(({ text }) => /[\p{L}\p{N}]/u.test(text))?.area.left ?? value.area.left;
  for (const phrase of free.filter(({ area }) => area.top > value.area.top && !isSameLine(area, value.area))) {
    const last = lines.at(-1) ?? value;
    const over = contacts.filter(({ area }) => area.bottom <= phrase.area.top + 1).map(({ area }) => area.bottom);
    const isFar = phrase.area.top - Math.max(last.area.bottom, ...over) > WIDEST_WRAP[value.method] * heightOf(value.area);
    const isLabelled = firm.some(
      (other) =>
        other !== label &&
        isSameLine(other.area, phrase.area) &&
        other.area.right <= phrase.area.left + 1 &&
        other.area.left < value.area.left &&
        other.area.right > label.area.left,
    );
    if (isFar || /^[:：]/u.test(phrase.text) || (isLabelled && phrase.area.left >= value.area.left - 0.5 * heightOf(value.area))) break;
    const isAt = (start: number): boolean => Math.abs(phrase.area.left - start) < 0.4 * heightOf(value.area);
    if ((isAt(value.area.left) || isAt(left)) && isInColumnOf(value, phrase, label)) lines.push(phrase);
  }
  return lines;
}

/** What a value behind its label goes on with: the rest of a cell that holds nothing else, or lines that begin where the value does. */
function wrappedOf(inline: readonly Phrase[], label: Label, free: readonly Phrase[], firm: readonly Label[]): Phrase[] {
  if (label.ending !== 'colon') return [];
  if (!isClosed(label.cell)) return continuationOf(inline, label, free, firm);
  const isAlone = !firm.some((other) => other !== label && isSameCell(other.cell, label.cell));
  const rest = free.filter((phrase) => isSameCell(phrase.cell, label.cell));
  const isBelow = rest.every(({ area }) => area.top >= label.area.bottom - 0.4 * heightOf(label.area));
  return isAlone && isBelow && rest.length <= LABEL_VALUES.mostWrapped ? rest : [];
}

/** The rows of a sheet are cells of their own; elsewhere a value stays in its cell. */
function isInColumnOf(value: Phrase, phrase: Phrase, label: Label): boolean {
  return value.method === 'cells' ? value.cell.left === phrase.cell.left : !isAcrossRule(label, phrase, value);
}

function levelGap(a: Area, b: Area): number {
  return Math.abs(middleY(a) - middleY(b));
}

/** Filled-in values stand a little higher than their printed labels. */
function isOnLineOf(label: Area, value: Area): boolean {
  return overlapY(label, value) > 0.3 * Math.min(heightOf(label), heightOf(value));
}

/** Text right below another label is that label's value, although it is on this label's line too. */
function isValueOfLabelAbove(phrase: Phrase, others: readonly Label[]): boolean {
  const height = heightOf(phrase.area);
  return others.some(
    ({ area, inline }) =>
      inline === null &&
      area.bottom <= phrase.area.top + 0.3 * height &&
      phrase.area.top - area.bottom < 1.2 * height &&
      Math.abs(area.left - phrase.area.left) < 1.5 * height,
  );
}

/** All that stands in the ruled cell of a phrase: a value beside its label may have several lines. */
function cellPhrases(first: Phrase, free: readonly Phrase[], others: readonly Label[]): Phrase[] {
  if (!isClosed(first.cell)) return [first];
  return aboveLabels(
    free.filter((phrase) => isSameCell(phrase.cell, first.cell)),
    others.filter(({ cell }) => isSameCell(cell, first.cell)),
  );
}

/** What stands in a cell above the contact data at its foot; a cell that has another kind of label is none of a value, unless some lines stand over it. */
function aboveLabels(lines: readonly Phrase[], labels: readonly Label[]): Phrase[] {
  const top = Math.min(...labels.map(({ area }) => area.top + heightOf(area) / 2));
  const above = lines.filter(({ area }) => area.bottom <= top);
  const isOther = labels.some((label) => label.concepts.length > 0 && !isContactLabel(label));
  return isOther && above.length < LABEL_VALUES.leastOverLabel ? [] : above;
}
