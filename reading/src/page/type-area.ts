import type { Area } from './area.js';

/** How far print reaches above and below the line it stands on, in sizes of its font. */
interface Reach {
  readonly above: number;
  readonly below: number;
}

/** What a program says of a word that it sets: room for any letter, whichever stand in it. */
const TYPE: Reach = { above: 0.72, below: 0.2 };

/** How high the ink of letters reaches; of those that stand in a word the highest counts. */
const HEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\p{Lu}\p{Mn}*[\u0300-\u030C]/u, 0.9],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u, 0.84],
  [/[\p{Lu}\p{N}bdfhijklß()[\]{}/\\|'’"“”!?&%$£€¥#@*°☐☒]|\p{Ll}[\u0300-\u030C]/u, 0.72],
  [/t/u, 0.66],
  [/\p{L}/u, 0.53],
];
/** How deep it reaches. */
const DEPTHS: readonly (readonly [RegExp, number])[] = [
  [/[gjpqy]|\u0327/u, 0.21],
  [/[()[\]{}/\\|@$]/u, 0.13],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u, 0.09],
  [/[,;]/u, 0.07],
];

/**
 * The place of a word of which only the ink is known, as high as a program would say that its type is. Ink is lower in `sum` than in
 * `Qty`; measured by it, lines of one table lie now nearer to each other and now further apart.
 */
export function typeArea(text: string, ink: Area): Area {
  const letters = text.normalize('NFD');
  const above = HEIGHTS.find(([kind]) => kind.test(letters))?.[1];
  if (above === undefined) return ink;
  const below = DEPTHS.find(([kind]) => kind.test(letters))?.[1] ?? 0;
  const size = (ink.bottom - ink.top) / (above + below);
  const foot = ink.bottom - below * size;
  return { ...ink, top: foot - TYPE.above * size, bottom: foot + TYPE.below * size };
}
