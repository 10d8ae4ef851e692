import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { entriesOf } from '@tallyport/domain/entries';
import { memoise } from '@tallyport/domain/memoise';
import { canonicalText, tokensOf } from '../labels/tokens.js';
import { ruledTitle, type Title } from './title-rules.js';
import { isPaperWord, isWorded } from './title-words.js';
import { FOREIGN_TITLES, OTHER_FOREIGN_TITLES } from './words/foreign-titles.js';
import { OTHER_TITLES, PAPER_TITLES } from './words/paper-titles.js';

/** The declaration of goods that arrive in China: one of the papers without a type, known by its name. */
export const IMPORT_DECLARATION = 'china customs declaration (import)';

const byWords = new Map<string, Title>([
  ...Object.entries(OTHER_FOREIGN_TITLES).flatMap(([name, names]) =>
    entriesOf(names).map((words) => [canonicalText(words), { type: 'other', name }] as const),
  ),
  ...Object.entries(FOREIGN_TITLES).flatMap(([type, names]) =>
    entriesOf(names).map((name) => [canonicalText(name), { type: type as DocumentType, name }] as const),
  ),
  ...entriesOf(OTHER_TITLES).map((name) => [canonicalText(name), { type: 'other', name }] as const),
  ...Object.entries(PAPER_TITLES).flatMap(([type, names]) =>
    entriesOf(names).map((name) => [canonicalText(name), { type: type as DocumentType, name }] as const),
  ),
  [canonicalText('中华人民共和国海关进口货物报关单'), { type: 'other', name: IMPORT_DECLARATION }],
]);

/** The title that a text is, or null: one of those known as a whole, or words of titles alone, whatever their order. */
export const titleOf = memoise((canonical): Title | null => byWords.get(canonical) ?? (isWorded(canonical) ? ruledTitle(canonical) : null));

/** The most words that a title beginning with a word has, by that word. */
const longestFrom = new Map<string, number>();
for (const title of byWords.keys()) {
  const words = title.split(' ');
  const [first = ''] = words;
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
}

/** Whether a title may begin with a word of a text, or be named by it: most lines are told to be none by this. */
export function hasTitleWord(text: string): boolean {
  return tokensOf(text).some(({ form }) => longestFrom.has(form) || isPaperWord(form));
}

/** Every title that stands within a longer line, the longest first. */
export function titlesWithin(canonical: string): Title[] {
  const words = canonical.split(' ');
  const found = new Set<string>();
  for (const [from, first] of words.entries()) {
    const most = Math.min(longestFrom.get(first) ?? 0, words.length - from);
    for (let count = 1; count <= most; count += 1) {
      const title = words.slice(from, from + count).join(' ');
      if (byWords.has(title)) found.add(title);
    }
  }
  if (found.size === 0) return [];
  return [...byWords]
    .filter(([title]) => found.has(title))
    .sort(([a], [b]) => b.length - a.length)
    .map(([, title]) => title);
}
