import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import { letterPartiesOf } from '../../fields/letter-parties.js';
import { letterheadOf } from '../../fields/letterhead.js';
import type { Party } from '../../fields/party.js';
import { NOBODY } from './trade-parties.js';
import { AUTHORITY_WORDS } from './words/authority-words.js';

/** Who certifies for others exports nothing. */
const AUTHORITY = new RegExp(String.raw`(?<!\p{L})${anyOf(AUTHORITY_WORDS)}(?!\p{L})`, 'iu');

/** The company that declares on its own letter where goods come from, with its name at the head and once more below: a supplier's declaration. */
export function exporterDeclaring(text: DocumentText): Party {
  const { name, address } = letterheadOf(text);
  if (name === null || AUTHORITY.test(String(name.value))) return NOBODY;
  const isSigned = text.phrases.some((phrase) => !name.from.includes(phrase) && lettersOf(phrase.text) === lettersOf(String(name.value)));
  return isSigned ? { name: { ...name, certainty: CERTAINTY.party.agreed }, address } : NOBODY;
}

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whom such a letter goes to. */
export function recipientOfDeclaration(text: DocumentText): Party {
  const sender = exporterDeclaring(text);
  return sender.name === null ? NOBODY : letterPartiesOf(text, sender).recipient;
}
