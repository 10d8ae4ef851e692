import { isForwarderName } from '@tallyport/domain/values/carrier-names';
import { isCarrierName, isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY, DOUBT } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import { addressUnderName } from '../../fields/address-by-name.js';
import { blockBesideDelivery } from '../../fields/beside-delivery.js';
import { businessNumberOf } from '../../fields/business-number.js';
import type { Understood } from '../../fields/field-reading.js';
import { issuerOf } from '../../fields/issuer.js';
import { addressInLine, letterPartiesOf } from '../../fields/letter-parties.js';
import { letterheadOf } from '../../fields/letterhead.js';
import { type Party, partyOf } from '../../fields/party.js';
import { consigneeOf, pickParty } from '../../fields/pick-party.js';
import type { Known } from '../declaration.js';

type PartySource = (text: DocumentText) => Party;

/** The seller of an invoice at its own label, else the company that signs the form with its name, else who ships. */
export function sellerOfInvoice(text: DocumentText): Party {
  const seller = pickParty(text, ['seller']);
  if (isTold(seller)) return orIssuer(seller, text);
  const shipper = companyOnForm(text) ?? pickParty(text, ['shipper']);
  return isTold(shipper) ? orForwarder(orIssuer(shipper, text), text) : shipper;
}

/** Who sends goods with a forwarder does not issue the invoice in whose letterhead the forwarder stands. */
function orForwarder(shipper: Party, text: DocumentText): Party {
  const head = letterheadOf(text);
  const isOfCarriage = [head, shipper].map(
    ({ name }) => isForwarderName(String(name?.value ?? '')) || isCarrierName(String(name?.value ?? '')),
  );
  return head.address !== null && isOfCarriage[0] === true && isOfCarriage[1] === false ? head : shipper;
}

/** Who sells or sends what a list is of, at a label. */
export function sellerOfList(text: DocumentText): Party {
  const seller = pickParty(text, ['seller', 'shipper']);
  return isTold(seller) ? orIssuer(seller, text) : seller;
}

/** A party, or whoever issued the paper where words stand at the label for somebody in the house. */
function orIssuer(party: Party, text: DocumentText): Party {
  if (!isOnlyWords(party)) return party;
  if (isInHouse(party)) return orElse(issuerOf(text), party);
  const head = letterheadOf(text);
  return head.name !== null && head.address !== null && isCompanyName(String(head.name.value)) ? head : party;
}

function orElse(issuer: Party, party: Party): Party {
  return issuer.name === null ? party : issuer;
}

/** Words without an address at a label that may mean somebody in the house: who prepared the paper, and not the company in its letterhead. */
function isOnlyWords({ name, address }: Party): boolean {
  const where = String(address?.value ?? '');
  return !isCompanyName(String(name?.value ?? '')) && (name === null ? /^\d{1,3}\s\p{L}+$/u.test(where) : !/\d/u.test(where));
}

/** A person, what somebody is in a house, or the number of a clerk. */
function isInHouse({ name }: Party): boolean {
  return name === null || /^(?:\p{Lu}\.?\s?)?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2}$|^\p{Lu}\.\s?\p{Lu}+$/u.test(String(name.value).trim());
}

/** A form headed by a company's name over the caption `Company name`. */
function companyOnForm(text: DocumentText): Party | null {
  const name = text.labels
    .filter(({ concepts }) => concepts.includes('company_name'))
    .flatMap(({ candidates }) => candidates.filter(({ relation }) => relation === 'above'))[0];
  return name === undefined ? null : { name: partyOf(name.lines, CERTAINTY.party.overCaption).name, address: null };
}

/** The company that an invoice is known by, else whoever serves. */
export function companyOrProvider(text: DocumentText): Party {
  const company = issuerOf(text);
  return isTold(company) ? company : doubted(pickParty(text, ['treatment_provider']));
}

/** Who issued a paper: whoever sells, else the company that it is known by. */
export function issuerFor(sellerOf: PartySource, companyOf: PartySource = issuerOf): PartySource {
  return (text) => {
    const seller = sellerOf(text);
    return isTold(seller) ? seller : companyOf(text);
  };
}

/**
 * The seller where no label tells one: the company that the paper is known by. Its address stands in the small line of a letter over the
 * one that it goes to; and a letter tells by its places who writes it, where nobody is known to have issued it.
 */
export function sellerByPlace(sellerOf: PartySource, companyOf: PartySource = issuerOf): readonly PartySource[] {
  const issuerOfPaper = issuerFor(sellerOf, companyOf);
  return [
    (text) => (isTold(sellerOf(text)) ? NOBODY : companyOf(text)),
    (text) => ({ name: null, address: addressInLine(text, issuerOfPaper(text)) }),
    (text) => {
      const issuer = issuerOfPaper(text);
      return issuer.name === null ? letterPartiesOf(text, issuer).sender : NOBODY;
    },
  ];
}

/** A letter tells by its places to whom it goes, where no label does; a form, by whose address stands beside that for the goods. */
export function addresseeOfLetter(issuerOfPaper: PartySource, isBuyerOpen: (text: DocumentText) => boolean): PartySource {
  return (text) => {
    if (!isBuyerOpen(text)) return NOBODY;
    const issuer = issuerOfPaper(text);
    const { recipient } = letterPartiesOf(text, issuer);
    return isTold(recipient) ? recipient : otherThan(issuer, partyOf(blockBesideDelivery(text), CERTAINTY.party.addressAlone));
  };
}

/** A party, unless it is the one that issued the paper. */
function otherThan(issuer: Party, party: Party): Party {
  const isOther = party.name !== null && String(party.name.value) !== String(issuer.name?.value ?? '');
  return isOther ? party : NOBODY;
}

/** The buyer at a label of its own, unless that only points to another box. */
export function buyerAtLabel(text: DocumentText): Party {
  const buyer = pickParty(text, ['buyer']);
  return isUnnamed(buyer) || isIssuer(buyer, text) ? NOBODY : buyer;
}

/** A slip at the foot says to whom it goes back: to the company at a label for who sells, else of the letterhead, which buys nothing. */
function isIssuer({ name }: Party, text: DocumentText): boolean {
  const issuer = pickParty(text, ['seller']).name ?? letterheadOf(text).name;
  return name !== null && issuer !== null && name.from[0] !== issuer.from[0] && String(name.value) === String(issuer.value);
}

/** Whether no label names a buyer. */
export function isBuyerUnnamed(text: DocumentText): boolean {
  const buyer = pickParty(text, ['buyer']);
  return isUnnamed(buyer) || isIssuer(buyer, text);
}

/** Whoever gets the goods is taken for their buyer where no label tells of one. */
export function consigneeAsBuyer(isBuyerOpen: (text: DocumentText) => boolean): PartySource {
  return (text) => (isBuyerOpen(text) ? doubted(consigneeOf(text)) : NOBODY);
}

/** The business number under the name of a party. */
export function businessNumberUnder<Field extends 'buyer_name' | 'exporter_name'>(field: Field) {
  return (text: DocumentText, known: Known<Field>): Understood | null => businessNumberOf(text, known.get(field));
}

/** The address of a party whose name stands over it elsewhere on the paper. */
export function addressByName<Role extends string>(role: Role) {
  return (text: DocumentText, known: Known<`${Role}_name`>): Party => ({
    name: null,
    address: addressUnderName(text, known.get(`${role}_name`)),
  });
}

export const NOBODY: Party = { name: null, address: null };

export function isTold({ name, address }: Party): boolean {
  return name !== null || address !== null;
}

/** Nobody is named, or only another box is pointed to: `Same as Ship To`. */
function isUnnamed({ name, address }: Party): boolean {
  return name === null ? address === null : /^same as\b/iu.test(String(name.value));
}

/** Somebody who stands for somebody else. */
export function doubted({ name, address }: Party): Party {
  const less = (part: Understood | null) => (part === null ? null : { ...part, certainty: DOUBT.otherParty * part.certainty });
  return { name: less(name), address: less(address) };
}
