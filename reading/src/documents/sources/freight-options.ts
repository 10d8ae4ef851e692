import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText } from '../../document-text.js';
import { isSameLine } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';
import { COLLECT_WORDS, OTHER_PAYERS, PREPAID_WORDS } from './words/freight-payers.js';

/** Who pays freight. */
export type Option = 'PREPAID' | 'COLLECT' | 'OTHER';
/** A word for who pays, a mark, or a box that is empty. */
export type Token = { readonly kind: 'option'; readonly option: Option } | { readonly kind: 'mark' | 'box' };

const WORDS: readonly (readonly [Option, string])[] = [
  ['PREPAID', PREPAID_WORDS],
  ['COLLECT', COLLECT_WORDS],
  ['OTHER', OTHER_PAYERS],
];
const TOKENS = new RegExp(
  [
    ...WORDS.map(([option, words]) => String.raw`(?<${option}>(?<!\p{L})${anyOf(words)}(?!\p{L}))`),
    String.raw`(?<mark>\[\s*[x✓✔]\s*\]|\(\s*[x✓✔]\s*\)|[☒☑✓✔✗✘√■]|_+x+_+|(?<![\p{L}\d])(?:x{1,3}|v)(?![\p{L}\d]))`,
    String.raw`(?<box>\[\s*\]|\(\s*\)|[☐□])`,
  ].join('|'),
  'giu',
);
/** A fee for cash on delivery is paid by boxes of its own. */
const OF_FEE = /(?<!\p{L})fees?(?!\p{L})|c\.?\s?o\.?\s?d(?:\.|\s|$)/iu;

/** A line that offers ways to pay freight, and what is marked in it. */
export interface Line {
  readonly phrases: readonly Phrase[];
  readonly tokens: readonly Token[];
}

/** Each line with a way to pay freight and a box or a mark, as its tokens from left to right. */
export function linesWithOptions({ phrases }: DocumentText): Line[] {
  const seen = new Set<Phrase>();
  return phrases.flatMap((phrase) => {
    if (seen.has(phrase) || !tokensOf(phrase.text).some(({ kind }) => kind === 'option')) return [];
    const line = phrases
      .filter(({ page, area }) => page === phrase.page && isSameLine(area, phrase.area))
      .toSorted((a, b) => a.area.left - b.area.left);
    for (const one of line) seen.add(one);
    const told = line.filter(({ text }) => !OF_FEE.test(text) && tokensOf(text).length > 0);
    const tokens = saidOnce(told.flatMap(({ text }) => tokensOf(text)));
    return tokens.some(({ kind }) => kind !== 'option') ? [{ phrases: told, tokens }] : [];
  });
}

/** In two languages one way to pay has two words: `PORT PAYÉ / PREPAID`. */
function saidOnce(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, index) => {
    const before = tokens[index - 1];
    return token.kind !== 'option' || before?.kind !== 'option' || before.option !== token.option;
  });
}

export function tokensOf(words: string): Token[] {
  return [...words.matchAll(TOKENS)].flatMap(({ groups = {} }): Token[] => {
    const option = WORDS.find(([name]) => groups[name] !== undefined)?.[0];
    if (option !== undefined) return [{ kind: 'option', option }];
    return [{ kind: groups['mark'] === undefined ? 'box' : 'mark' }];
  });
}
