import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';
import { isOwner } from './letterhead.js';
import { isContact } from './name-over-address.js';
import type { Party } from './party.js';
import { isInOneLine, nameAndPlace } from './sender-line.js';
import { SENDER_ON_LINE } from './tuning.js';

/**
 * Who sends a letter, told on one line at its head that begins with the name which is also set large there, or with a person who trades
 * under it: `Oak Joinery, prop. J. Hill, 8 Mill Lane, 17268 Town` under `OAK JOINERY`. No form of company is needed.
 */
export function senderOnLine(text: DocumentText): Party | null {
  const height = text.sizes.get(1)?.height ?? Number.POSITIVE_INFINITY;
  const head = text.phrases.filter(({ page, area }) => page === 1 && area.bottom < SENDER_ON_LINE.head * height);
  for (const line of head.filter(({ text: words }) => isInOneLine(words))) {
    const [name, ...place] = nameAndPlace(line);
    const logo = name === undefined ? undefined : head.find((other) => other !== line && isSameName(other, name.text));
    if (name === undefined || logo === undefined) continue;
    const where = place.filter(({ text: words }) => !isOwner(words) && !isContact(words));
    const value = where.map(({ text: words }) => words.trim()).join(', ');
    return {
      name: { value: name.text.trim(), from: [name], certainty: CERTAINTY.party.letterhead },
      address: { value, from: where, certainty: CERTAINTY.party.senderLine },
    };
  }
  return null;
}

function isSameName(logo: Phrase, name: string): boolean {
  const [own, again] = [lettersOf(logo.text), lettersOf(name)];
  return own.length >= SENDER_ON_LINE.leastLetters && !/\d/u.test(name) && again.startsWith(own);
}

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
