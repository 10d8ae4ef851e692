import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { isPlace } from '../../fields/pick-port.js';
import { partOf } from '../../page/phrases.js';

/** A place and the day on which a ship leaves it or comes there: `Hamburg ETD 11-Jul-26`, `Brisbane ETA 25-Aug-26`. */
const EXPECTED = {
  port_of_loading: /^(?<place>\p{L}[^\d:]{2,40}?)[\s,(/–-]+(?:etd|ets|atd)(?!\p{L})/iu,
  port_of_discharge: /^(?<place>\p{L}[^\d:]{2,40}?)[\s,(/–-]+(?:eta|ata)(?!\p{L})/iu,
} as const;

/** The port that a paper names only with its day, whatever label it has; null where it names several so. */
export function expectedPort(field: keyof typeof EXPECTED) {
  return (text: DocumentText): Understood | null => {
    const named = text.phrases.flatMap((phrase) => {
      const place = EXPECTED[field].exec(phrase.text)?.groups?.['place'] ?? '';
      const from = isPlace(place) && daysIn(phrase.text, text.dayOrder).length === 1 ? partOf(phrase, 0, place.length) : null;
      return from === null ? [] : [{ value: place.trim(), from: [from], certainty: CERTAINTY.transport.route }];
    });
    const [first] = named;
    return first !== undefined && named.every(({ value }) => value === first.value) ? first : null;
  };
}
