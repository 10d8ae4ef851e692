import { endOfName } from '@tallyport/domain/values/company-and-address';
import { isCarrierName, isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { carrierInLetterhead, letterheadOf } from '../../fields/letterhead.js';
import { pick } from '../../fields/pick.js';
import { pickParty } from '../../fields/pick-party.js';
import { readShortText } from '../../fields/value-readers.js';
import { carrierInClause } from './carrier-in-clause.js';

/** Who signs for a carrier is none. */
const AGENT = /(?<!\p{L})as (?:an? )?agents?(?!\p{L})/iu;

/** An agency prints notices and bills for the line that it serves. */
const AGENCY = /(?<!\p{L})agenc(?:y|ies)(?!\p{L})|(?<!\p{L})agencia|agenzia|agentur/iu;

/** The carrier at its label, whose address stands below the name in the boxes of consignment notes. */
export function carrierAt(text: DocumentText): Understood | null {
  const labelled = pick(text, ['carrier'], readShortText);
  if (labelled === null || AGENT.test(String(labelled.value))) return null;
  const inBox = (/\d{3}/u.test(String(labelled.value)) ? pickParty(text, ['carrier']).name : null) ?? labelled;
  const named = withoutAddress(withoutCapacity(inBox));
  return named !== null && isNameOfCarrier(String(named.value)) ? named : null;
}

/** The carrier at its label on a paper of trade. */
export function carrierNamed(text: DocumentText): Understood | null {
  return withoutAddress(pick(text, ['carrier'], readShortText));
}

/** A name without the address behind it on its line, and without the code of the carrier. */
function withoutAddress(name: Understood | null): Understood | null {
  const value = String(name?.value ?? '');
  const end = endOfName(value);
  const bare = end !== null && isCompanyName(value.slice(0, end)) ? value.slice(0, end) : value;
  return name === null ? null : { ...name, value: bare.replace(CODE, '') };
}

/** The code of a carrier in North America behind its name: `ALDER EXPRESS (ADEX)`. */
const CODE = /(?<=\p{L}{2}.*)\s*\((?:SCAC\W*)?[A-Z]{2,4}\)$/u;

/** The carrier in the letterhead, unless a signature has more of its name. */
export function carrierInHead(text: DocumentText): Understood | null {
  const head = carrierInLetterhead(text).name ?? letterheadOf(text).name;
  if (head === null || AGENCY.test(String(head.value))) return null;
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

/** A ship with its voyage stands where papers call the ship the carrier, and what a driver took and when where he signs for one. */
function isNameOfCarrier(value: string): boolean {
  return !isOnlyForm(value) && !/\d{3}|\d{1,2}[/:]\d{1,2}|^\d+\s?(?:pcs|pkgs|ctns)/iu.test(value);
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
