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
/** Boxes at the post office and codes of towns are parts of an address. */
const OF_ADDRESS = /(?<!\p{L})(?:box|postfach|pin|zip|cap|cp|postbus|apartado|casella|post(?:al)?\s?(?:code)?)(?!\p{L})/iu;
/** Forms say how a box is filled in. */
const PROMPT =
  /^\W*(?:please|kindly|tick|check|insert|enter|indicate|specify|bitte|veuillez|cocher|indicare|indique|marque)(?!\p{L}).*\s/iu;

/** Whether a line of a party's block only numbers the party, has the word before such a number, or greets: it is neither name nor address. */
export function isIdentity(line: string): boolean {
  const words = line.trim();
  return (
    NUMBER_LABEL.test(words) || PERSON_OF_LAW.test(words) || SALUTATION.test(words) || (NUMBERED.test(words) && !OF_ADDRESS.test(words))
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
