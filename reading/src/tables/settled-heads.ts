import { type ColumnHead, SUBJECTS } from './column-head.js';
import type { ColumnRole } from './column-roles.js';

/** Beside a count of goods the pieces are those of the shipment. */
const PIECES = /^(?:total\s+)?(?:no|nos|number)?\W*(?:of\s+)?(?:pieces|boxes|parcels)(?:\s*\/\s*\w+)?$/iu;

/** How many were ordered is no count of what was sent. */
const ORDERED = /order|(?<!\p{L})ord(?:'?d)?(?!\p{L})|bestellt|command|cd[ée]e|pedid|ordin/iu;
const SHIPPED =
  /ship|(?<!\p{L})shp(?:'?d)?(?!\p{L})|dlvd?|(?<!\p{L})del'?d(?!\p{L})|sent|deliver|dispatch|despatch|invoic|supplied|geliefert|livr|entreg|consegn|spedit/iu;

/** Weights, or amounts, by what stands beside them. */
const NET = /^(?:total\s+)?(?:nett?|netto|neto|l[ií]quido)(?:\s+total)?\W*(?:\(?excl\.?\)?)?$/iu;
const GROSS = /^(?:total\s+)?(?:gross|brutto|bruto|brut|brüt)(?:\s+total)?\W*$/iu;

/**
 * Heads that mean one thing beside some heads and another beside others. `Units` is the count beside a column of units; `Items` is a count where
 * something else is described, and the description where nothing else in the whole row is; `Item No.` is a code beside a column that counts the rows;
 * of what was ordered and what was sent the second is the quantity; `Net` is an amount beside a price and a weight beside `Gross`;
 * `Price unit` beside a price is for how many it is.
 */
export function settled(heads: readonly ColumnHead[], areAll = true): ColumnHead[] {
  const isDescribed = !areAll || heads.some(({ role }) => role !== null && SUBJECTS.has(role) && role !== 'product_code');
  const isCounted = heads.some(({ role }) => role === 'quantity') || heads.filter(({ role }) => role === 'quantity_unit').length < 2;
  const isCountedTwice = heads.some(({ role, text }) => role === 'quantity' && !PIECES.test(text));
  const isPricedTwice = heads.filter(({ role }) => role === 'unit_price').length > 1;
  const isCount = ({ role, likely }: ColumnHead): boolean => role === 'quantity' || (role === null && likely === 'quantity');
  const isShipped = heads.some((head) => isCount(head) && SHIPPED.test(head.text));
  const isNumbered = heads.filter(({ role }) => role === 'item').length > 1 && !heads.some(({ role }) => role === 'product_code');
  const isMoney = (role: ColumnRole): boolean => heads.some((head) => head.role === role && !NET.test(head.text));
  const [isPriced, isPaid] = [isMoney('unit_price'), isMoney('total_price')];
  const isWeighed = heads.some(({ role, text }) => role === 'gross_weight' || GROSS.test(text));
  return heads.map((head) => {
    const text = head.text.trim();
    if (NET.test(text) && !isPaid && (isPriced || isWeighed)) return { ...head, role: isPriced ? 'total_price' : 'net_weight' };
    if (GROSS.test(text) && !isPaid && !isPriced) return { ...head, role: 'gross_weight' };
    if (!isCounted && /^units$/iu.test(text)) return { ...head, role: 'quantity' };
    if (isPricedTwice && /^price\s+unit$/iu.test(text)) return { ...head, role: 'other' };
    if (isShipped && isCount(head) && ORDERED.test(text)) return { ...head, role: 'other' };
    if (isCountedTwice && head.role === 'quantity' && PIECES.test(text)) return { ...head, role: 'packages' };
    if (!isDescribed && head.role === 'item' && /^items?$/iu.test(text)) return { ...head, role: 'description' };
    return isNumbered && head.role === 'item' && /item|article|part/iu.test(text) ? { ...head, role: 'product_code' } : head;
  });
}

/** Rows are told apart by their descriptions: where only the words of a head tell which column these are, it is taken at once. */
export function described(heads: readonly ColumnHead[]): readonly ColumnHead[] {
  if (heads.some(({ role }) => role !== null && SUBJECTS.has(role)) || heads.filter(({ role }) => role !== null).length < 2) return heads;
  return heads.map((head) => (head.likely === 'description' ? { ...head, role: 'description' } : head));
}
