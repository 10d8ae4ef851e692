import type { GoodsToJudge } from '@tallyport/domain/classification/judging/goods-to-judge';
import { untranslated } from '@tallyport/reading/translation/translate-readings';
import type { UnderstoodRecord } from '../artefacts.js';

/** What can be asked about an understood file. Question n is about its record n, the one after the last about its Chinese, all others about its goods. */
export type OpenQuestion =
  | { readonly number: number; readonly about: 'record'; readonly record: UnderstoodRecord }
  | { readonly number: number; readonly about: 'Chinese'; readonly texts: readonly string[] }
  | { readonly number: number; readonly about: 'goods'; readonly goods: readonly GoodsToJudge[] };

/** More texts than this are not sent: what is left keeps the glossary's English. */
const MOST_TEXTS = 300;

/** The first question about what is read, from `from` on, that has no outcome yet, or null. Papers that make no record have nothing to be asked for. */
export function nextOfReadings(records: readonly UnderstoodRecord[], asked: readonly number[], from: number): OpenQuestion | null {
  for (let number = from; number < records.length; number += 1) {
    const record = records[number];
    if (record !== undefined && record.kind !== null && !asked.includes(number)) return { number, about: 'record', record };
  }
  if (from > records.length || asked.includes(records.length)) return null;
  const texts = untranslated(records.flatMap(({ header, lines }) => [header, ...lines])).slice(0, MOST_TEXTS);
  return texts.length === 0 ? null : { number: records.length, about: 'Chinese', texts };
}
