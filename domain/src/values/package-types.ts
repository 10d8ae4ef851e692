import { anyOf } from '../any-of.js';
import { GENERAL_PACKAGES } from './words/general-packages.js';
import { PACKAGE_WORDS } from './words/package-words.js';

const COUNTED = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3}(?:[ ,.]\d{3})+|\d+)\)?\s*\(?\s*(${anyOf(PACKAGE_WORDS)}(?:\(s\))?)(?![\p{L}\d])(?!\s*(?:per|each|in each|in a|to a|je|pro|par|por)\s\p{L})`,
  'iu',
);
const ALONE = new RegExp(String.raw`(?<!\p{L})(${anyOf(PACKAGE_WORDS)}(?:\(s\))?)(?![\p{L}\d])`, 'iu');

/** A count of packages with its kind, as printed: `480 CARTONS ON PALLETS` is 480 of CARTONS; `10 boxes per carton` is none. */
export interface CountedPackages {
  readonly count: string;
  readonly type: string;
}

/** Scans read a one before a kind of package as a letter: `ICTN` is `1 CTN`. */
const ONE_AS_LETTER = /^[Il|](?=(?:ctns?|cartons?|pkgs?|plts?|pallets?|cases?|crates?)(?!\p{L}))/iu;

/** The first count of packages in a text, or null. */
export function packagesIn(text: string): CountedPackages | null {
  const match = COUNTED.exec(text.replace(ONE_AS_LETTER, '1 '));
  if (match === null) return null;
  return { count: (match[1] ?? '').replace(/[ ,.]/g, ''), type: match[2] ?? '' };
}

/** The first kind of package that a text names, as printed, or null. */
export function packageTypeIn(text: string): string | null {
  return ALONE.exec(text)?.[1] ?? null;
}

/** Whether a word counts goods rather than what they are packed in: `PCS`, `rolls`. */
export function isOfGoods(type: string): boolean {
  return /^(?:pieces?|pcs|rolls?|coils?|reels?|cylinders?|件|包)$/iu.test(type);
}

const GENERAL = new RegExp(String.raw`^${anyOf(GENERAL_PACKAGES)}(?:\(s\))?$`, 'iu');

/** Whether a word counts packages of any kind: the caption `No. of packages` says nothing against cartons. */
export function isOfAnyKind(type: string): boolean {
  return GENERAL.test(type);
}
