import type { Concept } from './concepts.js';

/** What stands in brackets behind a label may tell that it asks for a place: `From (place of despatch)`, `To (port)`. */
const PLACE =
  /[(（][^)）]*(?:port|place|city|despatch|dispatch|departure|arrival|destination|loading|discharge)(?!\p{L})[^)）]*[)）]?\s*$/iu;
const PARTY = /[(（][^)）]*(?<!\p{L})(?:name|company|address|party)(?!\p{L})/iu;
const PORTS: Readonly<Partial<Record<Concept, Concept>>> = {
  seller: 'port_of_loading',
  shipper: 'port_of_loading',
  buyer: 'port_of_discharge',
  consignee: 'port_of_discharge',
};

/** What a label names, a port where it would name a party but for the remark behind it. */
export function withPlaceRemark(concepts: readonly Concept[], label: string): readonly Concept[] {
  if (!PLACE.test(label) || PARTY.test(label)) return concepts;
  return concepts.map((concept) => PORTS[concept] ?? concept);
}
