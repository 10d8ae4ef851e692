import type { CheckedValue, MissingValue } from '@tallyport/contracts/check/http';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { Decimal } from 'decimal.js';

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

  number(field: RecordField): Decimal | null {
    const text = this.text(field);
    if (text === null) return null;
    try {
      return new Decimal(text);
    } catch {
      return null;
    }
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
    return fields.filter((field) => this.text(field) === null).map((field) => ({ ...this.place, field }));
  }

  private get place() {
    return { record_id: this.record.id, kind: this.record.kind, line_id: this.line?.line_id ?? null };
  }
}

/** The records of a job that stand, as checks look at them. */
export class Papers {
  private readonly standing: readonly ShippingRecord[];

  constructor(records: readonly ShippingRecord[]) {
    this.standing = records.filter(({ withdrawn }) => !withdrawn);
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
