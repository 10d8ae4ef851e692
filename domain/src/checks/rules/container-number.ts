import { isContainerNumberValid } from '../../shipping-record/iso6346.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

/** A container of a bill of lading or packing list has the check digit of ISO 6346 (specification §5). */
export const containerNumber: Check = {
  code: 'container-number',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    (['waybill', 'packing-list'] as const).flatMap((kind) =>
      papers.of(kind).flatMap((paper) =>
        papers.linesOf(paper).flatMap((line) => {
          const field = kind === 'waybill' ? 'number' : 'container_number';
          const number = line.text(field);
          return number === null ? [] : [judged(isContainerNumberValid(number), line.checked(field))];
        }),
      ),
    ),
};
