import { CERTAINTY } from '../../../certainty.js';
import type { DocumentText } from '../../../document-text.js';
import { besideWord, numberOfPaper } from '../../../fields/beside-word.js';
import { containersIn } from '../../../fields/containers.js';
import type { Understood } from '../../../fields/field-reading.js';
import { labelsFor } from '../../../fields/pick.js';
import type { Concept } from '../../../labels/concepts.js';

/** What names the bill or the container to which a declaration is linked. */
const LINKED: readonly Concept[] = ['transport_document', 'job_number', 'bl_number', 'container_number'];

/** The consignment of a declaration that leaves no place for it: beside a word that links them, else the only container that it names. */
export function consignmentNamed(text: DocumentText): Understood | null {
  if (labelsFor(text, LINKED).some(({ ending }) => ending !== 'loose')) return null;
  const [only, ...more] = containersIn(text);
  const linkedTo = besideWord(text, LINK, numberOfPaper);
  if (linkedTo !== null) return linkedTo;
  return only === undefined || more.length > 0 ? null : { ...only.number, certainty: CERTAINTY.number.consignment };
}

/** What the number of the bill or the container may be called. */
const LINK = /(?<!\p{L})(?:consignment|shipment|link|bill|container|covers|covered|identifier|reference)(?!\p{L})/iu;
