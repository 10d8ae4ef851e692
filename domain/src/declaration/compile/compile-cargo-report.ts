import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Papers, type Part } from '../../checks/papers.js';
import { ownReferenceOf } from '../../lodgement/references.js';
import { normaliseContainerNumber } from '../../shipping-record/iso6346.js';
import { countryCodeIn } from '../../values/country-code.js';
import { billsIn, numberField } from './bills.js';
import type { CompiledDeclaration } from './compile-declaration.js';
import { packageCode } from './package-code.js';
import type { Surroundings } from './surroundings.js';
import { first, present, taken, weightUnitOf, workedOut } from './value.js';

/** UN/EDIFACT 4215, as bills say who pays the freight. */
const PAYMENT: Readonly<Record<string, string>> = { PREPAID: 'PP', PP: 'PP', COLLECT: 'CC', CC: 'CC' };

/** A sea cargo report of the first house bill of a job, or of its master where there is no house (domain: import declaration, §8). */
export function compileCargoReport(records: readonly ShippingRecord[], { job, newId }: Surroundings): CompiledDeclaration {
  const papers = new Papers(records);
  const { houses, masters, shipped } = billsIn(papers);
  const [bill] = shipped;
  const [master] = masters;
  const isHouse = bill !== undefined && houses.includes(bill);
  const containers = bill ? papers.linesOf(bill).filter((line) => line.text('number') !== null) : [];
  return {
    fields: present({
      // Customs answers by it: two reports of a job never share it.
      sender_reference: workedOut(ownReferenceOf(job.code, newId('report'))),
      house_bill: isHouse ? taken(bill, numberField(bill)) : null,
      master_bill: first(
        taken(bill, 'master_bill_number'),
        taken(bill, 'master_number'),
        numberOf(master),
        isHouse ? null : numberOf(bill),
      ),
      payment_method: taken(bill, 'freight_terms', (terms) => PAYMENT[terms.toUpperCase().split(' ').at(-1) ?? ''] ?? null),
      vessel: first(taken(bill, 'vessel'), workedOut(job.vessel)),
      voyage: first(taken(bill, 'voyage'), workedOut(job.voyage)),
      loading_port: workedOut(job.port_of_origin),
      arrival_port: workedOut(job.port_of_dest),
      discharge_port: workedOut(job.port_of_dest),
      destination_port: workedOut(job.port_of_dest),
      arrival_date: workedOut(job.date_arrive),
      consignee_name: taken(bill, 'consignee_name'),
      consignee_address: taken(bill, 'consignee_address'),
      consignor_name: taken(bill, 'shipper_name'),
      consignor_address: taken(bill, 'shipper_address'),
      notify_text: taken(bill, 'notify_party'),
      country_of_origin: taken(papers.of('invoice')[0], 'country_of_origin', countryCodeIn),
      goods_description: taken(bill, 'goods_description'),
      cargo_type: bill ? workedOut(containers.length > 0 ? 'FCL' : 'LCL') : null,
      packages: taken(bill, 'packages'),
      package_type: taken(bill, 'package_type', packageCode),
      gross_weight: taken(bill, 'gross_weight'),
      weight_unit: taken(bill, 'weight_unit', weightUnitOf),
      volume: taken(bill, 'volume'),
    }),
    lines: containers.map((container) => ({
      lineId: newId(`container/${container.line?.line_id ?? ''}`),
      fields: present({
        container_number: taken(container, 'number', normaliseContainerNumber),
        seal: taken(container, 'seal'),
        size_type: taken(container, 'size_type'),
        packages: taken(container, 'packages'),
        package_type: taken(container, 'package_type', packageCode),
        gross_weight: taken(container, 'gross_weight'),
      }),
    })),
  };
}

function numberOf(bill: Part | undefined) {
  return bill ? taken(bill, numberField(bill)) : null;
}
