import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import { checkLine } from '@tallyport/domain/shipping-record/invoice-sums';
import { isContainerNumberValid } from '@tallyport/domain/shipping-record/iso6346';

export type LineProblem = 'product' | 'unit' | 'container';

/** The values of a line that a broken rule is about. */
export const WRONG_FIELDS: Readonly<Record<LineProblem, readonly string[]>> = {
  product: ['total_price'],
  unit: ['quantity_unit'],
  container: ['number', 'container_number'],
};

/** What the rules of the specification say of a line: the worst that it breaks, and whether all that could be checked holds. */
export interface LineVerdict {
  readonly problem: LineProblem | null;
  readonly holds: boolean;
}

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
