import { numberFieldOf } from '../../shipping-record/paper-number.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

/** A waybill's or an invoice's number stands nowhere else in the organisation (specification §5). Of a past moment nobody knows. */
export const duplicateNumber: Check = {
  code: 'duplicate-number',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) => {
    const { duplicates } = papers.beside;
    if (duplicates === null) return [];
    const others = new Map(duplicates.map((flag) => [flag.record_id, flag.others]));
    return [...papers.of('waybill'), ...papers.of('invoice')].flatMap((paper) => {
      const field = numberFieldOf(paper.record.kind, (name) => paper.text(name));
      if (field === null) return [];
      // In its own job the other paper is known by its file.
      const isOwn = (job: string) => job === paper.record.work_order_id;
      const places = (others.get(paper.record.id) ?? []).map((one) => (isOwn(one.work_order_id) ? one.file_name : null) ?? one.code);
      return [judged(places.length === 0, paper.checked(field), places.length === 0 ? null : [...new Set(places)].join(', '))];
    });
  },
};
