import { DOUBT } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { identifierAt } from '../labelled.js';

/** `Order`, `Order No.`, `SİPARİŞ / ORDER`: of whom it is nobody says; `Our order` and `Order confirmation` are the seller's. */
const BARE = /^(?:[^/]+\/\s*)?(?:order|ordrenr|ordernr)\W*(?:no|nr|number|ref|reference)?\W*$/iu;

/** The order at a label that tells not whose it is: on papers of sellers the buyer's, where they name no other. */
export function bareOrder(text: DocumentText): Understood | null {
  const labels = text.labels.filter(({ text: words }) => BARE.test(words.trim()));
  const order = identifierAt('order_number')({ ...text, labels });
  return order === null ? null : { ...order, certainty: DOUBT.bareOrder * order.certainty };
}
