import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText } from '../../document-text.js';
import type { Phrase } from '../../page/phrases.js';
import { MARKS_OF_COUNTRIES } from './words/home-currencies.js';

/** The countries (ISO 3166-1) whose numbers of business or codes of towns a paper prints, each with where. */
export function markedOn({ phrases }: DocumentText): { readonly country: string; readonly phrase: Phrase }[] {
  return Object.entries(MARKS_OF_COUNTRIES).flatMap(([country, marks]) => {
    const pattern = new RegExp(anyOf(marks), 'u');
    const phrase = phrases.find(({ text }) => pattern.test(text));
    return phrase === undefined ? [] : [{ country, phrase }];
  });
}
