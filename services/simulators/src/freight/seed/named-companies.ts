/** Companies that stand under codes of their own, as they were typed in over the years: code, name, port, what they are. */
// biome-ignore format: a table reads best in rows
export const NAMED_COMPANIES: readonly (readonly [code: string, name: string, port: string, is: 'consignee' | 'consignor' | 'both'])[] = [
  ['BOWEREMP', 'BOWERBIRD EMPORIUM', 'AUSYD', 'consignee'],
  ['BROINSSYD', 'BROLGA INSTRUMENTS PTY LTD', 'AUSYD', 'consignee'],
  ['CURCLOSYD', 'CURRAWONG CLOTHING PTY LTD', 'AUSYD', 'consignee'],
  ['HAIGENNGB', 'HAIWAN GENERAL TRADING', 'CNNGB', 'consignor'],
  ['HAIHOUCAN', 'HAIYUE HOUSEWARE MANUFACTURING', 'CNGGZ', 'consignor'],
  ['HAOGARNGB', 'HAORAN GARMENTS', 'CNNGB', 'consignor'],
  ['JACFASMEL', 'JACKY WINTER FASTENERS PTY LTD', 'AUMEL', 'consignee'],
  ['LILTEXSYD', 'LILLY PILLY TEXTILES', 'AUSYD', 'consignee'],
  ['LUOFASNGB', 'LUODING FASTENER WORKS', 'CNNGB', 'consignor'],
  ['MULHYDSYD', 'MULGA HYDRAULICS PTY LTD', 'AUSYD', 'consignee'],
  ['NINLIGNGB', 'NINGTAI LIGHTING', 'CNNGB', 'consignor'],
  ['NORHYDGOT', 'NORRFORS HYDRAULIK AB', 'SEGOT', 'consignor'],
  ['QUAKITMEL', 'QUANDONG KITCHENWARE PTY LTD', 'AUMEL', 'consignee'],
  ['SALCYCMEL', 'SALTBUSH CYCLES PTY LTD', 'AUMEL', 'consignee'],
  ['SURMILMAA', 'SURYATEX MILLS', 'INMAA', 'consignor'],
  ['TAKMEANGO', 'TAKASAKI MEASURING', 'JPNGO', 'consignor'],
  ['VELBICSTR', 'VELMORA BICYCLE COMPONENTS GMBH', 'DEHAM', 'consignor'],
  ['WATTLEAU', 'WATTLEBIRD LIGHTING PTY LTD', 'AUSYD', 'both'],
];
