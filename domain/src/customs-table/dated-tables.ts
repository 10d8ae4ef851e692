import type { DatedRow } from '@tallyport/contracts/customs-table/define-table';
import { CUSTOMS_TABLES, type CustomsRow, type CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { CannotCompute } from '../duty/cannot-compute.js';
import { keyOf } from './read-customs-rows.js';
import { holdsOn } from './spans.js';

type AnyRow = DatedRow<Readonly<Record<string, string>>>;

/** The rows that customs has published, by table and key, for the days on which they hold. */
export class DatedTables {
  private readonly byKey = new Map<CustomsTableName, Map<string, AnyRow[]>>();

  /** The cells of these rows were checked when they were imported. */
  constructor(tables: Iterable<readonly [CustomsTableName, readonly AnyRow[]]>) {
    for (const [name, rows] of tables)
      this.byKey.set(
        name,
        Map.groupBy(rows, ({ values }) => keyOf(CUSTOMS_TABLES[name], values)),
      );
  }

  /** The row of this key that holds on this day, or undefined: never the last one before it. */
  find<Name extends CustomsTableName>(name: Name, key: readonly string[], day: string): DatedRow<CustomsRow<Name>> | undefined {
    const ofKey = this.byKey.get(name)?.get(key.join(' '));
    return ofKey?.find((row) => holdsOn(row, day)) as DatedRow<CustomsRow<Name>> | undefined;
  }

  /** The newest row of this key, whatever the day: for what does not change with a rate, such as the unit of a classification. */
  anyDay<Name extends CustomsTableName>(name: Name, key: readonly string[]): DatedRow<CustomsRow<Name>> | undefined {
    return this.byKey.get(name)?.get(key.join(' '))?.at(-1) as DatedRow<CustomsRow<Name>> | undefined;
  }

  /** The same where a computation stands or falls with it. Throws {@link CannotCompute}. */
  require<Name extends CustomsTableName>(name: Name, key: readonly string[], day: string): DatedRow<CustomsRow<Name>> {
    if (day === '') throw new CannotCompute('no-day', { table: name });
    const row = this.find(name, key, day);
    if (row === undefined) throw new CannotCompute('no-row', { table: name, key: key.join(' ').trim(), day });
    return row;
  }

  /** All rows of a table that hold on this day. */
  all<Name extends CustomsTableName>(name: Name, day: string): DatedRow<CustomsRow<Name>>[] {
    const rows = [...(this.byKey.get(name)?.values() ?? [])].flat().filter((row) => holdsOn(row, day));
    return rows as unknown as DatedRow<CustomsRow<Name>>[];
  }

  /** All rows of a table, whenever they hold: for what has to have a row on any day. */
  everyDay<Name extends CustomsTableName>(name: Name): DatedRow<CustomsRow<Name>>[] {
    return [...(this.byKey.get(name)?.values() ?? [])].flat() as unknown as DatedRow<CustomsRow<Name>>[];
  }

  /** The rows of these ids, with their tables; those of other versions are not there. */
  rows(ids: ReadonlySet<string>): (AnyRow & { readonly table: CustomsTableName })[] {
    const tables = [...new Set([...ids].map((id) => id.slice(0, id.indexOf('/'))))];
    return [...this.byKey].flatMap(([table, ofTable]) =>
      tables.includes(table)
        ? [...ofTable.values()].flatMap((rows) => rows.filter(({ id }) => ids.has(id)).map((row) => ({ ...row, table })))
        : [],
    );
  }

  /** The same tables with nothing but these rows. */
  only(ids: ReadonlySet<string>): DatedTables {
    return new DatedTables([...this.byKey].map(([name, ofTable]) => [name, [...ofTable.values()].flat().filter(({ id }) => ids.has(id))]));
  }
}
