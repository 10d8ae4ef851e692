import { CERTAINTY } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Understood } from './field-reading.js';
import { understand } from './pick.js';
import { readIdentifier } from './value-readers.js';

/** `No.` alone, in one language or two. */
const NUMBER = /^\W*(?:(?:n[oº°r]|n[úu]m|s[ốo]|number|nummer|numéro|número)\W*){1,3}$/iu;

/** The number of a certificate behind `No.:` alone, or in a box with nothing but `No.` in its corner. */
export function bareNumberOf(text: DocumentText): Understood | null {
  const labels = text.labels.filter((label) => NUMBER.test(label.text) && (label.ending === 'colon' || isBox(label)));
  const found = labels.flatMap((label) => understand(label, readIdentifier, text) ?? []);
  const [number] = found;
  return number === undefined || found.some(({ value }) => value !== number.value) ? null : { ...number, certainty: CERTAINTY.number.bare };
}

function isBox({ ending, candidates: [first] }: LabelledValue): boolean {
  return ending === 'bare' && first?.relation === 'inside';
}
