import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { partOf } from '../../page/phrases.js';

/** The only code on the paper that names its paper itself: `GSC/LPO/0613`, `INV-20447`. */
function codeNaming(word: string): (text: DocumentText) => Understood | null {
  const code = new RegExp(
    String.raw`(?<![\p{L}\d/-])(?=[A-Z\d/-]*\d{2})(?:[A-Z\d]{1,8}[-/])*${word}(?:[-/][A-Z\d]{1,12}){1,3}(?![\p{L}\d/-])`,
    'u',
  );
  return ({ phrases }) => {
    const named = phrases.flatMap((phrase) => {
      const match = code.exec(phrase.text);
      const from = match === null ? null : partOf(phrase, match.index, match.index + match[0].length);
      return match === null || from === null ? [] : [{ value: match[0], from: [from], certainty: CERTAINTY.number.inNotes }];
    });
    const [first] = named;
    return first === undefined || named.some(({ value }) => value !== first.value) ? null : first;
  };
}

export const codeOfInvoice = codeNaming('INV');
export const codeOfOrder = codeNaming('L?PO');
