import type { PageSigns } from './page-signs.js';

/** How many numbers tell where one word stands to another. */
const PAIR_SIGNS = 20;

/** Up to so many words, the signs of all pairs of a page are kept; beyond, they are computed whenever asked for. */
const KEPT_WORDS = 500;

/** Asks for the signs of pairs: of the words from one up to another, each with every word of the page, pair after pair. */
export type PairSigns = (from: number, to: number) => Float32Array;

/** The signs of the pairs of a page. */
export function pairSignsOf(page: PageSigns): PairSigns {
  const { count } = page;
  if (count > KEPT_WORDS) return (from, to) => signsBetween(page, from, to);
  const all = signsBetween(page, 0, count);
  return (from, to) => all.subarray(from * count * PAIR_SIGNS, to * count * PAIR_SIGNS);
}

function signsBetween({ count, left, right, middle, line, place }: PageSigns, from: number, to: number): Float32Array {
  const signs = new Float32Array((to - from) * count * PAIR_SIGNS);
  let at = 0;
  for (let word = from; word < to; word += 1) {
    const [ownLeft, ownRight, ownMiddle] = [left[word] as number, right[word] as number, middle[word] as number];
    const [ownLine, ownPlace] = [line[word] as number, place[word] as number];
    for (let other = 0; other < count; other += 1, at += PAIR_SIGNS) {
      const down = (middle[other] as number) - ownMiddle;
      const leftBy = (left[other] as number) - ownLeft;
      const rightBy = (right[other] as number) - ownRight;
      const over = (right[other] as number) > ownLeft && (left[other] as number) < ownRight;
      const leftAlike = near(leftBy, 0.5);
      if ((line[other] as number) === ownLine) {
        const after = (place[other] as number) - ownPlace;
        signs[at] = 1;
        if (after === 1) signs[at + 15] = 1;
        if (after === -1) signs[at + 16] = 1;
        if (after !== 0) signs[at + (after > 0 ? 17 : 18)] = Math.log1p(Math.abs(after));
      } else {
        if (down !== 0) {
          const way = down < 0 ? 1 : 2;
          signs[at + way] = 1;
          signs[at + way + 2] = Math.log1p(Math.abs(down));
          if (over) signs[at + way + 12] = 1;
        }
        signs[at + 5] = near(down + 1.5, 1);
        signs[at + 6] = near(down - 1.5, 1);
      }
      signs[at + 7] = Math.log1p(Math.abs(leftBy));
      signs[at + 8] = Math.log1p(Math.abs(rightBy));
      signs[at + 9] = leftAlike;
      signs[at + 10] = near(rightBy, 0.5);
      signs[at + 11] = near((leftBy + rightBy) / 2, 0.5);
      if (over) signs[at + 12] = 1;
      if (leftAlike > 0) signs[at + 19] = leftAlike * near(down, 3);
    }
  }
  return signs;
}

/** 1 at nothing, less the farther it is; 0 where it could not be told from it. */
function near(distance: number, scale: number): number {
  const part = distance / scale;
  const square = part * part;
  return square > 30 ? 0 : Math.exp(-square);
}
