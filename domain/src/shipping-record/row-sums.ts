import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { Decimal } from 'decimal.js';
import type { Outcome } from './invoice-sums.js';

/** A value of each row, and the one of the header that all of them come to. */
export interface RowSum {
  readonly each: RecordField;
  readonly all: RecordField;
}

/** What the rows of a paper may be added up to, by the kind of its record. */
export const ROW_SUMS: Readonly<Partial<Record<RecordKind, readonly RowSum[]>>> = {
  invoice: [{ each: 'total_price', all: 'goods_total' }],
  'packing-list': [
    { each: 'packages', all: 'packages' },
    { each: 'gross_weight', all: 'gross_weight' },
    { each: 'net_weight', all: 'net_weight' },
    { each: 'volume', all: 'volume' },
    { each: 'quantity', all: 'total_pieces' },
  ],
};

/** Whether the rows of a record come to its totals. `unsaid`: no total checks them. */
export interface RowsCheck {
  readonly outcome: Outcome;
  /** The totals that were compared, or of a failing check the first one that differs. */
  readonly fields: readonly RecordField[];
  /** The sum of the rows less the total, of a failing check. */
  readonly difference: string | null;
}

/** What the totals say of the rows of a record; null where it has no rows, or rows of its kind are never added up. */
export function checkRows({ kind, fields, lines }: Pick<ShippingRecord, 'kind' | 'fields' | 'lines'>): RowsCheck | null {
  const sums = ROW_SUMS[kind];
  if (sums === undefined || lines.length === 0) return null;
  const compared = sums.flatMap(({ each, all }) => {
    const difference = differenceOf(
      lines.map((line) => line.fields[each]?.value),
      fields[all]?.value,
    );
    return difference === null ? [] : [{ field: all, difference }];
  });
  const wrong = compared.find(({ difference }) => !difference.isZero());
  if (wrong !== undefined) return { outcome: 'fails', fields: [wrong.field], difference: wrong.difference.toFixed() };
  return { outcome: compared.length === 0 ? 'unsaid' : 'holds', fields: compared.map(({ field }) => field), difference: null };
}

/** The sum of some values less their total; null where one of them is no number. */
export function differenceOf(each: readonly unknown[], all: unknown): Decimal | null {
  const [total, ...parts] = [all, ...each].map(decimalOf);
  if (total == null || parts.length === 0 || parts.some((part) => part === null)) return null;
  return Decimal.sum(0, ...parts.flatMap((part) => part ?? [])).minus(total);
}

function decimalOf(value: unknown): Decimal | null {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/u.test(value) ? new Decimal(value) : null;
}
