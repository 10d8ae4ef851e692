import type { Check } from '../check.js';
import { declaredLines } from '../declared.js';
import { judged } from '../findings.js';

const TAXES = [
  ['wet_quoting_yn', 'wet_exemptions'],
  ['lct_quoting_yn', 'lct_exemptions'],
] as const;

/** A tax is quoted for or exempt, not both (domain: optional line fields, family 5). */
export const taxQuotedOrExempt: Check = {
  code: 'tax-quoted-or-exempt',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers) =>
    declaredLines(papers).flatMap(({ line }) =>
      TAXES.flatMap(([quoting, exemptions]) =>
        line.text(quoting) === 'Y' ? [judged(line.text(exemptions) === null, line.checked(quoting, exemptions))] : [],
      ),
    ),
};
