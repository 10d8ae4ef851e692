import { isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { addressBlocksOf, withoutPersons } from './address-window.js';
import { isAddressedTo } from './addressed-to.js';
import { honouredBlockOf } from './honoured.js';
import { type Party, partyOf } from './party.js';
import { isInOneLine, lineParts } from './sender-line.js';
import { isTownLine } from './town-line.js';
import { LETTER_PARTIES } from './tuning.js';

const NOBODY: Party = { name: null, address: null };

/** Who writes to whom in a letter whose parties have no labels. */
export interface LetterParties {
  readonly sender: Party;
  readonly recipient: Party;
}

/** The parties of a letter by where their addresses stand; nobody where several places could be meant. `seller` is who is known to have issued it. */
export function letterPartiesOf(text: DocumentText, seller: Party): LetterParties {
  const honoured = honouredBlockOf(text);
  if (honoured.length > 0) return { sender: NOBODY, recipient: partyOf(honoured, CERTAINTY.party.honoured) };
  const blocks = addressBlocksOf(text).filter((block) => !block.some(({ text: line }) => isNamed(line, seller)));
  const windowed = blocks.find((block) => senderOver(block, text) !== null);
  if (windowed !== undefined) return { sender: NOBODY, recipient: partyOf(withoutPersons(windowed), CERTAINTY.party.windowed) };
  const [first, second] = blocks;
  const head = LETTER_PARTIES.head * (text.sizes.get(1)?.height ?? 0);
  if (first === undefined) return { sender: NOBODY, recipient: NOBODY };
  if (second === undefined) {
    const [name] = first;
    const isHead = seller.name === null && name !== undefined && name.area.top < head && !isAddressedTo(name, text);
    return isHead
      ? { sender: partyOf(first, CERTAINTY.party.addressAlone), recipient: NOBODY }
      : { sender: NOBODY, recipient: partyOf(withoutPersons(first), CERTAINTY.party.addressAlone) };
  }
  const isLetter =
    seller.name === null && blocks.length === 2 && (first[0]?.area.top ?? 0) < head && (second[0]?.area.top ?? 0) > bottomOf(first);
  return isLetter
    ? { sender: partyOf(first, CERTAINTY.party.addressAlone), recipient: partyOf(withoutPersons(second), CERTAINTY.party.addressAlone) }
    : { sender: NOBODY, recipient: NOBODY };
}

/** The address in the sender's line over a window, or in the head of a letter, of a company that is known by name alone. */
export function addressInLine(text: DocumentText, { name }: Party): Party['address'] {
  const own = lettersOf(String(name?.value ?? ''));
  if (own === '') return null;
  for (const phrase of text.phrases.filter(({ page }) => page === 1)) {
    const parts = lineParts(phrase.text);
    const begun = lettersOf(parts[0] ?? '');
    if (parts.length < 3 || begun.length < 4 || !isBegunBy(own, begun, parts[0] ?? '') || !parts.slice(1).some(isTownLine)) continue;
    const value = parts.slice(1).join(', ');
    return { value, from: [phrase], certainty: CERTAINTY.party.senderLine };
  }
  return null;
}

/** A letter shortens the name of its sender: `Alder GmbH` for `Alder Praxisbedarf Nord GmbH`. */
function isBegunBy(own: string, begun: string, words: string): boolean {
  const [first = ''] = words.trim().split(/\s+/u);
  return own.startsWith(begun) || (isCompanyName(words) && first.length > 3 && own.startsWith(lettersOf(first)));
}

/** The line in small print over a block that tells name, street and town of somebody else. */
function senderOver(block: readonly Phrase[], text: DocumentText): Phrase | null {
  const [first] = block;
  if (first === undefined) return null;
  const over = text.phrases.find(
    (phrase) =>
      phrase.page === first.page &&
      Math.abs(phrase.area.left - first.area.left) < 2 * heightOf(first.area) &&
      phrase.area.bottom <= first.area.top + 1 &&
      first.area.top - phrase.area.bottom < LETTER_PARTIES.over * heightOf(first.area) &&
      heightOf(phrase.area) < heightOf(first.area) &&
      isInOneLine(phrase.text),
  );
  return over ?? null;
}

function bottomOf(block: readonly Phrase[]): number {
  return Math.max(...block.map(({ area }) => area.bottom));
}

function isNamed(line: string, { name }: Party): boolean {
  const own = lettersOf(String(name?.value ?? ''));
  return own !== '' && lettersOf(line).startsWith(own);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
