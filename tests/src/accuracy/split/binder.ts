import type { Page } from '@tallyport/reading/document-model';
import type { Dice } from '../generator/dice.js';
import type { Gold } from '../generator/gold.js';

/** A paper whose pages were read. */
export interface ReadPaper {
  readonly gold: Gold;
  readonly pages: readonly Page[];
}

/** Several papers in one file, as they are scanned or printed in one go. */
export interface Binder {
  readonly papers: readonly ReadPaper[];
  readonly pages: readonly Page[];
}

const FEWEST = 2;
const MOST = 5;

/** Binds two to five papers out of many into one file; its pages are numbered through. */
export function bind(papers: readonly ReadPaper[], dice: Dice): Binder {
  const bound = Array.from({ length: dice.between(FEWEST, MOST) }, () => dice.pick(papers));
  const pages = bound.flatMap((paper) => paper.pages);
  return { papers: bound, pages: pages.map((page, index) => ({ ...page, number: index + 1 })) };
}
