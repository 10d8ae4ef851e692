import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import { containersIn } from '../../fields/containers.js';
import type { Understood } from '../../fields/field-reading.js';
import { pick } from '../../fields/pick.js';
import { readShortText } from '../../fields/value-readers.js';
import { at, firmly } from '../labelled.js';
import { MODE_OF_BILL } from '../tuning.js';
import { isConsignmentNote } from './consignment-note.js';
import { INLAND_TERMS, ROAD_VEHICLES } from './words/inland-terms.js';

const INLAND = new RegExp(String.raw`(?<![\p{L}])${anyOf(INLAND_TERMS)}(?!\p{L})`, 'giu');
const VEHICLES = new RegExp(String.raw`(?<![\p{L}])${anyOf(ROAD_VEHICLES)}(?!\p{L})`, 'giu');

/** How the goods of a bill of lading are carried: by sea, unless it names no ship and is printed for trucks. */
export function modeOfBill(text: DocumentText): Understood {
  const isByRoad = isOfRoad(text);
  const isBySea = hasShip(text) || containersIn(text).length > 0;
  return {
    value: isByRoad ? 'road' : 'sea',
    from: [],
    certainty: isByRoad || !isBySea ? CERTAINTY.transport.modeOfType : CERTAINTY.transport.modeWithShip,
    isInferred: true,
  };
}

/** That goods go by road, where a paper beside their bill speaks of trucks and of no ship. */
export function roadByVehicles(text: DocumentText): Understood | null {
  return isOfRoad(text) ? { value: 'road', from: [], certainty: CERTAINTY.transport.modeOfType, isInferred: true } : null;
}

function isOfRoad(text: DocumentText): boolean {
  if (hasShip(text)) return false;
  const terms = namedIn(text, INLAND);
  if (terms >= MODE_OF_BILL.leastTerms || isConsignmentNote(text)) return true;
  const hasPort = firmly(at(readShortText, 'port_of_loading', 'port_of_discharge'))(text) !== null;
  return !hasPort && containersIn(text).length === 0 && terms + namedIn(text, VEHICLES) >= MODE_OF_BILL.leastTerms;
}

function hasShip(text: DocumentText): boolean {
  return pick(text, ['vessel', 'vessel_and_voyage', 'voyage'], readShortText) !== null;
}

/** How many different ones of some terms a paper uses. */
function namedIn(text: DocumentText, terms: RegExp): number {
  return new Set(text.phrases.flatMap(({ text: words }) => [...words.matchAll(terms)].map(([term]) => term.toLowerCase()))).size;
}
