import type { NameReader } from '../ranker/name-reader.js';
import type { Namer, Shares } from './page-signs.js';
import { PAGE_SIGNS } from './tuning.js';

/** Tells what texts may name by what labels and heads of columns name. */
export function namerBy(labels: NameReader, heads: NameReader): Namer {
  return { asLabel: (text) => greatest(labels, text), asHead: (text) => greatest(heads, text) };
}

/** The greatest shares of what a text may name, the greatest first. */
function greatest({ meaningOf }: NameReader, text: string): Shares {
  return [...meaningOf(text).entries()]
    .filter(([, share]) => share >= PAGE_SIGNS.leastShare)
    .sort(([, one], [, other]) => other - one)
    .slice(0, PAGE_SIGNS.mostShares);
}
