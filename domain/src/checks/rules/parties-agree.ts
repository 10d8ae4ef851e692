import { billsIn } from '../../declaration/compile/bills.js';
import { among } from '../among.js';
import type { Check } from '../check.js';
import { isSameParty } from '../same-party.js';

/** `To order of …` names nobody who takes the goods. */
const TO_ORDER = /^\W*(?:un)?to\s+(?:the\s+)?order\b/i;

/** The bill's shipper is a seller of the job, its consignee a buyer or whom an invoice names beside the buyer (domain: documents and checks, §5). */
export const partiesAgree: Check = {
  code: 'parties-agree',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) => {
    const parts = papers.of('invoice');
    return billsIn(papers)
      .shipped.filter(({ record }) => record.document_type !== 'MBL')
      .flatMap((bill) => {
        const shipper = among(bill, 'shipper_name', { kind: 'invoice', parts, fields: ['seller_name'] }, isSameParty);
        if (TO_ORDER.test(bill.text('consignee_name') ?? '')) return [shipper];
        return [shipper, among(bill, 'consignee_name', { kind: 'invoice', parts, fields: ['buyer_name', 'consignee_name'] }, isSameParty)];
      });
  },
};
