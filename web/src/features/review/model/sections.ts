/** The parts of a header in the order in which a paper tells them. */
export const SECTIONS = ['paper', 'parties', 'transport', 'goods', 'amounts'] as const;
export type Section = (typeof SECTIONS)[number];

const SIGNS: readonly (readonly [Section, RegExp])[] = [
  ['parties', /_name$|_address$|^notify|agent|^release$|company|manufacturer_id/],
  ['transport', /vessel|voyage|flight|port_|^place_|carrier|transport|container|seal|shipped_on_board|shipping_method|route|departure/],
  [
    'amounts',
    /total_amount|goods_total|currency|incoterm|^freight|insurance|discount|^tax$|charges|declared_value|payment|rate_class|fob|value/,
  ],
  [
    'goods',
    /weight|volume|packages?$|package_|marks|description|origin|dimensions|pieces|hs_code|material|treatment|criterion|timber|straw/,
  ],
];

/** To which part of the header a field belongs; numbers, days and references are of the paper itself. */
export function sectionOf(field: string): Section {
  return SIGNS.find(([, sign]) => sign.test(field))?.[0] ?? 'paper';
}
