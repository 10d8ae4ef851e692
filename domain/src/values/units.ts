/** A unit of weight as records write it. */
export type WeightUnit = 'KG' | 'LB' | 'T' | 'G';
/** A unit of volume as records write it; a paper's own CBM stays CBM. */
export type VolumeUnit = 'M3' | 'CBM' | 'CFT' | 'L';

const WEIGHT_UNITS: Record<WeightUnit, string> = {
  KG: 'kg[smr]?|k\\.\\s?g\\.?s?|kilos?|kilogramm?e?s?|kilogramos?|chilogrammi|quilos?|quilogramas?|кг|千克|公斤',
  LB: '[li1]bs?|lbr|pounds?|libras?|磅',
  T: 'mts?|tne|tons?|tonnes?|toneladas?|吨',
  G: 'grams?|grammes?|gramos?|克',
};

const VOLUME_UNITS: Record<VolumeUnit, string> = {
  CBM: 'cbm|c\\.\\s?b\\.\\s?m|c[¢h]b?m|cbrn|cubic meters?|cubic metres?|立方米|立方',
  M3: 'm3|m³|m\\?3?|m\\^3|mtq|mc|metri cubi|metros c[úu]bicos|m[èe]tres? cubes?|kubikmeter',
  CFT: 'cft|cu\\.? ?ft|ft3|ft³|cuft',
  L: 'lit(?:er|re)s?|ltrs?',
};

const weightPatterns = patternsOf(WEIGHT_UNITS);
const volumePatterns = patternsOf(VOLUME_UNITS);

/** The unit of weight that a text names first, or null. A letter may stand at once before it only if it belongs to a digit (`12KG`). */
export function weightUnitIn(text: string): WeightUnit | null {
  return firstUnit(text, weightPatterns);
}

/** The unit of volume that a text names first, or null. */
export function volumeUnitIn(text: string): VolumeUnit | null {
  return firstUnit(text, volumePatterns);
}

function firstUnit<Unit>(text: string, patterns: readonly (readonly [Unit, RegExp])[]): Unit | null {
  const found = patterns
    .map(([unit, pattern]) => ({ unit, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.unit ?? null;
}

function patternsOf<Unit extends string>(units: Record<Unit, string>): (readonly [Unit, RegExp])[] {
  return (Object.entries(units) as [Unit, string][]).map(([unit, names]) => [
    unit,
    new RegExp(`(?<!\\p{L})(?:${names})(?![\\p{L}\\d])`, 'iu'),
  ]);
}
