import { type Area, areaAround, overlapY } from '../page/area.js';
import { isClosed } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import { LABEL_CELLS } from './tuning.js';

/** A ruled cell of the form with all that stands in it, its lines joined to one text. */
export interface FormCell {
  readonly page: number;
  readonly cell: Area;
  readonly phrases: readonly Phrase[];
  readonly joined: Phrase;
}

/** The cells that are ruled on all sides, each once. */
export function formCells(phrases: readonly Phrase[]): FormCell[] {
  const closed = phrases.filter(({ cell }) => isClosed(cell));
  const groups = Map.groupBy(closed, ({ page, cell }) => [page, cell.left, cell.top, cell.right, cell.bottom].join(' '));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ page: first.page, cell: first.cell, phrases: group, joined: joinedPhrase(group) }];
  });
}

/** Whether a cell stands right beside another, at its right side. */
export function isRightOf(other: FormCell, { page, cell }: FormCell): boolean {
  return (
    page === other.page &&
    Math.abs(other.cell.left - cell.right) < LABEL_CELLS.sameRule &&
    overlapY(other.cell, cell) > LABEL_CELLS.sameRule
  );
}

/** Whether a cell stands right below another, between the same two rules. */
export function isUnder(other: FormCell, { page, cell }: FormCell): boolean {
  const isSameColumn =
    Math.abs(other.cell.left - cell.left) < LABEL_CELLS.sameRule && Math.abs(other.cell.right - cell.right) < LABEL_CELLS.sameRule;
  return page === other.page && isSameColumn && Math.abs(other.cell.top - cell.bottom) < LABEL_CELLS.sameRule;
}

/** The lines of a cell as one phrase. */
export function joinedPhrase(group: readonly Phrase[]): Phrase {
  const [first] = group;
  if (first === undefined) throw new Error('A cell without lines has no phrase.');
  const text = joinedText(group);
  return { ...first, text, words: group.flatMap(({ words }) => words), area: areaAround(group.map(({ area }) => area)) };
}

/** The lines of a cell as one text: Chinese and codes in brackets go on in the next line of a narrow cell without a space. */
export function joinedText(group: readonly Phrase[]): string {
  return group
    .map((phrase) => phrase.text)
    .join(' ')
    .replace(/(?<=\p{Script=Han})\s+(?=[\p{Script=Han}(（])/gu, '')
    .replace(/[(（][^)）]*[)）]/gu, (remark) => remark.replace(/(?<=[A-Z\d])\s+(?=[A-Z\d])/gu, ''));
}
