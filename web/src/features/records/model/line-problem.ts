import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import { checkLine } from '@tallyport/domain/shipping-record/invoice-sums';
import { isContainerNumberValid } from '@tallyport/domain/shipping-record/iso6346';

export type LineProblem = 'product' | 'unit' | 'container';

/** The rule of the specification that a line breaks, the worst first. */
export function problemOf(record: ShippingRecord, line: ShownLine): LineProblem | null {
  if (record.kind === 'invoice') {
    if (checkLine(line).outcome === 'fails') return 'product';
    return line.fields['quantity']?.value != null && line.fields['quantity_unit']?.value == null ? 'unit' : null;
  }
  const container = line.fields[record.kind === 'waybill' ? 'number' : 'container_number']?.value;
  return typeof container === 'string' && !isContainerNumberValid(container) ? 'container' : null;
}
