import { packagesIn } from '@tallyport/domain/values/package-types';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { isInTable } from '../../fields/name-over-address.js';
import { measuresIn } from './measures-in-words.js';

/** What one package holds, or how a weight differs from that of the consignment. */
const OTHERWISE = /(?<!\p{L})(?:nett?o?|neto|l[ií]quido|tare|tara|n[./]?w|per|each|je|pro|par|por|à|of|de|x|×|@)\W*$/iu;
const OF_ONE = /^\W*(?:nett?o?|neto|net|tare|tara|per|each|je|pro|par|por|\/)(?!\p{L})/iu;

/** What the packages of a consignment weigh, where a note counts them and says one weight beside: `12 parcels, 418 kg`, `3 SKIDS 1,846 LBS`. */
export function weightBesidePackages(text: DocumentText): Measure | null {
  const found = text.phrases
    .filter((phrase) => packagesIn(phrase.text) !== null && !isInTable(phrase, text))
    .flatMap((phrase) => {
      const [weight, ...others] = measuresIn(phrase, text, weightUnitIn);
      const isOfAll = weight !== undefined && others.length === 0 && !OTHERWISE.test(weight.lead) && !OF_ONE.test(weight.rest);
      return isOfAll ? [weight] : [];
    });
  const [first] = found;
  if (first === undefined || found.some(({ value, unit }) => value !== first.value || unit !== first.unit)) return null;
  const certainty = CERTAINTY.cargo.onTotalLine;
  return { amount: { value: first.value, from: [first.from], certainty }, unit: { value: first.unit, from: [first.from], certainty } };
}
