import { entriesOf } from '../entries.js';
import { UNIT_WORDS } from './words/unit-words.js';

const units = new Set(entriesOf(UNIT_WORDS));

/** Whether a word is a unit in which goods or packages are counted. */
export function isQuantityUnit(word: string): boolean {
  return units.has(
    word
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[.()/]/g, ''),
  );
}

/** The unit that stands beside a number (`12 PCS`, `480 CARTONS ON PALLETS`, `50台/SETS`), as printed, or null. */
export function quantityUnitIn(text: string): string | null {
  const words = text.match(/\p{L}[\p{L}\d²³]*(?:\/\p{L}[\p{L}\d²³]*)*/gu) ?? [];
  return (
    words.flatMap((word) => (isInTwoScripts(word) ? [word] : word.split('/'))).find((word) => word.split('/').every(isQuantityUnit)) ?? null
  );
}

/** A unit in Chinese and in English is said twice; of two in one script the second one is what the first is counted for (`20 PCS/CTN`). */
function isInTwoScripts(word: string): boolean {
  const halves = word.split('/').map((half) => /\p{Script=Han}/u.test(half));
  return halves.length === 2 && halves[0] !== halves[1];
}
