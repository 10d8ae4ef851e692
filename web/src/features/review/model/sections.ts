import type { RecordField } from '@tallyport/contracts/shipping-record/fields';

/** The parts of a header in the order in which a paper tells them. */
export const SECTIONS = ['paper', 'parties', 'transport', 'goods', 'amounts'] as const;
export type Section = (typeof SECTIONS)[number];

const SIGNS: readonly (readonly [Section, RegExp])[] = [
  ['amounts', /_total$|^total_amount|currency|incoterm|^freight|insurance|discount|^tax$|charges|declared_value|payment|rate_class/],
  [
    'goods',
    /weight|volume|^packages$|package_type|marks|description|country_of_origin|^origin|dimensions|pieces|hs_code|timber|bamboo|packaging/,
  ],
  ['goods', /ispm15|treatment$|fumiga(nt|tion_target)|dosage|exposure|temperature|wrapping|clean/],
  ['parties', /_name$|_address$|_abn$|notify|agent|shipper|consignee|trader|(producing|declaring)_unit|provider|issuing_body/],
  [
    'transport',
    /vessel|voyage|flight|(^|_)port(_|$)|^place_|carrier|transport|container|shipped_on_board|shipping_method|departure|country/,
  ],
];

/** To which part of the header a field belongs; numbers, days and references are of the paper itself. */
export function sectionOf(field: RecordField): Section {
  return SIGNS.find(([, sign]) => sign.test(field))?.[0] ?? 'paper';
}
