import { anyOf } from '@tallyport/domain/any-of';
import { DOUBT } from '../../certainty.js';
import type { DocumentText, LabelledValue } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { identifierAt } from '../labelled.js';
import { bareOrder } from './bare-order.js';
import { ORDER_WORDS, UNPARTED_ORDER_WORDS } from './words/order-words.js';

/** Words by which a buyer's order is told from his other references. */
const OF_ORDER = new RegExp(String.raw`(?<!\p{L})${anyOf(ORDER_WORDS)}(?!\p{L})|${anyOf(UNPARTED_ORDER_WORDS)}`, 'iu');

/** The buyer's order: at a label that calls it so before one that only says whose reference it is, `Your ref.`; that is doubtful beside an order of nobody. */
export function orderOfBuyer(text: DocumentText): Understood | null {
  const called = text.labels.filter(({ text: words, isGuess }) => OF_ORDER.test(words) && isGuess !== true);
  const order = identifierAt('purchase_order')({ ...text, labels: called });
  if (order !== null) return order;
  if (called.some(isLeftEmpty)) return null; // the place for it is there, and the reference beside it is another one
  const reference = identifierAt('purchase_order')(text);
  const other = reference === null ? null : bareOrder(text);
  const isDisputed = other !== null && other.value !== reference?.value;
  if (isDisputed && reference?.at?.label.isGuess === true) return null;
  return reference === null || !isDisputed ? reference : { ...reference, certainty: DOUBT.bareOrder * reference.certainty };
}

/** Whether nothing stands at a label but a colon. */
function isLeftEmpty({ concepts, candidates }: LabelledValue): boolean {
  const lines = candidates.flatMap((candidate) => candidate.lines);
  return concepts.includes('purchase_order') && lines.length > 0 && lines.every(({ text: words }) => /^[\s:：_.–-]*$/u.test(words));
}
