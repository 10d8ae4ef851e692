import { CERTAINTY } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Understood } from './field-reading.js';
import { understand } from './pick.js';
import { soleSignedNumber } from './titled-number.js';
import { readIdentifier } from './value-readers.js';

/** `No.` alone, in one language or two. */
const NUMBER = /^\W*(?:(?:n[oº°r]|n[úu]m|s[ốo]|number|nummer|num[eé]ro|n[úu]mero|numer)\W*){1,3}$/iu;

/** The number of a certificate behind `No.:` alone, in a box with nothing but `No.` in its corner, or as the only one behind that sign in the head. */
export function bareNumberOf(text: DocumentText): Understood | null {
  const labels = text.labels.filter((label) => NUMBER.test(label.text) && (label.ending === 'colon' || isBox(label)));
  const found = labels.flatMap((label) => understand(label, readIdentifier, text) ?? []);
  const [number] = found;
  if (number === undefined) return soleSignedNumber(text);
  return found.some(({ value }) => value !== number.value) ? null : { ...number, certainty: CERTAINTY.number.bare };
}

function isBox({ ending, candidates: [first] }: LabelledValue): boolean {
  return ending === 'bare' && first?.relation === 'inside';
}
