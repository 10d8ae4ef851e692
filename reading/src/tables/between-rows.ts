import { anyOf } from '@tallyport/domain/any-of';
import type { BodyLine } from './body-line.js';
import type { ColumnRole } from './column-roles.js';
import { type Column, columnAt } from './columns.js';
import { BETWEEN_ROWS } from './tuning.js';

const CARRIED_WORDS = String.raw`
  (?:amount |balance |(?:sub[- ]?)?total )?(?:carried|brought) (?:forward|over|fwd)
  carry[- ]?(?:forward|over)
  [bc]/(?:f|fwd)\b
  [üu]bertrag
  a reporter\b
  riporto\b
  suma (?:y sigue|anterior)
  nakli yek[uû]n
  transporte?\b\W*$
  report\b\W*(?:$|\/)
  overdracht\b
  te transporteren\b
  transport[eé]?r\b\W*$
  överföring\b
  overført\b
  siirto\b\W*$
  (?:do|z) przeniesienia\b
  átvitel\b
  áthozat\b
  承前页
  过次页
  转下页
  前頁繰越
  次頁繰越
`;
const CARRIED = new RegExp(String.raw`^[\W\d]*${anyOf(CARRIED_WORDS)}`, 'iu');
const SUBTOTAL_WORDS = String.raw`
  sub[- ]?totals?\b
  (?:total|sum) (?:of|for|per) (?:the |this )?(?:group|order|page|pallet|container|lot|delivery|po)\b
  (?:group|page|order) total\b
  zwischensumme
  zwischentotal
  sous[- ]total
  subtotale
  subtotaal
  tussentotaal
  mellemsum
  delsum(?:ma)?
  v[aä]lisumma
  mezisou[cč]et
  podsuma
  ara toplam
  小计
  小計
`;
const SUBTOTAL = new RegExp(String.raw`^\W*${anyOf(SUBTOTAL_WORDS)}`, 'iu');
/** What rows stand under, alone on a line: their order, note, pallet or container, with its number. */
const GROUP_WORDS = String.raw`
  (?:purchase |sales )?order
  p\.?\s?o\.?
  (?:delivery|despatch|dispatch) note
  albar[aá]n
  (?:bon de livraison|bl n[°o])
  lieferschein
  d\.?d\.?t\.?
  pakbon
  guia de remessa
  pallet
  plt
  container
  shipment
  consignment
  group
  contract
  proforma
`;
const GROUP = new RegExp(
  String.raw`^\W*(?:(?:your|our|customer|buyer)(?:'?s)? )?${anyOf(GROUP_WORDS)}\s*(?:no\.?|nr\.?|n[°º.]|number|#|:|\s)*\s*[\p{L}\d/-]*\d`,
  'iu',
);

/** Whether a line carries a sum from one page to the next: no row, and no end of the table. */
export function isCarried({ phrases }: BodyLine): boolean {
  return phrases.some(({ text }) => CARRIED.test(text));
}

/** Whether a line sums up some of the rows: rows or the sum of all come after it. */
export function isSubtotal({ phrases }: BodyLine): boolean {
  return phrases.some(({ text }) => SUBTOTAL.test(text));
}

/** Whether a line alone names what the rows below it belong to. */
export function isGroupName({ phrases: [phrase, ...others] }: BodyLine): boolean {
  const isAlone = others.every(({ text }) => /^[(（].*[)）]$/u.test(text));
  return phrase !== undefined && isAlone && GROUP.test(phrase.text) && phrase.text.split(/\s+/u).length <= BETWEEN_ROWS.mostWords;
}

/** Whether a line leads to the rows below it: words alone, with a colon at their end (`We invoice you for the goods delivered:`). */
export function isIntroduction({ phrases: [phrase, ...others] }: BodyLine): boolean {
  const words = phrase?.text.match(/\p{L}{2,}/gu) ?? [];
  return others.length === 0 && words.length >= BETWEEN_ROWS.leastLeading && /[:：]\s*$/u.test(phrase?.text ?? '');
}

/** Whether a line looks like a row: figures, and something in at least half of the columns. */
export function isLikeRow({ phrases }: BodyLine, columns: readonly Column[]): boolean {
  const filled = new Set(phrases.flatMap(({ words }) => words.map(({ area }) => columnAt(columns, area))));
  filled.delete(null);
  return filled.size >= 3 && filled.size * 2 >= columns.length && phrases.filter(({ text }) => /\d/u.test(text)).length > 1;
}

/** Whether a line only counts the columns, as printed forms do below their heads: `1 2 3 4 5 6 = 4 x 5`. */
export function isCountOfColumns({ phrases }: BodyLine): boolean {
  const texts = phrases.flatMap(({ text }) => text.replace(/\s*=.*$/u, '').split(/\s+/u));
  const numbers = texts.map((text) => Number(/^[([]?(\d{1,2})[)\].]?$/u.exec(text)?.[1] ?? Number.NaN));
  return (
    numbers.length >= BETWEEN_ROWS.leastCounted && numbers.every((number, at) => number === (numbers[0] ?? 0) + at) && (numbers[0] ?? 9) < 3
  );
}

/** A sum that stands close behind the number of the packages beside it: `66 Total :`. */
const TOTAL_BEHIND = /^\d[\d.,' ]*\s(?:grand |gross )?totals?\W*$/iu;

export function isTotalBehind({ phrases }: BodyLine): boolean {
  return phrases.some(({ text }) => TOTAL_BEHIND.test(text.trim()));
}

/** In bills and certificates labels with their values also stand among the goods; where these are counted and priced they do not. */
const OF_INVOICES = new Set<ColumnRole>(['quantity', 'unit_price', 'total_price', 'net_weight']);

/** Whether a line is a label and its value, alone and in columns apart: a field of the header under the table. */
export function isField({ phrases }: BodyLine, columns: readonly Column[]): boolean {
  if (!columns.some(({ role }) => role !== null && OF_INVOICES.has(role))) return false;
  const [label, value, ...others] = phrases;
  if (label === undefined || value === undefined || others.length > 0 || !/\p{L}{2,}[^:]*:$/u.test(label.text.trim())) return false;
  const [from, to] = [columnAt(columns, label.area), columnAt(columns, value.area)];
  return from !== to && (columns[0] === from || from === null || label.area.left <= (columns[1]?.left ?? 0) + 1);
}
