import { DOCUMENT_TYPES } from '@tallyport/contracts/document-extraction/document-types';
import { CHECK_NAMES } from '@tallyport/contracts/document-extraction/explanation';
import { HEADER_FIELDS } from '@tallyport/contracts/shipping-record/fields';
import { PAPER_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { VALUE_KINDS } from '../checks/kinds-of-fields.js';

const TESTED = CHECK_NAMES.filter((name) => name !== 'evidence');
const FIELDS = [...new Set(PAPER_KINDS.flatMap((kind) => Object.keys(HEADER_FIELDS[kind])))];
const METHODS = ['text layer', 'ocr', 'cells', 'none'];
const RELATIONS = ['inline', 'inside', 'right', 'below', 'above', 'over', 'joined'];

/** What is looked at of a value and its paper, in the order in which the trees know it. */
// biome-ignore format: a table reads best in rows
export const SIGNS: readonly string[] = [
  'certainty', 'inferred', 'ranked',
  'label', 'guessed label', 'rivals', 'refused', 'label length',
  'own chance', 'other chance', 'candidates', 'instead of',
  'tagged', 'told', 'told least', 'told otherwise', 'told likeliest', 'told instead', 'told cell',
  'length', 'words', 'digits', 'capitals', 'size', 'times', 'lines', 'print',
  'left', 'top', 'page', 'height',
  'values', 'mean certainty', 'failing', 'mean chance', 'pages', 'phrases', 'labels', 'guessed labels', 'title', 'type by signs',
  ...TESTED.map((name) => `check ${name}`),
  ...RELATIONS.map((relation) => `stands ${relation}`),
  ...METHODS.map((method) => `method ${method}`),
  ...VALUE_KINDS.map((kind) => `kind ${kind}`),
  ...FIELDS.map((field) => `field ${field}`),
  ...DOCUMENT_TYPES.map((type) => `type ${type}`),
];

const PLACES: ReadonlyMap<string, number> = new Map(SIGNS.map((sign, place) => [sign, place]));

/** A row of signs, all others 0. */
export function rowOf(signs: Readonly<Record<string, number | boolean>>): Float32Array {
  const row = new Float32Array(SIGNS.length);
  for (const [sign, value] of Object.entries(signs)) {
    const place = PLACES.get(sign);
    if (place !== undefined) row[place] = Number(value);
  }
  return row;
}
