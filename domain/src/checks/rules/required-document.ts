import type { CheckedValue } from '@tallyport/contracts/check/http';
import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Check, Finding } from '../check.js';
import { goodsIn } from '../declared.js';
import { judged, MOST_NAMED } from '../findings.js';
import type { Papers, Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';

/** The documents that the declared goods need are among the job's (domain: documents and checks, §5): rows say which, by classification. */
export const requiredDocument: Check = {
  code: 'required-document',
  version: 1,
  category: 'Origin',
  severity: 'error',
  run: (papers, rows) => papers.of('declaration').flatMap((declaration) => ofDeclaration(declaration, papers, rows)),
};

function ofDeclaration(declaration: Part, papers: Papers, rows: RuleRows): Finding[] {
  const present = papers.beside.documentTypes;
  if (present === null) return [];
  const then = rows.on(declaration.text('duty_date'));
  const goods = goodsIn(declaration, papers);
  const needed = new Map<DocumentType, CheckedValue[]>();
  for (const line of goods)
    for (const document of then.documentsFor(line.text('tariff_classification') ?? ''))
      needed.set(document, [...(needed.get(document) ?? []), ...line.checked('tariff_classification')].slice(0, MOST_NAMED));
  const missing = goods.flatMap((line) => line.missing('tariff_classification'));
  return [
    ...[...needed].map(([document, values]) => judged(present.has(document), values, present.has(document) ? null : document)),
    ...(missing.length === 0 ? [] : [{ outcome: 'cannot say' as const, values: [], missing }]),
  ];
}
