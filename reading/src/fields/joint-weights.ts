import { numbersIn } from '@tallyport/domain/values/numbers';
import { weightUnitIn } from '@tallyport/domain/values/units';
import type { DocumentText, LabelledValue } from '../document-text.js';
import { isSameLine } from '../page/area.js';
import type { Measure } from './measure.js';
import { certaintyOf } from './value-readers.js';

const BOTH =
  /(?<!\p{L})(?:(?<net>net(?:to|t)?|n\.?\s?w)(?!\p{L}).*(?:gross|brutto|brut|g\.?\s?w)|(?:gross|brutto|brut|g\.?\s?w)(?!\p{L}).*(?:net(?:to|t)?|n\.?\s?w))(?!\p{L})/iu;

/** One of the two weights at a label for both, in the order in which it names them: `Net / gross weight: 1,200 / 1,250 kg`. */
export function jointWeight(text: DocumentText, which: 'net_weight' | 'gross_weight'): Measure | null {
  for (const label of text.labels) {
    const net = netFirst(label);
    const [candidate] = label.candidates;
    const [first] = candidate?.lines ?? [];
    if (net === null || candidate === undefined || first === undefined) continue;
    const line = candidate.lines.filter(({ area }) => isSameLine(area, first.area));
    const numbers = line.flatMap((phrase) => numbersIn(phrase.text, text.numberStyle).map(({ value }) => ({ value, phrase })));
    const [one, two, ...more] = numbers;
    const values = [Number(one?.value), Number(two?.value)];
    const [less, greater] = net ? values : values.toReversed();
    if (one === undefined || two === undefined || more.length > 0 || less === undefined || greater === undefined || less > greater)
      continue;
    const own = (which === 'net_weight') === net ? one : two;
    const certainty = certaintyOf(candidate.relation);
    const unit = weightUnitIn(line.map(({ text: words }) => words).join(' ')) ?? weightUnitIn(label.text);
    return {
      amount: { value: own.value, from: [own.phrase], certainty },
      unit: unit === null ? null : { value: unit, from: [own.phrase], certainty },
    };
  }
  return null;
}

/** Whether a label names the net weight before the gross one; null where it does not name both. */
function netFirst({ text, concepts }: LabelledValue): boolean | null {
  if (!concepts.includes('net_weight') && !concepts.includes('gross_weight')) return null;
  const both = BOTH.exec(text);
  return both === null ? null : both.groups?.['net'] !== undefined;
}
