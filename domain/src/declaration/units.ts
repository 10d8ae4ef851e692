/** What a unit of papers is in a unit of the tariff: 10 dozen are 120 No (domain: identifiers and codes, §7). */
export interface UnitMeaning {
  /** As Schedule 3 prints it. */
  readonly tariffUnit: string;
  readonly factor: string;
}

// biome-ignore format: a table reads best in rows
const MEANINGS: readonly (readonly [tariffUnit: string, factor: string, words: string])[] = [
  ['No', '1', 'pc pcs pce pces piece pieces unit units und unds ea each no nos nmb nar h87 c62 set sets st stk kit kits 件 个 只 台 套'],
  ['No', '12', 'doz dozen dozens dz dzn dzs dpc'],
  ['No', '144', 'gross grs gro'],
  ['No', '1000', 'thousand mpcs kpcs mil 千个 千只'],
  ['Pr', '1', 'pair pairs pr prs npr 双 对'],
  ['kg', '1', 'kg kgs kgm kilo kilos 千克 公斤'],
  ['kg', '0.001', 'g gm gms gram grams grm 克'],
  ['kg', '1000', 't mt mts ton tons tonne tonnes tne 吨'],
  ['kg', '0.45359237', 'lb lbs lbr pound pounds 磅'],
  ['L', '1', 'l lt ltr ltrs liter litre liters litres 升'],
  ['L', '0.001', 'ml mlt 毫升'],
  ['m', '1', 'm mtr mtrs meter meters metre metres 米'],
  ['m', '0.01', 'cm cmt'],
  ['m', '0.3048', 'ft feet fot 英尺'],
  ['m', '0.9144', 'yd yds yrd yard yards 码'],
  ['sm', '1', 'm2 sqm mtk 平方米'],
  ['cum', '1', 'm3 cbm mtq 立方米'],
];

const BY_WORD = new Map<string, UnitMeaning>(
  MEANINGS.flatMap(([tariffUnit, factor, words]) => words.split(' ').map((word) => [word, { tariffUnit, factor }] as const)),
);

/** What a unit of a paper means, or null for one that says nothing about quantity, such as a carton. */
export function meaningOf(unit: string): UnitMeaning | null {
  return BY_WORD.get(unit.trim().toLowerCase().replace(/\.$/, '')) ?? null;
}

/** Units in which the tariff prints the same measure. */
export function inTariffUnit({ tariffUnit, factor }: UnitMeaning, wanted: string): string | null {
  if (tariffUnit === wanted) return factor;
  if (tariffUnit === 'kg' && wanted === 't') return `${Number(factor) / 1000}`;
  return null;
}
