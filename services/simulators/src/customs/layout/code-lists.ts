/** The codes that customs knows, one list by the name that the tables of segments use. */
// biome-ignore format: a table reads best in rows
export const CODE_LISTS: Readonly<Record<string, readonly string[]>> = {
  nature: ['N10', 'N20', 'N30'],
  function: ['9', '4', '50'],
  stage: ['P', 'L'],
  declarationType: ['NCF', 'CFM', 'MAN', 'FRM', 'SWL'],
  purpose: ['AQS', 'DRW', 'EXP', 'EXW', 'EXX', 'IMP', 'IMX', 'MSC'],
  mode: ['S', 'A', 'P', 'O'],
  cargo: ['FCL', 'FCX', 'LCL', 'BBK', 'BLK'],
  term: ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF', 'DAT', 'DDU', 'DES', 'DEQ', 'CNF'],
  method: ['TV', 'IG', 'SG', 'DV', 'CV', 'FB'],
  weightUnit: ['KG', 'LB'],
  action: ['I', 'A', 'D'],
  flag: ['Y', 'N'],
  payment: [
    'A', 'AA', 'AB', 'AC', 'AD', 'CA', 'CC', 'CF', 'DF', 'FO', 'IC', 'MX', 'NC', 'NS', 'PA', 'PB', 'PC', 'PE', 'PO', 'PP', 'PU', 'RC',
    'RF', 'RS', 'TP', 'WC', 'ZZZ',
  ],
};

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** ISO 3166 alpha-2. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/u.test(code) && REGIONS.of(code) !== undefined;
}

/** ISO 4217. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}
