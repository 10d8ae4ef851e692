import { isAirWaybillNumberValid, normaliseAirWaybillNumber } from '../../shipping-record/air-waybill-number.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

/** The serial of an air waybill ends with its remainder by seven. House air waybills follow no such rule. */
export const airWaybillNumber: Check = {
  code: 'air-waybill-number',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers) =>
    papers.of('waybill').flatMap((waybill) => {
      const number = waybill.text('waybill_number');
      const hasRule = waybill.record.document_type === 'AWB' && number !== null && normaliseAirWaybillNumber(number) !== null;
      return hasRule ? [judged(isAirWaybillNumberValid(number), waybill.checked('waybill_number'))] : [];
    }),
};
