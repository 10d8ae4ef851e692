import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.js';
import { CUSTOMS_WORDS } from './customs-words.js';
import { FIRST_LEXICON } from './first-lexicon.js';
import type { FormWords } from './form-words.js';
import { FRESH_LEXICON } from './fresh/fresh-lexicon.js';
import { GOODS_HEADS, LOCAL_HEADS } from './fresh/goods-heads.js';
import type { Lexicon } from './lexicon.js';
import { REPORT_LEXICON } from './report/report-lexicon.js';

/** Labels and heads of columns as they are compared: without case, points and spaces; customs fix the words of their form. */
function wordsOf({ labels, columns }: Lexicon): Set<string> {
  const free = Object.entries(labels).filter(([concept]) => !(concept in CUSTOMS_WORDS));
  const entries = [...free.map(([, entry]) => entry), ...Object.values(columns)];
  return plainWords(entries);
}

function plainWords(entries: readonly string[]): Set<string> {
  return new Set(entries.flatMap((entry) => entry.split(/[|;]/)).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')));
}

/** The words of all forms that are looked at. */
function printedForms(): FormWords[] {
  return CATALOGUE.flatMap(({ families }) => Object.values(families.fresh ?? {}).flatMap(({ words }) => words ?? []));
}

test('no label of the reporting set is known from another set', () => {
  const known = new Set([
    ...wordsOf(FIRST_LEXICON),
    ...wordsOf(FRESH_LEXICON),
    ...plainWords(printedForms().flatMap(({ labels, columns = {} }) => Object.values<string>({ ...labels, ...columns }))),
    ...plainWords([GOODS_HEADS, ...Object.values(LOCAL_HEADS)].flatMap((heads) => Object.values<string>(heads))),
  ]);
  expect([...wordsOf(REPORT_LEXICON)].filter((word) => known.has(word))).toEqual([]);
});

test('no title of the reporting set is known from another set, but for those that the whole trade uses', () => {
  const titles = ({ phrases }: Pick<FormWords, 'phrases'>) =>
    Object.entries(phrases ?? {}).flatMap(([name, list]) => (name.startsWith('title_') ? list.map((title) => title.toLowerCase()) : []));
  const ofForms = printedForms().flatMap(({ phrases = {} }) => titles({ phrases }));
  const known = new Set([...titles(FIRST_LEXICON), ...titles(FRESH_LEXICON), ...ofForms]);
  expect(titles(REPORT_LEXICON).filter((title) => known.has(title))).toEqual([]);
});
