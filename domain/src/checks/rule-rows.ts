import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { CheckSeverity } from '@tallyport/contracts/check/http';
import type { DatedRow } from '@tallyport/contracts/customs-table/define-table';
import type { CustomsRow, CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';

/** The tables that rules look rows up in. */
export const RULE_TABLES = [
  'tolerance',
  'severity',
  'weight_unit',
  'required_document',
  'dumping_notice',
  'instrument',
] as const satisfies readonly CustomsTableName[];

/** How far two amounts may differ and still agree: a share of the larger, or an amount, whichever is more. */
export interface Tolerance {
  readonly percent: string;
  readonly amount: string;
}

/** What dated tables say to rules on a day: how far values may differ, what units weigh, how grave a rule is. */
export class RuleRows {
  private readonly documents: readonly DatedRow<CustomsRow<'required_document'>>[];
  private readonly notices: readonly DatedRow<CustomsRow<'dumping_notice'>>[];

  constructor(
    private readonly tables: DatedTables,
    private readonly day: string,
  ) {
    this.documents = tables.all('required_document', day);
    this.notices = tables.all('dumping_notice', day);
  }

  /** The same tables on another day, if one is known. */
  on(day: string | null): RuleRows {
    return day === null ? this : new RuleRows(this.tables, day);
  }

  /** Null where no row holds: then the rule cannot say. */
  tolerance(code: CheckCode): CustomsRow<'tolerance'> | null {
    return this.tables.find('tolerance', [code], this.day)?.values ?? null;
  }

  /** How many kilograms a unit of weight has; null for a unit that no row names. */
  kilograms(unit: string): Decimal | null {
    const row = this.tables.find('weight_unit', [unit.toUpperCase()], this.day);
    return row === undefined ? null : new Decimal(row.values.kilograms);
  }

  /** The documents that goods of a classification need. */
  documentsFor(tariffItem: string): DocumentType[] {
    return this.documents.filter(({ values }) => tariffItem.startsWith(values.tariff_item)).map(({ values }) => values.document);
  }

  /** The numbers of the dumping commodities register under which goods of a classification and country stand. */
  dumpingSpecifications(tariffItem: string, country: string): string[] {
    const found = this.notices.filter(({ values }) => tariffItem.startsWith(values.tariff_item) && values.country === country);
    return found.map(({ values }) => values.specification_number);
  }

  /** A concession order, by-law or determination; or that it holds on other days alone, or that no row is of it. */
  instrument(number: string, type: string): CustomsRow<'instrument'> | 'not then' | 'unknown' {
    const row = this.tables.find('instrument', [number, type], this.day);
    return row?.values ?? (this.tables.anyDay('instrument', [number, type]) === undefined ? 'unknown' : 'not then');
  }

  /** Null where a rule is as grave as it says itself. */
  severity(code: CheckCode): CheckSeverity | null {
    return this.tables.find('severity', [code], this.day)?.values.severity ?? null;
  }
}
