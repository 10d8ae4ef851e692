import type { OpenDocument } from '../open-document.js';

/** Credit notes of Italy's FatturaPA (TD04, TD08) and of UNTDID 1001 (381), with the word for a type before its number, as viewers of electronic invoices print them. */
const CREDIT = /\bTD0[48]\b|(?:typ|type|art|tipo|tipologia|code|codice|código)(?: \p{L}+){0,2}\W{1,4}381\b/iu;

/** An electronic invoice that says by its code that it is a credit note, whatever the viewer that printed it has as its title. */
export function typeOfCode({ type, phrases }: OpenDocument): Partial<Pick<OpenDocument, 'type' | 'name'>> {
  return type === 'CIV' && phrases.some(({ text }) => CREDIT.test(text)) ? { type: 'other', name: 'credit note' } : {};
}
