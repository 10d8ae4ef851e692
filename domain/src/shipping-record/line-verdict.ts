import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import { checkLine } from './invoice-sums.js';
import { isContainerNumberValid } from './iso6346.js';

/** A rule that a line can break: its product, its missing unit, its container's check digit. */
export type LineProblem = 'product' | 'unit' | 'container';

/** The values of a line that a broken rule is about, the first of them the one to look at. */
export const WRONG_FIELDS: Readonly<Record<LineProblem, readonly [RecordField, ...RecordField[]]>> = {
  product: ['total_price'],
  unit: ['quantity_unit'],
  container: ['number', 'container_number'],
};

/** The worst rule that a line breaks, and whether all that could be checked holds. A line that cannot be checked does neither. */
export interface LineVerdict {
  readonly problem: LineProblem | null;
  readonly holds: boolean;
}

/** What the rules say of one line of a record. */
export function verdictOf({ kind }: Pick<ShippingRecord, 'kind'>, line: ShownLine): LineVerdict {
  if (kind === 'invoice') return ofGoods(line);
  const container = line.fields[kind === 'waybill' ? 'number' : 'container_number']?.value;
  if (typeof container !== 'string') return { problem: null, holds: false };
  const isValid = isContainerNumberValid(container);
  return { problem: isValid ? null : 'container', holds: isValid };
}

function ofGoods(line: ShownLine): LineVerdict {
  const { outcome } = checkLine(line);
  if (outcome === 'fails') return { problem: 'product', holds: false };
  const lacksUnit = line.fields['quantity']?.value != null && line.fields['quantity_unit']?.value == null;
  return { problem: lacksUnit ? 'unit' : null, holds: outcome === 'holds' && !lacksUnit };
}
