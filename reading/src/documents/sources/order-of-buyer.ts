import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { identifierAt } from '../labelled.js';

/** Words by which a buyer's order is told from his other references. */
const OF_ORDER =
  /(?<!\p{L})(?:p\.?\s?\/?\s?o|l\.?p\.?o|orders?|ordre|ordine|ord|orden|commandes?|cde|bestell\p{L}*|best|pedido|encomenda|zam\p{L}*|indent|purchase|beställning\p{L}*|objedn\p{L}*|sipariş|inkoop\p{L}*|engagement)(?!\p{L})|订单|采购|注文|発注/iu;

/** The buyer's order: at a label that calls it so before one that only says whose reference it is, `Your ref.`. */
export function orderOfBuyer(text: DocumentText): Understood | null {
  const called = text.labels.filter(({ text: words, isGuess }) => OF_ORDER.test(words) && isGuess !== true);
  return identifierAt('purchase_order')({ ...text, labels: called }) ?? identifierAt('purchase_order')(text);
}
