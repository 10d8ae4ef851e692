import { among } from '../among.js';
import { bare } from '../bare.js';
import type { Check } from '../check.js';

/** The master of each house bill, by their types. */
const MASTER_OF: Readonly<Record<string, string>> = { HBL: 'MBL', HAWB: 'AWB' };

/** A house bill names the master bill among the papers; the cargo report of a house says under which master it came. */
export const houseOfMaster: Check = {
  code: 'house-of-master',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    papers.of('waybill').flatMap((house) => {
      const type = MASTER_OF[house.record.document_type ?? ''];
      if (type === undefined) return [];
      const parts = papers.of('waybill').filter(({ record }) => record.document_type === type);
      const field =
        house.text('master_number') === null && house.text('master_bill_number') !== null ? 'master_bill_number' : 'master_number';
      if (house.text(field) === null && parts.length === 0) return [];
      return [
        among(house, field, { kind: 'waybill', parts, fields: ['waybill_number', 'bl_number'] }, (one, other) => bare(one) === bare(other)),
      ];
    }),
};
