import { isCarrierName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { carrierInLetterhead, letterheadOf } from '../../fields/letterhead.js';
import { pick } from '../../fields/pick.js';
import { readShortText } from '../../fields/value-readers.js';
import { carrierInClause } from './carrier-in-clause.js';

/** Who signs for a carrier is none. */
const AGENT = /(?<!\p{L})as (?:an? )?agents?(?!\p{L})/iu;

/** The carrier at its label. */
export function carrierAt(text: DocumentText): Understood | null {
  const labelled = pick(text, ['carrier'], readShortText);
  if (labelled === null || AGENT.test(String(labelled.value))) return null;
  const named = withoutCapacity(labelled);
  return named !== null && isNameOfCarrier(String(named.value)) ? named : null;
}

/** The carrier in the letterhead, unless a signature has more of its name. */
export function carrierInHead(text: DocumentText): Understood | null {
  const head = carrierInLetterhead(text).name ?? letterheadOf(text).name;
  if (head === null) return null;
  const named = withoutLogo(head);
  return [signedFor(text), carrierInClause(text)].some((name) => isPartOfName(head, name) || isPartOfName(named, name)) ? null : head;
}

/** The carrier for which a bill is signed. */
export function carrierSigning(text: DocumentText): Understood | null {
  const signed = signedFor(text);
  return signed !== null && isCarrierName(String(signed.value)) ? { ...signed, certainty: CERTAINTY.party.signedForCarrier } : null;
}

function signedFor(text: DocumentText): Understood | null {
  return withoutCapacity(pick(text, ['signed_for'], readShortText));
}

/** A name without the initials before it, which a signature leaves out: `NSL Northern Star Line`. */
function withoutLogo(head: Understood): Understood {
  const [logo = '', ...words] = String(head.value).split(' ');
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  const isLogo = logo.length >= 3 && words.length >= logo.length && initials.startsWith(logo.toUpperCase());
  return isLogo ? { ...head, value: words.join(' ') } : head;
}

/** A ship with its voyage stands where papers call the ship the carrier. */
function isNameOfCarrier(value: string): boolean {
  return !isOnlyForm(value) && !/\d{3}/u.test(value);
}

/** A name goes before what its bearer signs as: `Northern Star Line, as carrier`. */
function withoutCapacity(name: Understood | null): Understood | null {
  return name === null
    ? null
    : { ...name, value: String(name.value).replace(/(?:,?\s+(?:as|acting)|,\s+\p{Ll}+)\s+\p{Ll}[\p{Ll}\s]*$/u, '') };
}

/** A logo gives only a part of the name that the signature has in full. */
function isPartOfName(head: Understood, signed: Understood | null): boolean {
  const [short, full] = [head, signed].map((name) =>
    String(name?.value ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return full !== undefined && short !== undefined && full.length > short.length && full.includes(short);
}
