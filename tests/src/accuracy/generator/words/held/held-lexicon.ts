import { FRESH_LEXICON } from '../fresh/fresh-lexicon.js';
import type { Lexicon } from '../lexicon.js';

/** What is common to the papers of the set `held`; their captions are those of their forms. */
export const HELD_LEXICON: Lexicon = {
  ...FRESH_LEXICON,
  phrases: {
    ...FRESH_LEXICON.phrases,
    bank: ['Bank of the Straits', 'Nordbanken Handel'],
    contact: ['Somsak P.', 'Ewa Zielińska', 'Ms. Hsu', 'Lars Ek'],
    manufacturer_name: ['Somchai Rattanakul', 'Dewi Lestari', 'Ewa Zielińska', 'Chang Mei-hua', 'Lars Ekman'],
    packer_name: ['Wu Jianping', 'Budi Santoso', 'Piotr Nowak', 'Arunee Thongdee'],
    said_to_contain: ['SAID TO WEIGH AND CONTAIN', "SHIPPER'S STOW, LOAD AND COUNT"],
    notify_same: ['SAME AS CONSIGNEE', 'AS CONSIGNEE'],
    three_originals: ['THREE', '3/3', '(3) THREE'],
    handling: ['RUSH - CALL CONSIGNEE'],
  },
  languages: {},
  asides: [
    { group: 'references', label: 'Our file', value: 'F-####/@' },
    { group: 'references', label: 'Quotation', value: 'Q######' },
    { group: 'references', label: 'Supplier code at buyer', value: 'V#####' },
    { group: 'terms', label: 'Shipment window', value: 'WITHIN 30 DAYS' },
    { group: 'closing', label: 'Beneficiary account', value: '###-#-#####-#' },
    { group: 'closing', label: 'REX', value: 'The exporter @@REX######## declares that these products are of preferential origin' },
  ],
  footnotes: [
    'Subject to our general conditions of sale.',
    'Goods remain our property until paid in full.',
    'Errors and omissions excepted.',
  ],
  clutter: 0.3,
};
