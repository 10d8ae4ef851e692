import { type Phrase, partOf } from '../page/phrases.js';

/** A code of capitals and figures, which does not go on in the next line. */
const WHOLE = /^(?=.*\d)[\p{Lu}\d][\p{L}\d./-]*[\p{L}\d]$/u;
/** Another code: in brackets, or letters and figures with a sign between them. */
const OTHER = /^(?:[([].*[)\]]|\p{Lu}{1,4}[-./]\d{2,}[\p{L}\d./-]*)$/u;
/** What is said of a code in brackets behind it: `GR6060ARD (COD. INT.)`. */
const REMARK = /^(\S*\d\S*|\p{Lu}{3,})\s+[([][^)\]]*[)\]]?$/u;

/** A code of the product without that of who buys it, which stands on a line below: `SB-200` over `B-7781`, `BE152904-R` over `(PZ-0091)`. */
export function withoutSecondCode(cell: (Phrase & { readonly lines?: readonly Phrase[] }) | null): Phrase | null {
  if (cell === null) return null;
  const remarked = REMARK.exec(cell.text)?.[1];
  if (remarked !== undefined) return partOf(cell, 0, remarked.length);
  const [first, second, ...others] = cell.lines ?? [];
  const isSecond = first !== undefined && second !== undefined && others.length === 0 && WHOLE.test(first.text) && OTHER.test(second.text);
  return isSecond ? first : cell;
}
