import { billsIn } from '../../declaration/compile/bills.js';
import type { Check, Finding } from '../check.js';
import { containersOf, type NamedContainers } from '../containers.js';
import { judged } from '../findings.js';
import type { Papers } from '../papers.js';

const OTHERS = ['packing-list', 'packing-declaration', 'fumigation-certificate'] as const;

/** Packing lists, packing declarations and fumigation certificates name containers of the bill and no others (domain: documents and checks, §5). */
export const containersAgree: Check = {
  code: 'containers-agree',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) => {
    const bills = billsIn(papers).shipped.map((bill) => containersOf(bill, papers));
    return OTHERS.flatMap((kind) => papers.of(kind)).flatMap((paper) => ofPaper(containersOf(paper, papers), bills, papers));
  },
};

function ofPaper(named: NamedContainers, bills: readonly NamedContainers[], papers: Papers): Finding[] {
  if (named.numbers.size === 0 || papers.of('waybill').length === 0) return [];
  const values = [named, ...bills].flatMap(({ from }) => from.flatMap(([part, field]) => part.checked(field)));
  const billed = new Set(bills.flatMap(({ numbers }) => [...numbers]));
  if (billed.size === 0) return [{ outcome: 'cannot say', values, missing: bills.map(({ paper }) => paper.lacking('number')) }];
  const unknown = [...named.numbers].filter((number) => !billed.has(number));
  return [judged(unknown.length === 0, values, unknown.length === 0 ? null : unknown.join(', '))];
}
