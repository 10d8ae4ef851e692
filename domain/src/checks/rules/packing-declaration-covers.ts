import { billsIn } from '../../declaration/compile/bills.js';
import { bare } from '../bare.js';
import type { Check, Finding } from '../check.js';
import { containersOf } from '../containers.js';
import { judged, withoutPaper } from '../findings.js';
import type { Papers, Part } from '../papers.js';
import { shippedOn } from '../shipped-on.js';

/**
 * A packing declaration is about this shipment: it names its bill or all of its containers; an annual one is valid on the day of
 * shipment (agriculture's minimum document requirements; domain: documents and checks, §§2, 5).
 */
export const packingDeclarationCovers: Check = {
  code: 'packing-declaration-covers',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    papers.of('packing-declaration').flatMap((paper) => {
      const isAnnual = paper.record.document_type === 'APD' || paper.text('valid_to') !== null;
      return isAnnual ? ofYear(paper, papers) : [ofConsignment(paper, papers)];
    }),
};

function ofYear(paper: Part, papers: Papers): Finding[] {
  const values = paper.checked('valid_from', 'valid_to');
  const end = paper.text('valid_to');
  if (end === null) return [{ outcome: 'cannot say', values, missing: paper.missing('valid_to') }];
  const bills = papers.of('waybill');
  if (bills.length === 0) return [withoutPaper('waybill', values)];
  const shipped = shippedOn(papers);
  if (shipped.length === 0)
    return [{ outcome: 'cannot say', values, missing: bills.flatMap((bill) => bill.missing('shipped_on_board_date')) }];
  return shipped.map(({ waybill, field, day }) =>
    judged((paper.text('valid_from') ?? day) <= day && day <= end, [...values, ...waybill.checked(field)]),
  );
}

function ofConsignment(paper: Part, papers: Papers): Finding {
  const link = paper.checked('consignment_identifier', 'container_number', 'containers');
  if (link.length === 0) return { outcome: 'cannot say', values: link, missing: paper.missing('consignment_identifier') };
  const bills = billsIn(papers).shipped;
  if (bills.length === 0) return withoutPaper('waybill', link);
  const numbers = papers.of('waybill').flatMap((bill) => bill.checked('waybill_number', 'bl_number'));
  const named = bare(link.map(({ value }) => value).join(' '));
  const bill = numbers.find(({ value }) => bare(value) !== '' && named.includes(bare(value)));
  if (bill) return judged(true, [...link, bill]);
  const containers = bills.map((one) => containersOf(one, papers));
  const values = [...link, ...containers.flatMap(({ from }) => from.flatMap(([part, field]) => part.checked(field)))];
  const billed = containers.flatMap((one) => [...one.numbers]);
  if (billed.length === 0) return { outcome: 'cannot say', values, missing: bills.map((one) => one.lacking('number')) };
  const covered = containersOf(paper, papers).numbers;
  const left = billed.filter((number) => !covered.has(number));
  return judged(left.length === 0, values, left.length === 0 ? null : left.join(', '));
}
