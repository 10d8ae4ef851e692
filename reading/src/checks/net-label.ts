import { anyOf } from '@tallyport/domain/any-of';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { WITHOUT_TAX } from './words/without-tax.js';

const NET = new RegExp(String.raw`(?<!\p{L})${anyOf(WITHOUT_TAX)}(?!\p{L})`, 'iu');

/** What stands before a total, or over it in its column, and says that no tax is in it yet. Null where nothing does. */
export function netLabel(field: string, { from: [first] }: Understood, { phrases, tables }: OpenDocument): string | null {
  if (field !== 'total_amount' || first === undefined) return null;
  const { page, area } = first;
  const before = phrases.filter(
    (phrase) =>
      phrase.page === page && phrase.area.left < area.left && phrase.area.top < area.bottom - 2 && phrase.area.bottom > area.top + 2,
  );
  const heads = tables.flatMap(({ totals }) =>
    [...(totals?.cells ?? [])].flatMap(([column, { words }]) => (words.some((word) => first.words.includes(word)) ? [column.head] : [])),
  );
  return [...before.map(({ text }) => text), ...heads].find((text) => NET.test(text)) ?? null;
}
