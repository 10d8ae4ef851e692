import { readShortText, type ValueReader } from '../fields/value-readers.js';
import { incotermsIn } from '../values/incoterms.js';

/** Words of which at least one stands in nearly every term of payment. */
const OF_PAYMENT =
  /pa(?:y|id)|days?|advance|credit|l\s?\/?\s?c(?!\p{L})|t\s?\/?\s?t(?!\p{L})|d\s?\/\s?[ap](?!\p{L})|cash|c\.?[io]\.?[ad](?!\p{L})|transfer|remit|wire|swift|account|deposit|balance|sight|net(?!\p{L})|draft|due|receipt|documents|collection|letter|bank|free|sample|charge|%|付|款|电汇|信用证/iu;
/** How much less sure a term is that has none. */
const STRANGE = 0.8;

/** A term of delivery alone says nothing of payment, although both stand at `Terms`. Words that speak of no payment are doubtful. */
export const readPayment: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  if (read === null || OF_PAYMENT.test(String(read.value))) return read;
  return incotermsIn(String(read.value).toUpperCase()).length > 0 ? null : { ...read, certainty: STRANGE * read.certainty };
};
