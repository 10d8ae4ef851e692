import { type Rectangle, rectangleAround } from './geometry.js';

/** How close the pieces of one line lie: along it, and across it. */
export interface Nearness {
  readonly along: number;
  readonly across: number;
}

/** Lines that a program drew, in points. */
const DRAWN: Nearness = { along: 2, across: 1 };
/** More pieces than this is a drawing, not a form. */
const MOST_RULES = 4000;

/** Joins the pieces of lines that were drawn cell by cell or as dashes. */
export function joinRules(rules: readonly Rectangle[], near = DRAWN): Rectangle[] {
  const some = rules.slice(0, MOST_RULES);
  const isLying = ({ left, right, top, bottom }: Rectangle): boolean => right - left >= bottom - top;
  const lying = joinAlong(some.filter(isLying), near);
  const standing = joinAlong(some.filter((rule) => !isLying(rule)).map(turned), near).map(turned);
  return [...lying, ...standing];
}

function joinAlong(rules: readonly Rectangle[], near: Nearness): Rectangle[] {
  const ordered = rules.toSorted((a, b) => middle(a) - middle(b) || a.left - b.left);
  const joined: Rectangle[] = [];
  let line: Rectangle[] = [];
  for (const rule of ordered) {
    const first = line[0];
    if (first !== undefined && middle(rule) - middle(first) > near.across) {
      joined.push(...joinLine(line, near));
      line = [];
    }
    line.push(rule);
  }
  return [...joined, ...joinLine(line, near)];
}

function joinLine(pieces: readonly Rectangle[], near: Nearness): Rectangle[] {
  const joined: Rectangle[] = [];
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const last = joined.at(-1);
    if (last === undefined || piece.left > last.right + near.along) joined.push(piece);
    else joined[joined.length - 1] = rectangleAround([last, piece]);
  }
  return joined;
}

const middle = ({ top, bottom }: Rectangle): number => (top + bottom) / 2;

const turned = ({ left, right, top, bottom }: Rectangle): Rectangle => ({ left: top, right: bottom, top: left, bottom: right });
