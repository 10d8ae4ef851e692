import { entriesOf } from '../entries.js';
import { UNIT_WORDS } from './words/unit-words.js';

const units = new Set(entriesOf(UNIT_WORDS));

/** Whether a word is a unit in which goods or packages are counted. */
export function isQuantityUnit(word: string): boolean {
  return units.has(word.toLowerCase().replace(/[.()/]/g, ''));
}

/** The unit that stands beside a number (`12 PCS`, `480 CARTONS ON PALLETS`), as printed, or null. */
export function quantityUnitIn(text: string): string | null {
  const words = text.match(/\p{L}[\p{L}\d]*/gu) ?? [];
  return words.find(isQuantityUnit) ?? null;
}
