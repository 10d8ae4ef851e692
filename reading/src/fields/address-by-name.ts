import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { linesUnder } from './letterhead.js';
import { isInTable } from './name-over-address.js';
import { partyOf } from './party.js';
import { ADDRESS_BY_NAME } from './tuning.js';

/**
 * The address of a party that is known by name alone: what stands under the same name elsewhere, as where a slip at the foot names who pays, or the
 * head who sells. Where the name stands over two addresses neither is taken.
 */
export function addressUnderName(text: DocumentText, name: Understood | null): Understood | null {
  const own = lettersOf(String(name?.value ?? ''));
  if (name === null || own.length < ADDRESS_BY_NAME.leastLetters) return null;
  const again = text.phrases.filter((phrase) => !name.from.includes(phrase) && lettersOf(phrase.text) === own && !isInTable(phrase, text));
  const found = again.flatMap((phrase) => addressUnder(phrase, text));
  const [first] = found;
  return first !== undefined && new Set(found.map(({ value }) => lettersOf(String(value)))).size === 1 ? first : null;
}

function addressUnder(name: Phrase, text: DocumentText): Understood[] {
  const { address } = partyOf([name, ...linesUnder(name, text)], CERTAINTY.party.formBelow, true);
  return address !== null && /\d/u.test(String(address.value)) ? [address] : [];
}

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
