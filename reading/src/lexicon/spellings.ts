import { canonicalText } from '../labels/tokens.js';
import type { Rows } from './rows.js';

/** A spelling in its canonical form, and what it names. */
export interface Spelling<Name extends string> {
  readonly text: string;
  readonly name: Name;
  readonly needsColon: boolean;
  readonly isOften: boolean;
  /** Whether what other words name is guessed from it, too. */
  readonly teaches: boolean;
}

/** Languages of which too few words are known to guess others from them. */
const OF_FEW_WORDS = new Set(['bg', 'cs', 'da', 'el', 'et', 'fi', 'hr', 'hu', 'lt', 'lv', 'no', 'ro', 'ru', 'sk', 'sl', 'uk']);

/**
 * The spellings of all files, the common ones first. One that stands in two files names what `precedence` says of it: rows of the spelling,
 * what it names, and what it could name as well.
 */
export function spellingsOf<Name extends string>(files: Readonly<Record<Name, Rows>>, precedence: Rows): Spelling<Name>[] {
  const losers = new Set(precedence.map(([words = '', , loser = '']) => `${canonicalText(words)}\0${loser}`));
  const spellings = (Object.keys(files) as Name[]).flatMap((name) =>
    files[name].flatMap((row) => [row, ...transcribed(row)].map((each) => spellingOf(each, name))),
  );
  const known = spellings.filter(({ text, name }) => !losers.has(`${text}\0${name}`));
  return [...known.filter(({ isOften }) => isOften), ...known.filter(({ isOften }) => !isOften)];
}

/** German umlauts are also written with an e behind the vowel: `Waehrung`. */
function transcribed([words = '', language = '', ...rest]: readonly string[]): (readonly string[])[] {
  const written = words.replace(/[äöü]/gu, (letter) => `${letter.normalize('NFD').slice(0, 1)}e`);
  return language === 'de' && written !== words ? [[written, language, ...rest]] : [];
}

function spellingOf<Name extends string>([words = '', language = '', , often]: readonly string[], name: Name): Spelling<Name> {
  const teaches = !OF_FEW_WORDS.has(language);
  return { text: canonicalText(words), name, needsColon: words.endsWith(':'), isOften: often === 'often', teaches };
}
