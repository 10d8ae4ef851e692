import type { CheckedValue, MissingValue } from '@tallyport/contracts/check/http';
import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { DecimalText } from '@tallyport/contracts/values/decimal';
import { Decimal } from 'decimal.js';
import type { EarlierPrice } from './earlier-price.js';

/** A header or a line of a record, which a check asks for values. */
export class Part {
  constructor(
    readonly record: ShippingRecord,
    readonly line: ShownLine | null = null,
  ) {}

  /** The text of a value; null where nothing is said. */
  text(field: RecordField): string | null {
    const value = (this.line ?? this.record).fields[field]?.value ?? null;
    const text = value === null ? '' : String(value).trim();
    return text === '' ? null : text;
  }

  /** A value that is written as a decimal; with an exponent it is none, which nobody prints. */
  number(field: RecordField): Decimal | null {
    const text = this.text(field);
    return text !== null && DecimalText.safeParse(text).success ? new Decimal(text) : null;
  }

  /** The value as a finding names it; nothing where it is missing. */
  checked(...fields: readonly RecordField[]): CheckedValue[] {
    return fields.flatMap((field) => {
      const value = this.text(field);
      return value === null ? [] : [{ ...this.place, field, value }];
    });
  }

  /** Those of the fields that say nothing. */
  missing(...fields: readonly RecordField[]): MissingValue[] {
    return fields.filter((field) => this.text(field) === null).map((field) => this.lacking(field));
  }

  /** A value that does not say what it ought to. */
  lacking(field: RecordField): MissingValue {
    return { ...this.place, field, row: null };
  }

  private get place() {
    return { record_id: this.record.id, kind: this.record.kind, line_id: this.line?.line_id ?? null };
  }
}

/** What is known beside the records of a job; null where nobody looked, as for a past moment. */
export interface BesideRecords {
  /** Numbers of records that stand elsewhere as well. */
  readonly duplicates: readonly RecordFlag[] | null;
  /** What the documents of the job are, also those that make no record. */
  readonly documentTypes: ReadonlySet<DocumentType> | null;
  /** What was asked before for the goods of its invoices. */
  readonly earlierPrices: readonly EarlierPrice[] | null;
}

const NOBODY_LOOKED: BesideRecords = { duplicates: null, documentTypes: null, earlierPrices: null };

/** The records of a job that stand, as checks look at them. */
export class Papers {
  private readonly standing: readonly ShippingRecord[];

  constructor(
    records: readonly ShippingRecord[],
    readonly beside: BesideRecords = NOBODY_LOOKED,
  ) {
    this.standing = records.filter(({ withdrawn }) => !withdrawn).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  }

  /** The headers of all records of a kind. */
  of(kind: RecordKind): Part[] {
    return this.standing.filter((record) => record.kind === kind).map((record) => new Part(record));
  }

  get all(): Part[] {
    return this.standing.map((record) => new Part(record));
  }

  /** The lines of a record. */
  linesOf({ record }: Part): Part[] {
    return record.lines.map((line) => new Part(record, line));
  }
}

/** Papers stand in the order of their files and pages, however they were loaded: rules name the same values first. */
function placeOf({ document_id, from_page, id }: ShippingRecord): string {
  return `${document_id ?? ''} ${String(from_page ?? 0).padStart(4, '0')} ${id}`;
}
