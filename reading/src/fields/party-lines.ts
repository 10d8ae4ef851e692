import { anyOf } from '@tallyport/domain/any-of';
import type { Phrase } from '../page/phrases.js';
import { PARTY_LINES } from './tuning.js';
import { PARTY_NUMBERS } from './words/party-numbers.js';
import { SALUTATIONS } from './words/salutations.js';

const NUMBER_LABEL = new RegExp(String.raw`^\W*${anyOf(PARTY_NUMBERS)}[\s.:#]*$`, 'iu');
const SALUTATION = new RegExp(String.raw`^\W*${anyOf(SALUTATIONS)}[\s.,:]*$`, 'iu');
/** A few words, a colon and a code: `Global number: 4333741000005 (GLN)`, `RIF: J-31115365-9`. */
const NUMBERED = /^\p{L}[\p{L}\s./'’-]{0,28}[:：]\s*[A-Z]{0,3}[-\s]?\d[\d\s./-]{3,}(?:\([\p{L}\s]{2,12}\))?$/u;
/** A tax number before the kind of person that it is of, as electronic invoices of Spain print it: `B11774206 - Persona jurídica – Residente (R)`. */
const PERSON_OF_LAW = /^[A-Z]{0,2}\d[A-Z\d]{6,}\s[-–]\spersona\s(?:jur[ií]dica|f[ií]sica)/iu;
/** A party's number in the books of another, as forms of freight in North America ask for it: `CID#: 5520019`, `Location #: 614`. */
const IN_BOOKS =
  /^(?:[SC]ID|location|loc|store|dept|customer|cust|client|account|acct|vendor|supplier)\.?\s*(?:no\.?|nr\.?|number|code|id|#)?\s*[:：#]\s*[A-Z\d./-]{0,16}$/iu;
/** Boxes at the post office and codes of towns are parts of an address. */
const OF_ADDRESS = /(?<!\p{L})(?:box|postfach|pin|zip|cap|cp|postbus|apartado|casella|post(?:al)?\s?(?:code)?)(?!\p{L})/iu;
/** A box to tick beside a caption of its own: `FOB [X]`, `☐ Residential`. */
const BOX_TO_TICK =
  /^(?:[\p{L}][\p{L}\s./-]{0,24}[:：]?\s*(?:\[\s*[x✓✔]?\s*\]|[☐☑☒□■])|(?:\[\s*[x✓✔]?\s*\]|[☐☑☒□■])\s*\p{L}[\p{L}\s./-]{0,24})$/iu;
/** Forms say how a box is filled in; bills of North America, how goods are marked that are paid on delivery. */
const PROMPT =
  /^\W*on (?:collect on delivery|c\.?\s?o\.?\s?d\.?) shipments?(?!\p{L})|^\W*(?:please|kindly|tick|check|insert|enter|indicate|specify|bitte|veuillez|cocher|indicare|indique|marque)(?!\p{L}).*\s/iu;

/** Whether a line of a party's block only numbers the party, has the word before such a number, or greets: it is neither name nor address. */
export function isIdentity(line: string): boolean {
  const words = line.trim();
  return (
    NUMBER_LABEL.test(words) ||
    BOX_TO_TICK.test(words) ||
    IN_BOOKS.test(words) ||
    PERSON_OF_LAW.test(words) ||
    SALUTATION.test(words) ||
    (NUMBERED.test(words) && !OF_ADDRESS.test(words))
  );
}

/** Whether a line tells whoever fills a form in what to do. */
export function isPrompt(line: string): boolean {
  return PROMPT.test(line);
}

/** Lines without those that the next one repeats in full: `ALDER TRADING COMPAN` over `ALDER TRADING COMPANY`. */
export function withoutEchoes(lines: readonly Phrase[]): readonly Phrase[] {
  return lines.filter(({ text }, index) => {
    const [own, next] = [lettersOf(text), lettersOf(lines[index + 1]?.text ?? '')];
    return own.length < PARTY_LINES.leastLetters || !next.startsWith(own) || next.length - own.length > 3;
  });
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
