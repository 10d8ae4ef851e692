import { captionRowsOf } from '../labels/captions.js';
import type { Phrase } from '../page/phrases.js';
import type { TableHead } from './column-head.js';
import type { ColumnRole } from './column-roles.js';
import { findHeads } from './find-head.js';

/** A page with the heads of its tables. */
export interface TablePage {
  readonly phrases: readonly Phrase[];
  readonly heads: readonly TableHead[];
  /** Where rows of captions begin, which end a table above them. */
  readonly tops: readonly number[];
}

/** The heads of tables on a page. */
export function tablePageOf(phrases: readonly Phrase[]): TablePage {
  const { captions, tops } = captionRowsOf(phrases);
  return { phrases, tops, heads: captions.size === 0 ? findHeads(phrases) : headsApartFrom(captions, phrases) };
}

/** What heads a column of goods and no box of a form. */
const OF_GOODS = new Set<ColumnRole>([
  'item',
  'product_code',
  'invoice_number',
  'quantity',
  'unit_price',
  'total_price',
  'package_range',
  'origin_criterion',
  'hs_code',
  'chargeable_weight',
]);

/** The heads of a page that has captions: rows of captions head nothing, but heads of goods may look like captions themselves. */
function headsApartFrom(captions: ReadonlySet<Phrase>, phrases: readonly Phrase[]): TableHead[] {
  const ofGoods = findHeads(phrases).filter(({ heads }) => {
    const roles = new Set(heads.map(({ role }) => role));
    return (
      roles.has('description') &&
      ([...roles].filter((role) => role !== null && OF_GOODS.has(role)).length > 1 || roles.has('chargeable_weight'))
    );
  });
  const others = findHeads(phrases.filter((phrase) => !captions.has(phrase)));
  const isApart = ({ area }: TableHead): boolean => !ofGoods.some((head) => head.area.top < area.bottom && area.top < head.area.bottom);
  return [...ofGoods, ...others.filter(isApart)].sort((one, other) => one.area.top - other.area.top);
}
