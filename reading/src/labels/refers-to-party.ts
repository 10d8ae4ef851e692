import { anyOf } from '@tallyport/domain/any-of';

const PARTIES = String.raw`
  consignee
  cnee
  receiver
  shipper
  exporter
  buyer
  purchaser
  importer
  vendor
  seller
  supplier
  customer
  bill(?:ed)?[\s-]to
  ship(?:ped)?[\s-]to
  sold[\s-]to
  above
`;
const REFERS = new RegExp(String.raw`^\W*(?:(?:same\s+)?as\s+(?:the\s+|per\s+)?|the\s+)${anyOf(PARTIES)}[^\p{L}:：]*$`, 'iu');

/** Whether a text says that a party is another one of the same paper, `AS CONSIGNEE`: a value in the words of a label. */
export function refersToParty(text: string): boolean {
  return REFERS.test(text);
}
