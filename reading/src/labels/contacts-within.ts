import { type Area, heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Concept } from './concepts.js';
import type { Label } from './label.js';
import { CONTACTS_WITHIN } from './tuning.js';

/** How to reach somebody, and by what number they are known. */
const CONTACTS = new Set<Concept>(['contact', 'tax_id', 'party_contact']);

/** Whether a label tells how to reach somebody, or by what number. */
export function isContactLabel({ concepts }: Label): boolean {
  return concepts.some((concept) => CONTACTS.has(concept));
}

/**
 * Contacts and tax numbers between the name of a party and its street, `Alder Ltd` over `Attn: J. Smith` over `12 Quay Street`: the block goes on
 * below them. Where figures stand over a contact it ends the block, as does one with nothing close under it.
 */
export function contactsWithin(label: Label, free: readonly Phrase[], others: readonly Label[]): readonly Label[] {
  if (!label.concepts.some((concept) => PARTIES.has(concept))) return [];
  const under = others
    .filter((other) => isContactLabel(other) && other.area.top > label.area.top + 1)
    .toSorted((a, b) => a.area.top - b.area.top);
  const [first] = under.filter((contact) => isUnderName(contact, label, free)).toSorted((a, b) => besideOf(a, label) - besideOf(b, label));
  if (first === undefined) return [];
  const chain = [first];
  for (const next of under) if (isRightUnder(chain.at(-1)?.area ?? first.area, next.area)) chain.push(next);
  const end = chain.at(-1) ?? first;
  return free.some(({ area, text }) => isRightUnder(end.area, area) && /\p{L}{2}/u.test(text)) ? chain : [];
}

const PARTIES = new Set<Concept>(['seller', 'shipper', 'buyer', 'consignee', 'notify', 'producer', 'importer_other', 'place_of_delivery']);

/** How far a contact begins from where a label does: parties stand beside each other, each with contacts of its own. */
function besideOf({ area }: Label, label: Label): number {
  return Math.abs(area.left - label.area.left);
}

/** Whether over a contact, up to the label, stand a line or two of words, and nothing else: only the name may have figures. */
function isUnderName(contact: Label, label: Label, free: readonly Phrase[]): boolean {
  const lines: Phrase[] = [];
  let top = contact.area;
  for (const phrase of free.toSorted((a, b) => b.area.top - a.area.top)) {
    if (phrase.area.top < label.area.top - 1 || !isRightUnder(phrase.area, top)) continue;
    if (lines.some(isNumbered) || isStreet(phrase, label) || lines.length === CONTACTS_WITHIN.mostNames) return false;
    lines.push(phrase);
    top = phrase.area;
  }
  return lines.length > 0 && top.top - label.area.bottom < CONTACTS_WITHIN.underLabel * heightOf(top);
}

function isNumbered({ text }: Phrase): boolean {
  return /\d{2}/u.test(text);
}

/** Figures that no name has; any, where the name stands behind the label already. */
function isStreet({ text }: Phrase, { inline }: Label): boolean {
  return /^\d|\d{3}|,.*\d/u.test(text) || (inline !== null && /\d{2}/u.test(text));
}

function isRightUnder(above: Area, below: Area): boolean {
  const height = Math.max(heightOf(above), heightOf(below));
  const gap = below.top - above.bottom;
  return gap > -0.5 * height && gap < CONTACTS_WITHIN.close * height && Math.abs(below.left - above.left) < height;
}
