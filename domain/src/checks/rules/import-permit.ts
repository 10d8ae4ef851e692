import type { Check, Finding } from '../check.js';
import { goodsIn } from '../declared.js';
import { filledIn } from '../findings.js';
import type { Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';

/** Goods that come in by permit alone name theirs (domain: documents and checks, §5): rows say which goods, by classification. */
export const importPermit: Check = {
  code: 'import-permit',
  version: 1,
  category: 'Origin',
  severity: 'error',
  run: (papers, rows) =>
    papers.of('declaration').flatMap((declaration) => {
      const then = rows.on(declaration.text('duty_date'));
      return goodsIn(declaration, papers).flatMap((line) => ofLine(line, then));
    }),
};

function ofLine(line: Part, rows: RuleRows): Finding[] {
  const item = line.text('tariff_classification');
  if (item === null) return [{ outcome: 'cannot say', values: [], missing: line.missing('tariff_classification') }];
  return rows.documentsFor(item).includes('IMP') ? [filledIn(line, 'permit_numbers')] : [];
}
