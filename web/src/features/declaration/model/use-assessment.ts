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
import { useDeferredValue, useMemo } from 'react';
import { useDesk } from '../../../lib/desk.js';
import { declarationQueries } from '../queries.js';

/** What is due on a declaration as it stands on the screen, computed here by the same function as on the server. */
export interface Assessment {
  readonly goods: readonly DeclaredGoods[];
  readonly entry: DeclaredEntry;
  readonly assessed: AssessedEntry;
  readonly tables: DatedTables;
  readonly rows: ReadonlyMap<string, CustomsTableRow>;
}

/** Null until the rows of customs are there. Typing goes first: a long declaration is assessed when there is time. */
export function useAssessment(shown: ShippingRecord, asOf: string | undefined): Assessment | null {
  const { org } = useDesk();
  const declaration = useDeferredValue(shown);
  const entry = useMemo(() => entryOf(declaration), [declaration]);
  const { data } = useQuery(declarationQueries.rows(org.id, declaration.work_order_id, declaration.id, decidingOf(entry), asOf));
  const tables = useMemo(() => data && tablesOf(data.results), [data]);
  return useMemo(() => {
    if (!data || !tables) return null;
    const rows = new Map(data.results.map((row) => [row.id, row]));
    return { goods: declaredGoodsOf(declaration), entry, assessed: assessEntry(entry, tables), tables, rows };
  }, [declaration, entry, data, tables]);
}

/** What decides which rows are needed. */
function decidingOf({ valuationDate, dutyDate, lines }: DeclaredEntry): string {
  const ofLines = lines.flatMap((line) => [line.tariffItem, line.dutyDate ?? '']);
  return [valuationDate, dutyDate, ...new Set(ofLines)].join(' ');
}

function tablesOf(rows: readonly CustomsTableRow[]): DatedTables {
  return new DatedTables(Map.groupBy(rows, ({ table }) => table as CustomsTableName));
}
