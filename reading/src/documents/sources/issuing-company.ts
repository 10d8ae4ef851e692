import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { letterheadOf } from '../../fields/letterhead.js';
import { signingCompanyOf } from '../../fields/signature.js';

/** The company in the letterhead, surely where the paper is signed for the same one, else who signs. */
export function issuingCompanyOf(text: DocumentText): Understood | null {
  const [head, signing] = [letterheadOf(text).name, signingCompanyOf(text)];
  if (head === null || signing === null) return head === null ? signing : { ...head, certainty: CERTAINTY.party.oneOfTwo };
  return lettersOf(signing).includes(lettersOf(head))
    ? { ...signing, certainty: CERTAINTY.party.agreed }
    : { ...head, certainty: CERTAINTY.party.oneOfTwo };
}

function lettersOf({ value }: Understood): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
