import { isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';
import { addressBlocksOf } from './address-window.js';
import { footerIssuerOf } from './footer-issuer.js';
import { homeCountryOf, isAbroad } from './home-country.js';
import { letterheadOf, linesUnder, prominentParty } from './letterhead.js';
import { isContact } from './name-over-address.js';
import { namedForOthers } from './named-for-others.js';
import { type Party, partyOf } from './party.js';
import { senderOnLine } from './sender-on-line.js';
import { ISSUER } from './tuning.js';

/** Who issued a paper that names no seller: the company in its letterhead, with the address at its foot where the head has none, else the one at its foot. */
export function issuerOf(text: DocumentText): Party {
  const sender = senderOnLine(text);
  if (sender !== null) return sender;
  const head = letterheadOf(text);
  const foot = footerIssuerOf(text);
  if (head.name === null) return foot.name === null && foot.address === null ? prominentParty(text) : foot;
  const home = homeCountryOf(text);
  const native = isAbroad(head, home) ? atHome(head, home, text) : null;
  if (native !== null) return native;
  if (head.address === null) return isSame(head, foot) ? { name: head.name, address: foot.address } : head;
  return isOwn(head, text) ? head : (otherThan(head, foot, text) ?? head);
}

/** An issuer tells how it is reached, or names itself again: at the foot, for its bank, beside its signature. Whom the paper goes to does neither. */
function isOwn({ name, address }: Party, text: DocumentText): boolean {
  const [first] = name?.from ?? [];
  if (first === undefined) return false;
  const others = namedForOthers(text);
  const own = new Set<Phrase>([first, ...(address?.from ?? [])]);
  const letters = lettersIn(String(name?.value ?? ''));
  const isAgain = text.phrases.some((phrase) => !own.has(phrase) && !others.has(phrase) && lettersIn(phrase.text).includes(letters));
  return (letters.length >= ISSUER.leastLetters && isAgain) || linesUnder(first, text).some(({ text: words }) => isContact(words));
}

/** The only other company of a paper, in a second address at its head or at its foot, of which something says that the paper is its own. */
function otherThan(head: Party, foot: Party, text: DocumentText): Party | null {
  const blocks = addressBlocksOf(text).filter(([first]) => first !== undefined && isCompanyName(first.text));
  const found = [foot, ...blocks.map((block) => partyOf(block, CERTAINTY.party.letterhead))].filter(
    (party) => party.name !== null && !lettersOf(head).includes(lettersOf(party)) && isOwn(party, text),
  );
  const names = new Set(found.map(lettersOf));
  return names.size === 1 ? (found.at(-1) ?? null) : null;
}

/** The one other party at the head of a paper that is not abroad where the first one is: a seller asks to be paid at home, and names no form of company at times. */
function atHome(head: Party, home: string | null, text: DocumentText): Party | null {
  const others = addressBlocksOf(text)
    .map((block) => partyOf(block, CERTAINTY.party.letterheadLikely))
    .filter((party) => party.name !== null && party.address !== null && !isSame(head, party) && !isAbroad(party, home));
  const [only, another] = others;
  return another === undefined ? (only ?? null) : null;
}

function isSame(head: Party, foot: Party): boolean {
  return lettersOf(head) === lettersOf(foot);
}

function lettersOf({ name }: Party): string {
  return lettersIn(String(name?.value ?? ''));
}

function lettersIn(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
