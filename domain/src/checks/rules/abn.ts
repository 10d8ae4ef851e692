import { isAbnValid } from '../../shipping-record/abn.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

const FIELDS = ['buyer_abn', 'exporter_abn'] as const;

/** An Australian business number has the check digits that its other nine ask for (domain: identifiers and codes, §3). */
export const abn: Check = {
  code: 'abn',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) =>
    papers.all.flatMap((paper) =>
      FIELDS.flatMap((field) => {
        const number = paper.text(field);
        return number === null ? [] : [judged(isAbnValid(number), paper.checked(field))];
      }),
    ),
};
