import type { Concept } from '../labels/concepts.js';
import type { OpenDocument } from '../open-document.js';
import type { ColumnRole } from '../tables/column-roles.js';

const COUNTED: readonly ColumnRole[] = ['quantity', 'packages', 'packages_and_type', 'package_range'];
const PRICED: readonly ColumnRole[] = ['unit_price', 'total_price'];

const NAMED: readonly ColumnRole[] = ['description', 'packages_and_description', 'product_code'];
/** Who gets the goods stands on any list of them. */
const ADDRESSED: readonly Concept[] = ['consignee', 'buyer', 'buyer_address'];
/** What papers of other kinds are told by where no title says what they are. */
const OF_OTHERS: readonly Concept[] = [
  'total_amount',
  'goods_total',
  'due_date',
  'payment_terms',
  'notify',
  'original_bills',
  'sea_form',
  'air_form',
];

/**
 * A delivery note whose goods have prices and amounts is an invoice, whose title was not found or is another one. One that lists its goods without prices is
 * the list of what was packed, and becomes its record; so does such a list without a title.
 */
export function typeOfDelivery(document: OpenDocument): Partial<Pick<OpenDocument, 'type' | 'name'>> {
  const { type, name } = document;
  if (type === 'other' && NOTES.has(name) && isPriced(document)) return { type: 'CIV', name: '' };
  if (type !== 'other' || !(name === 'delivery note' || (name === '' && isUntitledList(document)))) return {};
  const roles = rolesOf(document);
  const isListed = COUNTED.some((role) => roles.has(role)) && !PRICED.some((role) => roles.has(role));
  return isListed ? { type: 'PKL', name: '' } : {};
}

const NOTES = new Set(['delivery note', 'delivery order']);

function isPriced({ tables }: OpenDocument): boolean {
  const ofGoods = tables.filter(({ columns }) => NAMED.some((named) => columns.some(({ role }) => role === named)));
  return ofGoods.some(({ rows }) =>
    rows.some(({ cells }) => PRICED.every((price) => [...cells.keys()].some(({ role }) => role === price))),
  );
}

function rolesOf({ tables }: OpenDocument): ReadonlySet<ColumnRole | null> {
  return new Set(tables.filter(({ rows }) => rows.length > 0).flatMap(({ columns }) => columns.map(({ role }) => role)));
}

/** Whether nothing says what a paper is, and it tells what goods somebody gets. */
function isUntitledList(document: OpenDocument): boolean {
  const { score, title, labels } = document;
  const concepts = new Set(labels.filter(({ isGuess }) => isGuess !== true).flatMap((label) => label.concepts));
  const roles = rolesOf(document);
  return (
    score === 0 &&
    title === null &&
    NAMED.some((role) => roles.has(role)) &&
    !roles.has('origin_criterion') &&
    ADDRESSED.some((concept) => concepts.has(concept)) &&
    !OF_OTHERS.some((concept) => concepts.has(concept))
  );
}
