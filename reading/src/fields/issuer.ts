import type { DocumentText } from '../document-text.js';
import { footerIssuerOf } from './footer-issuer.js';
import { letterheadOf } from './letterhead.js';
import type { Party } from './party.js';

/** Who issued a paper that names no seller: the company in its letterhead, with the address at its foot where the head has none, else the one at its foot. */
export function issuerOf(text: DocumentText): Party {
  const head = letterheadOf(text);
  if (head.name !== null && head.address !== null) return head;
  const foot = footerIssuerOf(text);
  if (head.name === null) return foot;
  return isSame(head, foot) ? { name: head.name, address: foot.address } : head;
}

function isSame(head: Party, foot: Party): boolean {
  return lettersOf(head) === lettersOf(foot);
}

function lettersOf({ name }: Party): string {
  return String(name?.value ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
