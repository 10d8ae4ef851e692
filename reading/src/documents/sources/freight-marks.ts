import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Phrase } from '../../page/phrases.js';
import { type Line, linesWithOptions, type Option, type Token, tokensOf } from './freight-options.js';

interface Marked {
  readonly option: Option;
  readonly from: readonly Phrase[];
  readonly certainty: number;
}

/**
 * Prepaid or collect by the only box that is marked, before its word or behind it: `☐ PREPAID ☒ COLLECT`, `Prepaid X Collect`; where none is,
 * what the form says of that: `charges are prepaid unless marked otherwise`.
 */
export function freightByMark(text: DocumentText): Understood | null {
  const marked = markedIn(linesWithOptions(text));
  const [first] = marked;
  if (first === undefined) return unlessMarked(text);
  if (first.option === 'OTHER' || marked.some(({ option }) => option !== first.option)) return null;
  return { value: first.option, from: first.from, certainty: first.certainty };
}

function markedIn(lines: readonly Line[]): Marked[] {
  const usual = lines.map(sideOf).find((side) => side !== null);
  const ticked = lines.flatMap((line) =>
    markedAt(line.tokens, sideOf(line) ?? usual ?? sideOfMark(line)).map((option) => ({
      option,
      from: line.phrases,
      certainty: CERTAINTY.transport.freightClause,
    })),
  );
  if (ticked.length > 0) return ticked;
  return lines.flatMap(({ phrases, tokens }) =>
    withoutBox(tokens).map((option) => ({ option, from: phrases, certainty: CERTAINTY.transport.freightWord })),
  );
}

/** What a form of freight says for the case that nothing is marked. */
function unlessMarked({ phrases }: DocumentText): Understood | null {
  const [clause, ...others] = phrases.flatMap((phrase) => {
    const words = phrase.text.replaceAll('_', ' ');
    const option = UNLESS.find(([, pattern]) => pattern.test(words))?.[0];
    return option === undefined ? [] : [{ value: option, phrase }];
  });
  if (clause === undefined || others.some(({ value }) => value !== clause.value)) return null;
  return { value: clause.value, from: [clause.phrase], certainty: CERTAINTY.transport.payableNear };
}

const UNLESS: readonly (readonly [Option, RegExp])[] = [
  [
    'PREPAID',
    /pre-?paid\s+(?:unless|if not)|(?:if not|unless) (?:otherwise )?marked\W+(?:\p{L}+\s){0,4}pre-?paid|sauf indication contraire\W.*port pay[ée]/iu,
  ],
  ['COLLECT', /(?:if not|unless) (?:otherwise )?marked\W+(?:\p{L}+\s){0,4}collect|d[ée]faut d.indication\W.*port d[ûuù]/iu],
];

/** Boxes stand before their words where a line begins with one, and behind them where it ends with one; else a phrase of it may tell. */
function sideOf({ phrases, tokens }: Line): 'before' | 'behind' | null {
  const told = [tokens, ...phrases.map(({ text }) => tokensOf(text)).filter((own) => own.length > 1)];
  return told.map(endsOf).find((side) => side !== null) ?? nearerSide(phrases);
}

/** Between two words of one phrase a letter without a box is written behind the word that it marks, and a box is printed before its word. */
function sideOfMark({ phrases }: Line): 'before' | 'behind' {
  return phrases.some(({ text }) => BOXES.test(text)) ? 'before' : 'behind';
}

const BOXES = /[☐☑☒□✓✔✗✘√■]|[[(]\s*[x✓✔]?\s*[\])]/iu;

/** A mark alone between two words belongs to the one that it is nearer to. */
function nearerSide(line: readonly Phrase[]): 'before' | 'behind' | null {
  const at = line.findIndex(({ text }) => tokensOf(text).every(({ kind }) => kind === 'mark'));
  const [left, mark, right] = [line[at - 1], line[at], line[at + 1]];
  if (left === undefined || mark === undefined || right === undefined) return null;
  return mark.area.left - left.area.right < right.area.left - mark.area.right ? 'behind' : 'before';
}

function endsOf(tokens: readonly Token[]): 'before' | 'behind' | null {
  if (tokens[0]?.kind !== 'option') return 'before';
  return tokens.at(-1)?.kind === 'option' ? null : 'behind';
}

function markedAt(tokens: readonly Token[], side: 'before' | 'behind'): Option[] {
  return tokens.flatMap((token, index) => {
    const beside = tokens[index + (side === 'before' ? -1 : 1)];
    return token.kind === 'option' && beside?.kind === 'mark' ? [token.option] : [];
  });
}

/** Of several words with empty boxes the one without is the one whose box a mark has made unreadable. */
function withoutBox(tokens: readonly Token[]): Option[] {
  const step = endsOf(tokens) === 'behind' ? 1 : -1;
  const options = tokens.flatMap((token, index) =>
    token.kind === 'option' ? [{ option: token.option, isBoxed: tokens[index + step]?.kind === 'box' }] : [],
  );
  const bare = options.filter(({ isBoxed }) => !isBoxed);
  return options.length > 1 && bare.length === 1 ? bare.map(({ option }) => option) : [];
}
