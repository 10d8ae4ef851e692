/** Lamps as an importer's people keyed them in years ago: some classified otherwise than a broker would, one not traded any more. */
// biome-ignore format: a table reads best in rows
export const NAMED_PRODUCTS: readonly (readonly [
  number: string, description: string, unit: string, owner: string, supplier: string, tariff: string, is: 'active' | 'inactive',
])[] = [
  ['NL-2101', 'LED PANEL 600X600 40W', 'NO', 'WATTLEAU', 'NINLIGNGB', '94051190', 'active'],
  ['NL-2104', 'LED PANEL 1200X300 36W', 'NO', 'WATTLEAU', 'NINLIGNGB', '94054900', 'active'],
  ['NL-3310', 'LED DOWNLIGHT 12W', 'NO', 'WATTLEAU', 'NINLIGNGB', '94054200', 'active'],
  ['NL-4402', 'TRACK SPOT 30W BLACK', 'NO', 'WATTLEAU', 'NINLIGNGB', '94054200', 'active'],
  ['NL-7020', 'JUNCTION BOX IP65', 'NO', 'WATTLEAU', 'NINLIGNGB', '85369090', 'active'],
  ['NL-7100', 'LED STRIP 5M, WARM WHITE', 'SET', 'WATTLEAU', 'NINLIGNGB', '94054200', 'active'],
  ['NL-0900', 'HALOGEN SPOT 50W', 'NO', 'WATTLEAU', 'NINLIGNGB', '85392100', 'inactive'],
];
