import { heightOf } from '../page/area.js';
import { isClosed } from '../page/enclosure.js';
import type { BodyLine } from './body-line.js';
import { isDescribing } from './cell-forms.js';
import { type Column, columnAt } from './columns.js';
import { GROUP_TITLES } from './tuning.js';

/** The lines of a row from the one with its figures on, and what stands over that. */
interface Titled {
  readonly titles: readonly BodyLine[];
  readonly rest: readonly BodyLine[];
}

/**
 * Rows without the texts that stand over the first one of several: `JOB: RIVERSIDE PHASE 2`, `Dental goods`. Where most rows say on the line of their
 * figures what they are, and have nothing over it, texts alone over a few others belong to no row.
 */
export function withoutGroupTitles(groups: readonly (readonly BodyLine[])[], columns: readonly Column[]): Titled[] {
  const told = groups.map((group) => titledOf(group, columns));
  const titled = told.filter(({ titles }) => titles.length > 0);
  const plain = told.filter(({ titles, rest }) => titles.length === 0 && isTold(rest[0], columns));
  const areTitles = titled.length < GROUP_TITLES.most * groups.length && plain.length >= titled.length;
  return areTitles ? told : groups.map((group) => ({ titles: [], rest: group }));
}

function titledOf(group: readonly BodyLine[], columns: readonly Column[]): Titled {
  const none = { titles: [], rest: group };
  const at = group.findIndex((line) => isTold(line, columns));
  const [titles, rest] = [group.slice(0, at), group.slice(at)];
  if (at < 1 || at > GROUP_TITLES.mostLines || !titles.every((line) => isText(line, columns)) || areInOneRow(titles, rest)) return none;
  // Figures that stand in the middle of the height of a text have as much of it below them.
  const below = rest.slice(1).filter((line) => isText(line, columns)).length;
  return below === titles.length ? none : { titles, rest };
}

/** Whether a line says what goods are and has figures beside that. */
function isTold(line: BodyLine | undefined, columns: readonly Column[]): boolean {
  const phrases = line?.phrases ?? [];
  const isNamed = phrases.some(({ text, area }) => /\p{L}{3}/u.test(text) && isDescribing(columnAt(columns, area)?.role ?? null));
  return isNamed && phrases.filter(({ text }) => /\d/u.test(text)).length >= GROUP_TITLES.leastFigures;
}

/** Whether a line has one text where descriptions stand, and no figures beside it but in marks. */
function isText({ phrases }: BodyLine, columns: readonly Column[]): boolean {
  const [phrase, ...others] = phrases.filter(({ area }) => columnAt(columns, area)?.role !== 'marks');
  if (phrase === undefined || !/\p{L}{3}/u.test(phrase.text) || !isNear(phrase.area.left, columns)) return false;
  return others.every(({ text }) => !/\d/u.test(text));
}

/** Whether a text begins where descriptions begin, or left of them. */
function isNear(left: number, columns: readonly Column[]): boolean {
  const described = columns.find(({ role }) => isDescribing(role));
  return described !== undefined && left < described.right;
}

/** Whether a text and the figures below it stand between the same rules, which hold nothing else. */
function areInOneRow(titles: readonly BodyLine[], rest: readonly BodyLine[]): boolean {
  const [above, below, last] = [titles[0]?.phrases[0], rest[0]?.phrases[0], rest.at(-1)];
  if (above === undefined || below === undefined || last === undefined || !isClosed(above.cell)) return false;
  const isOne = above.cell.top === below.cell.top && above.cell.bottom === below.cell.bottom;
  return isOne && heightOf(above.cell) < last.area.bottom - above.area.top + GROUP_TITLES.mostAround * heightOf(above.area);
}
