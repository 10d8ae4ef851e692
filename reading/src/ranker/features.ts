import { RANKED_FIELDS, VALUE_KINDS } from './field-kinds.js';
import type { Surroundings } from './surroundings.js';

/** The places around a phrase whose texts may name it. */
export const SLOTS = [
  'left',
  'above',
  'second',
  'cell',
  'line',
  'block',
  'overBlock',
  'right',
  'below',
] as const satisfies readonly (keyof Surroundings)[];
const TYPES = ['CIV', 'PKL', 'HBL', 'MBL', 'BL', 'AWB', 'HAWB', 'COO', 'PKD', 'FUM', 'FIN', 'ARN'];

/** What stands in each place of a row of features. */
// biome-ignore format: a table reads best in rows
export const FEATURES: readonly string[] = [
  'inline', 'inline other', 'inline empty',
  ...SLOTS.flatMap((slot) => [slot, `${slot} other`, `${slot} gap`, `${slot} shift`]),
  'column', 'column other', 'in totals', 'line of block',
  'best', 'best of rivals', 'candidates', 'nearest label',
  'length', 'words', 'digits', 'upper', 'company', 'address line', 'country', 'names country', 'sentence', 'own label', 'own field',
  'x', 'y', 'page', 'last page', 'height', 'width', 'closed cell',
  'value', 'share of greatest', 'times', 'rank by value', 'decimals', 'currency near', 'weight near', 'volume near', 'sum',
  'lines', 'first company', 'above company', 'last has digits', 'last country', 'goes on', 'role name above', 'has prefix',
  'taken', 'taken of kind',
  ...TYPES, ...VALUE_KINDS, ...RANKED_FIELDS.map(({ field }) => `is ${field}`),
];

/** At which place of a row a feature stands. */
export const PLACES: ReadonlyMap<string, number> = new Map(FEATURES.map((name, place) => [name, place]));
