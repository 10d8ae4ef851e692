import { normaliseContainerNumber } from '../../shipping-record/iso6346.js';
import type { Check } from '../check.js';
import { about, judged } from '../findings.js';
import type { Papers, Part } from '../papers.js';

/** A container has the same seals on the house and on the master bill. */
export const sealsAgree: Check = {
  code: 'seals-agree',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers) => {
    const masters = containersOnBills(papers, 'MBL');
    return containersOnBills(papers, 'HBL').flatMap((line) =>
      masters
        .filter((other) => keyOf(other) === keyOf(line) && (other.text('seal') ?? line.text('seal')) !== null)
        .map((other) =>
          about(line, ['seal'], () =>
            about(other, ['seal'], () => judged(sealsOf(line) === sealsOf(other), [...line.checked('seal'), ...other.checked('seal')])),
          ),
        ),
    );
  },
};

function containersOnBills(papers: Papers, type: 'HBL' | 'MBL'): Part[] {
  const bills = papers.of('waybill').filter(({ record }) => record.document_type === type);
  return bills.flatMap((bill) => papers.linesOf(bill)).filter((line) => keyOf(line) !== null);
}

function keyOf(line: Part): string | null {
  const number = line.text('number');
  return number === null ? null : normaliseContainerNumber(number);
}

/** Seals are free text (ISO 17712 has no check digit), several of them in any order. */
function sealsOf(line: Part): string {
  return (
    (line.text('seal') ?? '')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.toSorted()
      .join(' ') ?? ''
  );
}
