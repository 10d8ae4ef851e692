import { labelVocabulary } from '@tallyport/reading/labels/concepts';
import { canonicalText } from '@tallyport/reading/labels/tokens';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.js';
import type { Family } from '../layouts/family.js';
import { CUSTOMS_WORDS } from './customs-words.js';
import { FIRST_LEXICON } from './first-lexicon.js';
import type { FormWords } from './form-words.js';
import { FRESH_LEXICON } from './fresh/fresh-lexicon.js';
import { GOODS_HEADERS, LOCAL_HEADERS } from './fresh/goods-headers.js';
import type { Lexicon } from './lexicon.js';
import { REPORT_LEXICON } from './report/report-lexicon.js';

/** Labels and headers of columns as they are compared: without case, points and spaces; customs fix the words of their form. */
function wordsOf({ labels, columns }: Lexicon): Set<string> {
  const free = Object.entries(labels).filter(([concept]) => !(concept in CUSTOMS_WORDS));
  const entries = [...free.map(([, entry]) => entry), ...Object.values(columns)];
  return plainWords(entries);
}

function plainWords(entries: readonly string[]): Set<string> {
  return new Set(entries.flatMap((entry) => entry.split(/[|;]/)).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')));
}

/** The words of the forms of a set. */
function formsOf(set: 'fresh' | 'held'): FormWords[] {
  return CATALOGUE.flatMap(({ families }) => Object.values<Family>(families[set] ?? {}).flatMap(({ words }) => words ?? []));
}

function wordsOfForms(set: 'fresh' | 'held'): Set<string> {
  return plainWords(formsOf(set).flatMap(({ labels, columns = {} }) => Object.values<string>({ ...labels, ...columns })));
}

/** The words of all papers that are looked at. */
const KNOWN = new Set([
  ...wordsOf(FIRST_LEXICON),
  ...wordsOf(FRESH_LEXICON),
  ...wordsOfForms('fresh'),
  ...plainWords([GOODS_HEADERS, ...Object.values(LOCAL_HEADERS)].flatMap((headers) => Object.values<string>(headers))),
]);

test('no label of the reporting set is known from another set', () => {
  expect([...wordsOf(REPORT_LEXICON)].filter((word) => KNOWN.has(word))).toEqual([]);
});

test('no caption of the forms that are held back is known from another set', () => {
  expect([...wordsOfForms('held')].filter((word) => KNOWN.has(word) || wordsOf(REPORT_LEXICON).has(word))).toEqual([]);
});

/** A set of which the reader knows more words than this judges little: then a new one is due. */
const MOST_KNOWN = 0.75;

test.each([
  ['report', spellingsOf(Object.values(REPORT_LEXICON.labels))],
  ['held', spellingsOf(formsOf('held').flatMap(({ labels }) => Object.values<string>(labels)))],
])('the lexicon of the reader has not most labels of %s', (set, labels) => {
  const known = labels.filter((label) => labelVocabulary.conceptOf(canonicalText(label)) !== null);
  console.log(`${set}: the lexicon of the reader has ${known.length} of ${labels.length} labels`);
  expect(known.length / labels.length).toBeLessThan(MOST_KNOWN);
});

function spellingsOf(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => entry.split(/[|;]/)).map((label) => label.trim().replace(/^\+\s*/, '')))].filter(
    (label) => label !== '',
  );
}

test('no title of the reporting set is known from another set, but for those that the whole trade uses', () => {
  const titles = ({ phrases = {} }: Pick<FormWords, 'phrases'>) =>
    Object.entries(phrases).flatMap(([name, list]) => (name.startsWith('title_') ? list.map((title) => title.toLowerCase()) : []));
  const known = new Set([...titles(FIRST_LEXICON), ...titles(FRESH_LEXICON), ...formsOf('fresh').flatMap(titles)]);
  expect(titles(REPORT_LEXICON).filter((title) => known.has(title))).toEqual([]);
});
