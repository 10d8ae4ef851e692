import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { Line } from '@tallyport/contracts/shipping-record/events';
import type { Papers, Part } from '../../checks/papers.js';
import { normaliseContainerNumber } from '../../shipping-record/iso6346.js';
import { type Bills, billsIn, numberField } from './bills.js';
import { packageCode } from './package-code.js';
import type { Surroundings } from './surroundings.js';
import { first, present, taken, workedOut } from './value.js';

/** A line for each container of each bill, or for each bill without one (domain: import declaration, §5). */
export function transportLinesOf(papers: Papers, surroundings: Surroundings): Line[] {
  const bills = billsIn(papers);
  return bills.shipped.flatMap((bill) => {
    const containers = papers.linesOf(bill).filter((line) => line.text('number') !== null);
    const ofBill = numbersOf(bill, bills);
    return containers.length > 0
      ? containers.map((container) => containerLine(container, containers.length === 1 ? bill : null, ofBill, surroundings))
      : [billLine(bill, ofBill, surroundings)];
  });
}

type Numbers = Readonly<Record<'house_bill' | 'master_bill', Reading | null>>;

function numbersOf(bill: Part, { houses, masters }: Bills): Numbers {
  const own = taken(bill, numberField(bill));
  const [master] = masters;
  if (!houses.includes(bill)) return { master_bill: own, house_bill: null };
  return {
    house_bill: own,
    master_bill: first(taken(bill, 'master_bill_number'), taken(bill, 'master_number'), master ? taken(master, numberField(master)) : null),
  };
}

/** `only` is the bill whose one container it is: what the bill says of packages is true of the container. */
function containerLine(container: Part, only: Part | null, numbers: Numbers, { newId }: Surroundings): Line {
  return {
    lineId: newId(`transport/${container.line?.line_id ?? ''}`),
    fields: present({
      line_type: workedOut('transport'),
      cargo_type: workedOut('FCL'),
      container_number: taken(container, 'number', normaliseContainerNumber),
      seal: taken(container, 'seal'),
      ...numbers,
      packages: first(taken(container, 'packages'), only && taken(only, 'packages')),
      package_type: first(taken(container, 'package_type', packageCode), only && taken(only, 'package_type', packageCode)),
    }),
  };
}

function billLine(bill: Part, numbers: Numbers, { newId }: Surroundings): Line {
  return {
    lineId: newId(`transport/${bill.record.id}`),
    fields: present({
      line_type: workedOut('transport'),
      cargo_type: workedOut(/air/i.test(bill.text('transport_mode') ?? '') ? 'BBK' : 'LCL'),
      ...numbers,
      packages: taken(bill, 'packages'),
      package_type: taken(bill, 'package_type', packageCode),
      shipping_marks: taken(bill, 'shipping_marks'),
    }),
  };
}
