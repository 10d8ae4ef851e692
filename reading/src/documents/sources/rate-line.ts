import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { isSameLine } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';

/** The first line of rates on an air waybill begins so: pieces, gross weight, K or L, rate class, chargeable weight. */
const RATE_LINE =
  /^\W*(?<pieces>\d{1,3}[,.]\d{3}|\d{1,5})\s+(?<gross>\d[\d,.]*)\s*\W?\s*(?<unit>k|l|kg|lb)\W?\s*\W*(?:(?<rate>[A-Z])\W?\s+)?(?:\d{4}\s+)?(?<chargeable>\d[\d,.]*)?/iu;

/** What a field is in the line of rates. */
export function inRateLine(field: HeaderField<'waybill'>) {
  return (text: DocumentText): Understood | null => rateLineOf(text).get(field) ?? null;
}

/** Pieces, weights and rate class from the line of rates; empty where no line has that form. */
function rateLineOf(text: DocumentText): Map<HeaderField<'waybill'>, Understood> {
  const fields = new Map<HeaderField<'waybill'>, Understood>();
  for (const phrase of text.phrases) {
    const line = [
      phrase,
      ...text.phrases.filter(
        (other) =>
          other !== phrase && other.page === phrase.page && isSameLine(other.area, phrase.area) && other.area.left > phrase.area.left,
      ),
    ].sort((a, b) => a.area.left - b.area.left);
    const match = RATE_LINE.exec(line.map(({ text: words }) => words).join(' '));
    if (match?.groups === undefined) continue;
    const { pieces = '', gross = '', unit = '', rate, chargeable } = match.groups;
    put(fields, 'packages', pieces.replace(/\D/gu, ''), line);
    put(fields, 'gross_weight', decimal(gross, text), line);
    put(fields, 'weight_unit', unit.toUpperCase().startsWith('K') ? 'KG' : 'LB', line);
    if (rate !== undefined) put(fields, 'rate_class', rate, line);
    if (chargeable !== undefined) put(fields, 'chargeable_weight', decimal(chargeable, text), line);
    return fields;
  }
  return fields;
}

function decimal(printed: string, text: DocumentText): string {
  return numbersIn(printed, text.numberStyle)[0]?.value ?? '';
}

function put(fields: Map<HeaderField<'waybill'>, Understood>, field: HeaderField<'waybill'>, value: string, line: readonly Phrase[]): void {
  if (value !== '') fields.set(field, { value, from: line.slice(0, 4), certainty: CERTAINTY.transport.rateLine });
}
