import { soleNumberIn } from '@tallyport/domain/values/numbers';
import { Decimal } from 'decimal.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { decimalOf } from '../../lines/arithmetic.js';
import type { Column } from '../../tables/columns.js';
import type { Table } from '../../tables/table.js';
import { packagesAt, volumeAt, weightAt } from '../labelled.js';
import { MEASURED_COLUMNS } from '../tuning.js';
import { packagesInWords } from './cargo.js';

const MEASURES = ['net_weight', 'gross_weight', 'volume', 'packages'] as const;
/** Where a paper states each measure of its cargo. */
const STATED: Readonly<Record<(typeof MEASURES)[number], (text: DocumentText) => Measure | null>> = {
  net_weight: weightAt('net_weight'),
  gross_weight: weightAt('gross_weight'),
  volume: volumeAt('volume'),
  packages: (text) => packagesAt('packages')(text) ?? packagesInWords(text),
};

/**
 * Tables whose columns of figures under unknown heads are told by their sums: the one that adds up to the net weight that the paper states holds
 * the net weights of its lines.
 */
export function withMeasuredColumns(text: DocumentText): DocumentText {
  if (!text.tables.some(({ columns, rows }) => rows.length > 0 && columns.some(({ role }) => role === null))) return text;
  let tables = text.tables;
  for (const measure of MEASURES) {
    const total = decimalOf(STATED[measure](text)?.amount);
    if (total === null || total.isZero() || tables.some(({ columns }) => columns.some(({ role }) => role === measure))) continue;
    const [head, ...others] = [...headsOf(tables)].filter((unknown) => sumUnder(tables, unknown, text)?.eq(total) === true);
    if (head !== undefined && others.length === 0) tables = tables.map((table) => withRole(table, head, measure));
  }
  return tables === text.tables ? text : { ...text, tables };
}

/** The heads of columns of which nobody knows what they hold. */
function headsOf(tables: readonly Table[]): ReadonlySet<string> {
  return new Set(tables.flatMap(({ columns }) => columns.flatMap(({ role, head }) => (role === null && head !== '' ? [head] : []))));
}

/** The sum of all figures under a head, over all tables; null where a row has none there. */
function sumUnder(tables: readonly Table[], head: string, { numberStyle }: DocumentText): Decimal | null {
  const texts = tables.flatMap(({ columns, rows }) => {
    const column = columns.find((one) => one.role === null && one.head === head);
    return column === undefined ? [] : rows.map((row) => row.cells.get(column)?.text ?? '');
  });
  const figures = texts.map((figure) => soleNumberIn(figure, numberStyle));
  if (figures.length < MEASURED_COLUMNS.leastRows || figures.includes(null)) return null;
  return figures.reduce((sum, figure) => sum.plus(figure ?? 0), new Decimal(0));
}

function withRole(table: Table, head: string, role: (typeof MEASURES)[number]): Table {
  const known = new Map(table.columns.map((column): [Column, Column] => [column, isMeant(column) ? { ...column, role } : column]));
  function isMeant(column: Column): boolean {
    return column.role === null && column.head === head;
  }
  const inRow = (row: Table['rows'][number]) => ({
    cells: new Map([...row.cells].map(([column, cell]) => [known.get(column) ?? column, cell])),
  });
  return {
    ...table,
    columns: [...known.values()],
    rows: table.rows.map(inRow),
    totals: table.totals === null ? null : inRow(table.totals),
  };
}
