import { Decimal } from 'decimal.js';
import { billsIn } from '../../declaration/compile/bills.js';
import { bare } from '../bare.js';
import type { Check, Finding } from '../check.js';
import { judged, withoutPaper } from '../findings.js';
import type { Part } from '../papers.js';

/** Bill and packing lists count the same packages (domain: documents and checks, §5). Pallets on one and cartons on the other are not compared. */
export const packagesAgree: Check = {
  code: 'packages-agree',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers) => {
    const [bills, lists] = [billsIn(papers).shipped, papers.of('packing-list')];
    if (bills.length === 0) return [];
    const values = [...bills, ...lists].flatMap((part) => part.checked('packages', 'package_type'));
    if (lists.length === 0) return values.length === 0 ? [] : [withoutPaper('packing-list', values)];
    const missing = [...bills, ...lists].flatMap((part) => part.missing('packages'));
    if (missing.length > 0) return [{ outcome: 'cannot say', values, missing }];
    return countsOneKind([...bills, ...lists]) ? [compared(bills, lists)] : [];
  },
};

function compared(bills: readonly Part[], lists: readonly Part[]): Finding {
  const sum = (parts: readonly Part[]) => Decimal.sum(0, ...parts.map((part) => part.number('packages') ?? 0));
  const difference = sum(bills).minus(sum(lists));
  const values = [...bills, ...lists].flatMap((part) => part.checked('packages'));
  return judged(difference.isZero(), values, difference.toFixed());
}

function countsOneKind(parts: readonly Part[]): boolean {
  const kinds = parts.flatMap((part) => part.text('package_type') ?? []).map((kind) => bare(kind).replace(/S$/, ''));
  return new Set(kinds).size <= 1;
}
