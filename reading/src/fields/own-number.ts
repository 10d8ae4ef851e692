import { CERTAINTY } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import { partOf } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { labelsFor, understand } from './pick.js';
import { readIdentifier } from './value-readers.js';

/** On an invoice `Bill No.` and `Document No.` are its own number; on a bill of lading that of the bill. */
const OWN = /^\W*(?:our\s+)?(?:bill|document|doc)(?!\p{L})(?!.*(?:lading|way|transport|shipping|carriage))/iu;

const isOwn = ({ text }: LabelledValue): boolean => OWN.test(text);

/** The number of a paper that is not carried, at a label that would name a bill of lading elsewhere. */
export function ownNumberOf(text: DocumentText): Understood | null {
  return firstAt(labelsFor(text, ['bl_number']).filter(isOwn), text);
}

/** The number of the waybill that a paper names. */
export function waybillNumberOf(text: DocumentText): Understood | null {
  const labels = labelsFor(text, ['transport_document', 'bl_number']).filter((label) => !isOwn(label));
  return partedAirNumber(labels) ?? firstAt(labels, text);
}

/** The number of an air waybill as airlines print it, in groups of four: `724-5512 0963`. */
function partedAirNumber(labels: readonly LabelledValue[]): Understood | null {
  for (const label of labels) {
    const [candidate] = label.candidates;
    const [line] = candidate?.lines ?? [];
    const match = AIR_NUMBER.exec(line?.text ?? '');
    const part = match === null || line === undefined ? null : partOf(line, match.index, match.index + match[0].length);
    if (candidate !== undefined && match !== null && part !== null)
      return { value: match[0], from: [part], certainty: CERTAINTY.label[candidate.relation] };
  }
  return null;
}

const AIR_NUMBER = /(?<![\d-])\d{3}-\d{4}\s\d{4}(?!\d)/u;

function firstAt(labels: readonly LabelledValue[], text: DocumentText): Understood | null {
  for (const label of labels) {
    const number = understand(label, readIdentifier, text);
    if (number !== null) return number;
  }
  return null;
}
