import type { Rectangle } from './geometry.js';

/** Pieces of one line lie this close to each other, in points. */
const NEAR = 2;
const SAME_LINE = 1;
/** More pieces than this is a drawing, not a form. */
const MOST_RULES = 4000;

/** Joins the pieces of lines that were drawn cell by cell or as dashes. */
export function joinRules(rules: readonly Rectangle[]): Rectangle[] {
  const some = rules.slice(0, MOST_RULES);
  const isLying = ({ left, right, top, bottom }: Rectangle): boolean => right - left >= bottom - top;
  const lying = joinAlong(some.filter(isLying));
  const standing = joinAlong(some.filter((rule) => !isLying(rule)).map(turned)).map(turned);
  return [...lying, ...standing];
}

function joinAlong(rules: readonly Rectangle[]): Rectangle[] {
  const ordered = rules.toSorted((a, b) => middle(a) - middle(b) || a.left - b.left);
  const joined: Rectangle[] = [];
  let line: Rectangle[] = [];
  for (const rule of ordered) {
    const first = line[0];
    if (first !== undefined && middle(rule) - middle(first) > SAME_LINE) {
      joined.push(...joinLine(line));
      line = [];
    }
    line.push(rule);
  }
  return [...joined, ...joinLine(line)];
}

function joinLine(pieces: readonly Rectangle[]): Rectangle[] {
  const joined: Rectangle[] = [];
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const last = joined.at(-1);
    if (last === undefined || piece.left > last.right + NEAR) joined.push(piece);
    else joined[joined.length - 1] = around(last, piece);
  }
  return joined;
}

const middle = ({ top, bottom }: Rectangle): number => (top + bottom) / 2;

const around = (a: Rectangle, b: Rectangle): Rectangle => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

const turned = ({ left, right, top, bottom }: Rectangle): Rectangle => ({ left: top, right: bottom, top: left, bottom: right });
