import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import type { CustomsTableRow } from '@tallyport/contracts/declaration/http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { entryOf } from '@tallyport/domain/declaration/declared-entry-of';
import { type DeclaredGoods, declaredGoodsOf } from '@tallyport/domain/declaration/declared-goods';
import { assessEntry } from '@tallyport/domain/duty/assess-entry';
import type { AssessedEntry } from '@tallyport/domain/duty/assessed-entry';
import type { DeclaredEntry } from '@tallyport/domain/duty/declared-entry';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDesk } from '../../../lib/desk.js';
import { declarationQueries } from '../queries.js';

/** What is due on a declaration, computed here by the same function as on the server. */
export interface Assessment {
  readonly goods: readonly DeclaredGoods[];
  readonly entry: DeclaredEntry;
  readonly assessed: AssessedEntry;
  readonly tables: DatedTables;
  readonly rows: ReadonlyMap<string, CustomsTableRow>;
}

/** Null until the rows of customs are there. */
export function useAssessment(declaration: ShippingRecord, asOf: string | undefined): Assessment | null {
  const { org } = useDesk();
  const entry = useMemo(() => entryOf(declaration), [declaration]);
  const { data } = useQuery(declarationQueries.rows(org.id, declaration.work_order_id, declaration.id, decidingOf(entry), asOf));
  const published = useMemo(() => data && publishedIn(data.results), [data]);
  return useMemo(() => (published ? assessmentOf(declaration, published) : null), [declaration, published]);
}

/** What these rows make due on a declaration. */
export function assessmentOf(declaration: ShippingRecord, published: Pick<Assessment, 'tables' | 'rows'>): Assessment {
  const entry = entryOf(declaration);
  return { goods: declaredGoodsOf(declaration), entry, assessed: assessEntry(entry, published.tables), ...published };
}

/** Rows by table and by id. */
export function publishedIn(rows: readonly CustomsTableRow[]): Pick<Assessment, 'tables' | 'rows'> {
  return { tables: tablesOf(rows), rows: new Map(rows.map((row) => [row.id, row])) };
}

/** What decides which rows are needed. */
function decidingOf({ valuationDate, dutyDate, lines }: DeclaredEntry): string {
  const ofLines = lines.flatMap((line) => [line.tariffItem, line.dutyDate ?? '']);
  return [valuationDate, dutyDate, ...new Set(ofLines)].join(' ');
}

function tablesOf(rows: readonly CustomsTableRow[]): DatedTables {
  return new DatedTables(Map.groupBy(rows, ({ table }) => table as CustomsTableName));
}
