import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import { cleaned } from '../fields/value-readers.js';
import type { Phrase } from '../page/phrases.js';

/** What a cell says in words. */
export function textIn(cell: Phrase | null): Understood | null {
  const value = cell === null ? '' : cleaned(cell.text);
  return cell === null || isEmptyValue(value) ? null : { value, from: [cell], certainty: CERTAINTY.table.column };
}

/** The first number of a cell. */
export function numberIn(cell: Phrase, text: DocumentText): Understood | null {
  const [first] = numbersIn(cell.text, text.numberStyle);
  return first === undefined ? null : { value: first.value, from: [cell], certainty: CERTAINTY.table.column };
}
