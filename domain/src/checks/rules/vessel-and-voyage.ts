import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { bare } from '../bare.js';
import type { Check } from '../check.js';
import { judged } from '../findings.js';

const FIELDS: readonly RecordField[] = ['vessel', 'voyage', 'port_of_loading', 'port_of_discharge'];

/** House and master bill travel on the same ship between the same ports. */
export const vesselAndVoyage: Check = {
  code: 'vessel-and-voyage',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers) => {
    const bills = papers.of('waybill');
    const masters = bills.filter(({ record }) => record.document_type === 'MBL');
    const houses = bills.filter(({ record }) => record.document_type === 'HBL');
    return masters.flatMap((master) =>
      houses.flatMap((house) =>
        FIELDS.flatMap((field) => {
          const [one, other] = [master.text(field), house.text(field)];
          return one === null || other === null
            ? []
            : [judged(bare(one) === bare(other), [...master.checked(field), ...house.checked(field)])];
        }),
      ),
    );
  },
};
