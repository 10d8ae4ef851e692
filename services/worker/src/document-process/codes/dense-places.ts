import type { Rectangle } from '../geometry.js';
import { joinNear } from '../join-near.js';
import type { GreyPicture } from '../picture/grey-picture.js';

/** A picture is looked at in so many squares across: some two millimetres of an A4 page each. */
const SQUARES_ACROSS = 100;
const DARK = 128;
/** The share of ink in the squares of a code: print has less, and a solid bar more. */
const LEAST_INK = 0.24;
const MOST_INK = 0.82;
/** A code has at least so many squares across and down, and is full of them. */
const LEAST_ACROSS = 4;
const LEAST_DOWN = 3;
const LEAST_SQUARES = 6;
const LEAST_FULL = 0.5;
/** More places than this are a photograph. */
const MOST_PLACES = 8;

/** The places of a page that have as much ink as bars and squares of codes, in pixels. Print alone has none, so a page of it costs nothing more. */
export function densePlaces(picture: GreyPicture): Rectangle[] {
  const size = Math.max(8, Math.round(picture.width / SQUARES_ACROSS));
  const [across, down] = [Math.floor(picture.width / size), Math.floor(picture.height / size)];
  const dense = new Uint8Array(across * down);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const ink = inkIn(picture, column * size, row * size, size);
      dense[row * across + column] = ink >= LEAST_INK && ink <= MOST_INK ? 1 : 0;
    }
  const full = groupsOf(dense, across).filter(({ left, right, top, bottom, count }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    return count >= LEAST_SQUARES && count >= LEAST_FULL * wide * high;
  });
  const inPixels = full.map(({ left, right, top, bottom }) => ({
    left: left * size,
    right: (right + 1) * size,
    top: top * size,
    bottom: (bottom + 1) * size,
  }));
  // The groups of a bar code lie side by side, with a wide gap between bars here and there.
  const places = joinNear(inPixels, size + 1).filter(({ left, right, top, bottom }) => {
    const [wide, high] = [(right - left) / size, (bottom - top) / size];
    return Math.max(wide, high) >= LEAST_ACROSS && Math.min(wide, high) >= LEAST_DOWN;
  });
  return places.slice(0, MOST_PLACES).map((place) => withMargin(place, size));
}

/** Squares at the edge of a code may be half empty. */
function withMargin({ left, right, top, bottom }: Rectangle, margin: number): Rectangle {
  return { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin };
}

/** The share of dark pixels in a square; every second row of it tells enough. */
function inkIn({ width, pixels }: GreyPicture, left: number, top: number, size: number): number {
  let dark = 0;
  let seen = 0;
  for (let y = top; y < top + size; y += 2)
    for (let x = left; x < left + size; x += 1) {
      seen += 1;
      if ((pixels[y * width + x] ?? 255) < DARK) dark += 1;
    }
  return dark / seen;
}

interface Group {
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
}

/** The squares that touch each other, taken together. The marks are used up. */
function groupsOf(dense: Uint8Array, across: number): Group[] {
  const groups: Group[] = [];
  for (let start = 0; start < dense.length; start += 1) {
    if (dense[start] !== 1) continue;
    const group: Group = { left: across, right: 0, top: dense.length, bottom: 0, count: 0 };
    const open = [start];
    dense[start] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [column, row] = [at % across, Math.floor(at / across)];
      group.left = Math.min(group.left, column);
      group.right = Math.max(group.right, column);
      group.top = Math.min(group.top, row);
      group.bottom = Math.max(group.bottom, row);
      group.count += 1;
      for (const next of [at - across, at + across, column > 0 ? at - 1 : -1, column < across - 1 ? at + 1 : -1]) {
        if (dense[next] !== 1) continue;
        dense[next] = 0;
        open.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}
