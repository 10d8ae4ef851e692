import { type Node, node } from '../xml/node.js';
import { NAMED_COMPANIES } from './named-companies.js';
import { FIRST_WORDS, PLACES, TRADES } from './words.js';

export interface Organisation {
  readonly code: string;
  readonly name: string;
  readonly port: string;
  readonly city: string;
  readonly country: string;
  readonly isConsignee: boolean;
  readonly isConsignor: boolean;
  readonly isActive: boolean;
}

/** About two hundred invented companies: those of the lists, and each first word in several trades and places. */
export function seededOrganisations(): readonly Organisation[] {
  const named = NAMED_COMPANIES.map(([code, name, port, is]) => ({
    code,
    name,
    port,
    city: '',
    country: port.slice(0, 2),
    isConsignee: is !== 'consignor',
    isConsignor: is !== 'consignee',
    isActive: true,
  }));
  return [...named, ...FIRST_WORDS.flatMap((first, index) => TRADES.map((_, offset) => invented(first, index, offset)))];
}

/** Codes are made as people make them: three letters of the first word, three of the second, three of the port. */
function invented(first: string, index: number, offset: number): Organisation {
  const trade = TRADES[offset] ?? TRADES[0];
  const place = PLACES[(index + offset) % PLACES.length] ?? PLACES[0];
  const isAbroad = place.country !== 'AU';
  return {
    code: `${first.slice(0, 3)}${trade.word.slice(0, 3)}${place.port.slice(2)}`.toUpperCase(),
    name: `${first} ${trade.word} ${place.legal}`,
    port: place.port,
    city: place.city,
    country: place.country,
    isConsignee: !isAbroad,
    isConsignor: isAbroad,
    // One in forty trades no more.
    isActive: (index * TRADES.length + offset) % 40 !== 39,
  };
}

export function organisationRow(one: Organisation): Node {
  const flag = (is: boolean) => (is ? 'true' : 'false');
  return node('OrgHeader', [
    node('Code', one.code),
    node('FullName', one.name),
    node('IsActive', flag(one.isActive)),
    node('IsConsignee', flag(one.isConsignee)),
    node('IsConsignor', flag(one.isConsignor)),
    node('IsForwarder', 'false'),
    node('IsBroker', 'false'),
    node('ClosestPort', [node('Code', one.port)], { TableName: 'RefUNLOCO' }),
    node('OrgAddressCollection', [
      node('OrgAddress', [
        node('Code', '1 WHARF STREET'),
        node('Address1', '1 Wharf Street'),
        node('City', one.city),
        node('CountryCode', [node('Code', one.country)], { TableName: 'RefCountry' }),
        node('OrgAddressCapabilityCollection', [node('OrgAddressCapability', [node('AddressType', 'OFC'), node('IsMainAddress', 'true')])]),
      ]),
    ]),
  ]);
}
