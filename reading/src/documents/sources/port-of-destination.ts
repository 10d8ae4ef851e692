import { isCountry } from '@tallyport/domain/values/countries';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { understand } from '../../fields/pick.js';
import { isPlace } from '../../fields/pick-port.js';
import { readShortText } from '../../fields/value-readers.js';
import type { Known } from '../declaration.js';

/** Words for where goods go that are no words for where they are handed over. */
const DESTINATION = /destin(?:ation|o|azione)|bestimmung|ziel|bestemming|destination/iu;

/** The port to which goods go where a paper names their port of loading, and beside it only a destination: `Port of loading: Yantian` and `Destination: Santos`. */
export function portOfDestination(text: DocumentText, known: Known<'port_of_loading'>): Understood | null {
  if (known.get('port_of_loading') === null) return null;
  const labels = text.labels.filter((label) => label.concepts.includes('place_of_delivery') && DESTINATION.test(label.text));
  const places = labels.flatMap((label) => understand(label, readShortText, text) ?? []);
  const [first] = places.filter(({ value }) => isPlace(String(value)) && !isCountry(String(value)));
  return first === undefined ? null : { ...first, certainty: CERTAINTY.transport.portOfDestination };
}
