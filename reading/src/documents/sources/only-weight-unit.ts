import { type WeightUnit, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Known } from '../declaration.js';
import { markedOn } from './marks-of-countries.js';
import { MARKS_OF_COUNTRIES } from './words/home-currencies.js';

/** Units in which freight is weighed: grams are those of goods, and a letter alone may be anything. */
const OF_FREIGHT: ReadonlySet<WeightUnit | null> = new Set(['KG', 'LB']);
/** A unit behind a figure, or alone at the end of a few words: `2,140 lbs`, `Poids kg`, `Weight (LB)`. */
const STATED = /\d\s?\p{L}{2,9}\.?|^\D{0,24}$/u;

/** A town with its state and code, or what bills of carriers there print. */
const AMERICAN = new RegExp(`${MARKS_OF_COUNTRIES['US'] ?? ''}|(?<!\\p{L})(?:NMFC|LTL|SCAC|VICS|CITY/STATE/ZIP)(?!\\p{L})`, 'iu');

/** The only unit of freight that a paper names anywhere is that of a weight which it tells without one. */
export function onlyWeightUnit(text: DocumentText, known: Known<'gross_weight' | 'net_weight'>): Understood | null {
  if (known.get('gross_weight') === null && known.get('net_weight') === null) return null;
  const named = text.phrases.flatMap((phrase) => {
    const unit = STATED.test(phrase.text) ? weightUnitIn(phrase.text) : null;
    return unit !== null && OF_FREIGHT.has(unit) ? [{ phrase, unit }] : [];
  });
  const [first] = named;
  if (first === undefined) return unitAtHome(text);
  if (named.some(({ unit }) => unit !== first.unit)) return null;
  return { value: first.unit, from: [first.phrase], certainty: CERTAINTY.cargo.unitOfPaper, isInferred: true };
}

/** Where a paper names no unit at all, not tonnes either, but has marks of where it is from, it weighs as that country does: in the United States in pounds. */
function unitAtHome(text: DocumentText): Understood | null {
  if (text.phrases.some(({ text: words }) => weightUnitIn(words) === 'T')) return null;
  const american = text.phrases.find(({ text: words }) => AMERICAN.test(words));
  const marked = markedOn(text).flatMap(({ country, phrase }) => (country === 'US' ? [] : [phrase]));
  const from = american ?? marked[0];
  if (from === undefined) return null;
  return { value: american === undefined ? 'KG' : 'LB', from: [from], certainty: CERTAINTY.cargo.unitAtHome, isInferred: true };
}
