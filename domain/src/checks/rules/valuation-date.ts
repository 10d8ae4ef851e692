import { billsIn } from '../../declaration/compile/bills.js';
import type { Check, Finding } from '../check.js';
import { about, judged, withoutPaper } from '../findings.js';
import type { Papers, Part } from '../papers.js';
import { shippedOn } from '../shipped-on.js';

/**
 * Goods are valued on the day of their exportation: that of a bill, or another day with its reason. For a container it is the day on
 * which it leaves its packing place, so that another day is only a warning (Customs Act 1901 s 161J; domain: documents and checks, §5).
 */
export const valuationDate: Check = {
  code: 'valuation-date',
  version: 1,
  category: 'Value',
  severity: 'error',
  run: (papers) =>
    papers.of('declaration').map((declaration) => about(declaration, ['valuation_date'], () => ofDeclaration(declaration, papers))),
};

function ofDeclaration(declaration: Part, papers: Papers): Finding {
  const values = declaration.checked('valuation_date', 'valuation_date_reason');
  const { shipped } = billsIn(papers);
  if (shipped.length === 0) return withoutPaper('waybill', values);
  const days = shippedOn(papers).filter(({ waybill }) => shipped.some(({ record }) => record.id === waybill.record.id));
  if (days.length === 0)
    return { outcome: 'cannot say', values, missing: shipped.flatMap((bill) => bill.missing('shipped_on_board_date')) };
  const all = [...values, ...days.flatMap(({ waybill, field }) => waybill.checked(field))];
  const valued = declaration.text('valuation_date');
  const isRight = days.some(({ day }) => day === valued) || declaration.text('valuation_date_reason') !== null;
  const finding = judged(isRight, all);
  const isInContainers = shipped.some((bill) => papers.linesOf(bill).some((line) => line.text('number') !== null));
  return finding.outcome === 'fails' && isInContainers ? { ...finding, severity: 'warning' } : finding;
}
