import type { Check, Finding } from '../check.js';
import { judged, withoutRow } from '../findings.js';
import type { Papers, Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';
import { shippedOn } from '../shipped-on.js';

const DAY_MS = 86_400_000;

/** Fumigation was completed before the goods were shipped, and not long before: the days are those of the rule's tolerance. */
export const fumigatedInTime: Check = {
  code: 'fumigated-in-time',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers, rows) => papers.of('fumigation-certificate').flatMap((certificate) => ofCertificate(certificate, papers, rows)),
};

function ofCertificate(certificate: Part, papers: Papers, rows: RuleRows): Finding[] {
  const values = certificate.checked('completion_date');
  const completed = certificate.text('completion_date');
  if (completed === null) return [{ outcome: 'cannot say', values, missing: certificate.missing('completion_date') }];
  const most = rows.tolerance('fumigated-in-time');
  if (most === null) return [withoutRow('tolerance', 'fumigated-in-time', values)];
  const shipped = shippedOn(papers);
  if (shipped.length > 0)
    return shipped.map(({ waybill, field, day }) => {
      const days = Math.round((Date.parse(day) - Date.parse(completed)) / DAY_MS);
      return judged(days >= 0 && days <= Number(most.amount), [...values, ...waybill.checked(field)], String(days));
    });
  const missing = papers.of('waybill').flatMap((waybill) => waybill.missing('shipped_on_board_date'));
  return missing.length === 0 ? [] : [{ outcome: 'cannot say', values, missing }];
}
