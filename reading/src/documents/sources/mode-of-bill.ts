import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import { containersIn } from '../../fields/containers.js';
import type { Understood } from '../../fields/field-reading.js';
import { pick } from '../../fields/pick.js';
import { readShortText } from '../../fields/value-readers.js';
import { MODE_OF_BILL } from '../tuning.js';
import { isConsignmentNote } from './consignment-note.js';
import { INLAND_TERMS } from './words/inland-terms.js';

const INLAND = new RegExp(String.raw`(?<![\p{L}])${anyOf(INLAND_TERMS)}(?!\p{L})`, 'giu');

/** How the goods of a bill of lading are carried: by sea, unless it names no ship and is printed for trucks. */
export function modeOfBill(text: DocumentText): Understood {
  const terms = new Set(text.phrases.flatMap(({ text: words }) => [...words.matchAll(INLAND)].map(([term]) => term.toLowerCase())));
  const hasShip = pick(text, ['vessel', 'vessel_and_voyage', 'voyage'], readShortText) !== null;
  const isByRoad = (terms.size >= MODE_OF_BILL.leastTerms || isConsignmentNote(text)) && !hasShip;
  const isBySea = hasShip || containersIn(text).length > 0;
  return {
    value: isByRoad ? 'road' : 'sea',
    from: [],
    certainty: isByRoad || !isBySea ? CERTAINTY.transport.modeOfType : CERTAINTY.transport.modeWithShip,
    isInferred: true,
  };
}
