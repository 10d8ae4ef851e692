import type { FreightCodeList } from '@tallyport/contracts/freight-export/system-values';

/**
 * What a new freight system is given: our code, theirs. Theirs are those that integrators' open code and sample messages use (domain:
 * eAdaptor, §5 and §7); each installation has lists of its own, so that an admin compares them and changes what differs. A unit that
 * is not here stays without a code until somebody gives it one.
 */
// biome-ignore format: a table reads best in rows
const UNITS = [
  ['BG', 'BAG'],
  ['BX', 'BOX'],
  ['C62', 'NO'],
  ['CMT', 'CM'],
  ['CR', 'CRT'],
  ['CS', 'CAS'],
  ['CT', 'CTN'],
  ['DR', 'DRM'],
  ['DZN', 'DOZ'],
  ['EA', 'NO'],
  ['FTQ', 'CF'],
  ['GRM', 'G'],
  ['H87', 'PCE'],
  ['KG', 'KG'],
  ['KGM', 'KG'],
  ['LB', 'LB'],
  ['LBR', 'LB'],
  ['LTR', 'L'],
  ['MTK', 'M2'],
  ['MTQ', 'M3'],
  ['MTR', 'M'],
  ['PK', 'PKG'],
  ['PR', 'PR'],
  ['PX', 'PLT'],
  ['RO', 'ROL'],
  ['SET', 'SET'],
  ['TNE', 'T'],
] as const;

// biome-ignore format: a table reads best in rows
const DOCUMENTS = [
  ['ARN', 'ARN'],
  ['AWB', 'AWB'],
  ['BL', 'HBL'],
  ['CIV', 'CIV'],
  ['COO', 'COO'],
  ['HAWB', 'HWB'],
  ['HBL', 'HBL'],
  ['MBL', 'MBL'],
  ['PKD', 'PKD'],
  ['PKL', 'PKL'],
  ['other', 'MSC'],
] as const;

export const STARTER_CODES: readonly { readonly list: FreightCodeList; readonly ours: string; readonly theirs: string }[] = [
  ...UNITS.map(([ours, theirs]) => ({ list: 'unit' as const, ours, theirs })),
  ...DOCUMENTS.map(([ours, theirs]) => ({ list: 'document' as const, ours, theirs })),
];
