import { isCarrierName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { carrierInLetterhead, letterheadOf } from '../../fields/letterhead.js';
import { pick } from '../../fields/pick.js';
import { readShortText } from '../../fields/value-readers.js';

/** The carrier at its label. */
export function carrierAt(text: DocumentText): Understood | null {
  const labelled = withoutCapacity(pick(text, ['carrier'], readShortText));
  return labelled !== null && isNameOfCarrier(String(labelled.value)) ? labelled : null;
}

/** The carrier in the letterhead, unless a signature has more of its name. */
export function carrierInHead(text: DocumentText): Understood | null {
  const head = carrierInLetterhead(text).name ?? letterheadOf(text).name;
  return head === null || isPartOfName(head, signedFor(text)) ? null : head;
}

/** The carrier for which a bill is signed. */
export function carrierSigning(text: DocumentText): Understood | null {
  const signed = signedFor(text);
  return signed !== null && isCarrierName(String(signed.value)) ? { ...signed, certainty: CERTAINTY.party.signedForCarrier } : null;
}

function signedFor(text: DocumentText): Understood | null {
  return withoutCapacity(pick(text, ['signed_for'], readShortText));
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
