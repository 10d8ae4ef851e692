import { wholeLabel } from '../labels/match-label.js';
import { REFERENCES } from '../lexicon/labels/references.js';
import { SUBJECTS } from './column-head.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import type { TableDraft } from './table-draft.js';
import { STRIPS } from './tuning.js';

/** Whether heads are those of a table: neither labels over their values, nor labels of something else over nothing. */
export function isTable(draft: TableDraft): boolean {
  return !isStrip(draft) && (!isBare(draft) || draft.isOpenEnded);
}

/** Heads without goods, or with a colon each, over one line of values, or none, are labels side by side: a strip of a form, no table. */
function isStrip({ columns, printed, groups }: TableDraft): boolean {
  const areLabels = printed.length > 0 && printed.every(({ head, role }) => role !== 'description' && /[:：]\s*$/u.test(head));
  return groups.length < 2 && (areLabels || tellsOfPaper(printed) || !columns.some(({ role }) => role !== null && SUBJECTS.has(role)));
}

/** Heads of which none names goods by itself and several name numbers, days and terms of the paper are labels: `CUSTOMER PO`, `SHIP DATE`, `TERMS`. */
function tellsOfPaper(printed: readonly Column[]): boolean {
  const namesGoods = printed.some(({ role }) => role !== null && (SUBJECTS.has(role) || FIGURES.has(role)));
  const labels = printed.filter(({ head }) => wholeLabel(head)?.concepts.some((concept) => OF_PAPER.has(concept)) === true);
  return !namesGoods && labels.length >= STRIPS.labels;
}

const OF_PAPER: ReadonlySet<string> = new Set([...Object.keys(REFERENCES), 'incoterm', 'other_date', 'payment_terms', 'shipping_method']);
const FIGURES: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'quantity',
  'unit_price',
  'total_price',
  'packages',
  'gross_weight',
  'net_weight',
]);

/** Heads over nothing are labels of something else, unless their rows may stand on the next page. */
function isBare({ groups, body }: TableDraft): boolean {
  return groups.length === 0 && body.totals === null;
}
