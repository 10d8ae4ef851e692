import { isWithinEdits } from '../labels/edit-distance.js';
import { canonicalText } from '../labels/tokens.js';
import { type Area, heightOf, isSameLine, overlapX } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { type BoxKind, CUSTOMS_BOXES } from './boxes.js';
import { type FormCell, formCells, isRightOf, isUnder, joinedPhrase, joinedText } from './label-cells.js';
import { FIND_BOXES } from './tuning.js';

/** A box of the form as found on the page: its label, the code in brackets behind it, and the lines of its value. */
export interface FormBox {
  readonly kind: BoxKind;
  readonly label: Phrase;
  readonly code: string | null;
  readonly lines: readonly Phrase[];
}

/** A label with what stands behind it as text. */
interface CellLabel extends Omit<FoundLabel, 'inline'> {
  readonly inline: string | null;
}

interface FoundLabel {
  readonly kind: BoxKind;
  readonly label: Phrase;
  readonly code: string | null;
  readonly inline: Phrase | null;
}

/** The boxes of the customs form on its pages, from top to bottom. */
export function findBoxes(phrases: readonly Phrase[]): FormBox[] {
  const inCells = boxesInCells(phrases);
  const used = new Set(inCells.flatMap(({ used: parts }) => parts));
  const free = used.size === 0 ? phrases : phrases.filter((phrase) => !used.has(phrase));
  const labels = free.flatMap((phrase) => labelIn(phrase) ?? []);
  const labelled = new Set(labels.map(({ label }) => label));
  const others = labels.map((found) => ({
    kind: found.kind,
    label: found.label,
    code: found.code,
    lines: linesOf(found, labels, free, labelled),
  }));
  return [...inCells.map(({ box }) => box), ...others];
}

/**
 * On forms whose labels have cells of their own the values stand in the cells beside or below them, or behind the label where both share
 * one. Empty where label and value share their cells, as on the usual form.
 */
function boxesInCells(phrases: readonly Phrase[]): { box: FormBox; used: readonly Phrase[] }[] {
  const labels: { found: CellLabel; at: FormCell }[] = [];
  const values: FormCell[] = [];
  for (const at of formCells(phrases).flatMap(atLabels)) {
    const found = labelOf(at.joined);
    if (found === null) values.push(at);
    else labels.push({ found, at });
  }
  const alone = labels.filter(({ found }) => found.inline === null);
  const besides = alone.filter(({ at }) => values.some((cell) => isRightOf(cell, at))).length;
  const belows = alone.filter(({ at }) => values.some((cell) => isUnder(cell, at))).length;
  if (Math.max(besides, belows) === 0 || (besides <= belows && belows < FIND_BOXES.leastBelow)) return [];
  const isPlaced = besides > belows ? isRightOf : isUnder;
  // A label and its value in one cell are told by the lines of that cell, beside labels of their own by others.
  return (besides > belows ? alone : labels).map(({ found: { kind, label, code, inline }, at }) => {
    const lines =
      inline !== null
        ? behindLabel(at, inline)
        : values
            .filter((cell) => isPlaced(cell, at))
            .slice(0, 1)
            .flatMap((cell) => cell.phrases);
    return { box: { kind, label, code, lines }, used: [...at.phrases, ...lines] };
  });
}

/** Cells between which a rule was not seen are one cell with several labels: each of them begins a cell. */
function atLabels(cell: FormCell): FormCell[] {
  const starts = cell.phrases.flatMap((phrase, index) => (index > 0 && labelOf(phrase) !== null ? [index] : []));
  return [0, ...starts].map((start, index) => {
    const phrases = cell.phrases.slice(start, starts[index]);
    return { ...cell, phrases, joined: joinedPhrase(phrases) };
  });
}

/** The lines of a cell that stand wholly behind its label and the remarks on it. */
function behindLabel({ phrases, joined }: FormCell, rest: string): readonly Phrase[] {
  const first = phrases.findIndex((_, index) => joinedText(phrases.slice(index)) === rest);
  return first < 0 ? phrases.slice(joined.text === rest ? 0 : phrases.length) : phrases.slice(first);
}

/** A label at the beginning of a phrase: its letters, a remark or code in brackets, and what stands behind. */
const LABEL =
  /^[^\p{L}\p{N}]*(?<name>(?:\p{Script=Han}\s?)+|[a-z][a-z /.-]+)\s*(?<remarks>(?:[(（{][^)）]*[)）]\s*|[)）]\s*)*)(?<colon>[:：]?)\s*(?<rest>.*)$/iu;

function labelIn(phrase: Phrase): FoundLabel | null {
  const found = labelOf(phrase);
  if (found === null) return null;
  const { inline: rest } = found;
  return { ...found, inline: rest === null ? null : partOf(phrase, phrase.text.length - rest.length, phrase.text.length) };
}

function labelOf(phrase: Phrase): CellLabel | null {
  const match = LABEL.exec(phrase.text);
  const { name = '', remarks = '', colon = '', rest = '' } = match?.groups ?? {};
  const kind = kindOf(name, colon !== '' || rest === '');
  if (kind === null) return null;
  const code = /[(（{]\s*([A-Z\d][A-Z\d/-]+|\d)\s*[)）]/u.exec(remarks)?.[1] ?? null;
  return { kind, label: phrase, code, inline: rest === '' ? null : rest };
}

const kinds = CUSTOMS_BOXES.flatMap((kind) => kind.labels.split('|').map((words) => ({ kind, words: canonicalText(words) })));

/** The box that is called so. Scans misread letters: one of four, two of seven, if only one field comes near. */
function kindOf(name: string, isAlone: boolean): BoxKind | null {
  const words = canonicalText(/\p{Script=Han}/u.test(name) ? name.replace(/\s/g, '').replace(/地区$/u, '') : name);
  const exact = kinds.find((known) => known.words === words);
  if (exact !== undefined) return exact.kind;
  if (!isAlone || words.length < 4 || !/\p{Script=Han}/u.test(words)) return null;
  const near = kinds.filter((known) => known.words.length >= 3 && isWithinEdits(known.words, words, words.length < 7 ? 1 : 2));
  const [first] = near;
  return first !== undefined && near.every(({ kind }) => kind.field === first.kind.field) ? first.kind : null;
}

/** The value behind the label, else below it up to the next labels, else beside it. */
function linesOf(found: FoundLabel, labels: readonly FoundLabel[], phrases: readonly Phrase[], labelled: ReadonlySet<Phrase>): Phrase[] {
  const { label, inline } = found;
  if (inline !== null) return [inline];
  const others = labels.filter((other) => other !== found && other.label.page === label.page).map((other) => other.label);
  const free = phrases.filter((phrase) => phrase.page === label.page && !labelled.has(phrase));
  const room = roomBelow(label, others);
  const below = free.filter(({ area }) => isWithin(area, room));
  if (below.length > 0) return below;
  const end = Math.min(room.right, ...others.filter((other) => isBeside(other, label)).map(({ area }) => area.left));
  const beside = free.filter((phrase) => isBeside(phrase, label) && phrase.area.left < end);
  return beside.slice(0, 1);
}

function isBeside(phrase: Phrase, label: Phrase): boolean {
  return isSameLine(phrase.area, label.area) && phrase.area.left >= label.area.right - 1;
}

/** The room for a value: under its label, up to the next label on its line and the next line of labels. */
function roomBelow(label: Phrase, others: readonly Phrase[]): Area {
  const { area, cell } = label;
  const right = Math.min(cell.right, ...others.filter((other) => isBeside(other, label)).map((other) => other.area.left - 1));
  const columns = { ...area, right: Math.max(area.right, Math.min(right, area.left + 400)) };
  const under = others.filter((other) => other.area.top > area.bottom - 0.3 * heightOf(area) && overlapX(other.area, columns) > 0);
  const bottom = Math.min(cell.bottom, area.bottom + 4.5 * heightOf(area), ...under.map((other) => other.area.top));
  return { left: Math.max(cell.left, area.left - 2 * heightOf(area)), right, top: area.bottom - 0.4 * heightOf(area), bottom };
}

function isWithin(area: Area, room: Area): boolean {
  return area.left >= room.left - 1 && area.left < room.right && area.top >= room.top && area.bottom <= room.bottom + 0.4 * heightOf(area);
}
