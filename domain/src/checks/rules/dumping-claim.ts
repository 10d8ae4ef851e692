import type { Check } from '../check.js';
import { declaredLines } from '../declared.js';
import { judged, lacking } from '../findings.js';

/** Goods under a specification of the dumping register name their export price or the exemption (domain: optional line fields, family 1). */
export const dumpingClaim: Check = {
  code: 'dumping-claim',
  version: 1,
  category: 'Dump',
  severity: 'error',
  run: (papers) =>
    declaredLines(papers)
      .filter(({ line }) => line.text('dumping_specification_number') !== null)
      .map(({ line }) => {
        const values = line.checked('dumping_specification_number', 'dumping_export_price', 'dumping_exemption_type');
        const isComplete = line.text('dumping_export_price') !== null || line.text('dumping_exemption_type') !== null;
        return isComplete ? judged(true, values) : lacking(values, line.missing('dumping_export_price'));
      }),
};
