import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from './field-reading.js';

/** The Australian business number (ABN, eleven digits) in the block below the name of a party. */
export function businessNumberOf(text: DocumentText, name: Understood | null): Understood | null {
  const [line] = name?.from ?? [];
  const found =
    line === undefined
      ? undefined
      : text.phrases.find(
          (phrase) =>
            phrase.page === line.page &&
            phrase.area.top > line.area.top &&
            phrase.area.top - line.area.top < 90 &&
            /^ABN\W*\d/iu.test(phrase.text) &&
            Math.abs(phrase.area.left - line.area.left) < 20,
        );
  const digits = found?.text.replace(/\D/g, '');
  return found === undefined || digits?.length !== 11 ? null : { value: digits, from: [found], certainty: CERTAINTY.party.businessNumber };
}
