import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { Decimal } from 'decimal.js';
import type { Papers, Part } from '../../checks/papers.js';
import { numberField } from '../../declaration/compile/bills.js';
import { normaliseContainerNumber } from '../../shipping-record/iso6346.js';
import { type BillsToSend, masterNumberOf } from './bill-rule.js';
import { BILL_PAIRS } from './field-pairs.js';
import type { FreightMappings } from './freight-mappings.js';
import { freightValue, freightValues } from './freight-value.js';
import type { FreightBill, FreightContainer, FreightShipment } from './shipment.js';

type Chosen = Extract<BillsToSend, { outcome: 'chosen' }>;

/** What the bills of a job say of it, but for its containers. */
export type BilledShipment = Pick<
  FreightShipment,
  | 'goodsDescription'
  | 'packages'
  | 'packageType'
  | 'volume'
  | 'volumeUnit'
  | 'grossWeight'
  | 'weightUnit'
  | 'transportMode'
  | 'billNumber'
  | 'billType'
  | 'otherBills'
>;

/** The bills that say what a job is: its houses, or its masters where there are none. */
export function leadingBills({ houses, masters }: Chosen): readonly Part[] {
  return houses.length > 0 ? houses : masters;
}

/** The header of a message as far as bills say it. Of several bills the sizes are added up where their units agree. */
export function buildBills(chosen: Chosen, mappings: FreightMappings): BilledShipment {
  const bills = leadingBills(chosen);
  const [first] = bills;
  const [leading, ...others] = numbersOf(chosen);
  const said = freightValues(BILL_PAIRS, first ?? null, mappings);
  const packages = sizeOf(bills, 'packages', 'package_type', { size: said.packages, unit: said.packageType });
  const volume = sizeOf(bills, 'volume', 'volume_unit', { size: said.volume, unit: said.volumeUnit });
  const weight = sizeOf(bills, 'gross_weight', 'weight_unit', { size: said.grossWeight, unit: said.weightUnit });
  return {
    goodsDescription: said.goodsDescription,
    packages: packages.size,
    packageType: packages.unit,
    volume: volume.size,
    volumeUnit: volume.unit,
    grossWeight: weight.size,
    weightUnit: weight.unit,
    transportMode: first === undefined ? null : isByAir(first) ? 'AIR' : 'SEA',
    billNumber: leading?.number ?? null,
    billType: leading?.type ?? null,
    otherBills: others,
  };
}

/** Whether a bill is of an aircraft, by what it says or by what it is. */
export function isByAir(bill: Part): boolean {
  return /air/i.test(bill.text('transport_mode') ?? '') || ['AWB', 'HAWB'].includes(bill.record.document_type ?? '');
}

function numbersOf({ houses, masters }: Chosen): FreightBill[] {
  const numbered = (type: string) => (number: string | null) => (number === null ? [] : [{ number, type }]);
  const own = houses.map((bill) => bill.text(numberField(bill))).flatMap(numbered('HWB'));
  const named = [...masters.map((bill) => bill.text(numberField(bill))), ...houses.map(masterNumberOf)];
  return [...own, ...[...new Set(named)].flatMap(numbered('MWB'))];
}

/** A size of one bill, or of several together where their units agree; with its unit where there is a size. */
function sizeOf(
  bills: readonly Part[],
  field: RecordField,
  unitField: RecordField,
  said: { size: string | null; unit: string | null },
): Size {
  if (bills.length <= 1) return { size: said.size, unit: said.size === null ? null : said.unit };
  const numbers = bills.map((bill) => bill.number(field));
  const isOneUnit = new Set(bills.map((bill) => bill.text(unitField))).size === 1;
  if (!isOneUnit || !numbers.every((number) => number !== null)) return { size: null, unit: null };
  return { size: Decimal.sum(0, ...numbers).toFixed(), unit: said.unit };
}

interface Size {
  readonly size: string | null;
  readonly unit: string | null;
}

/** The containers of some bills, each once. */
export function buildContainers(papers: Papers, bills: readonly Part[], mappings: FreightMappings): FreightContainer[] {
  const seen = new Set<string>();
  return bills.flatMap((bill) =>
    papers.linesOf(bill).flatMap((line) => {
      const number = normaliseContainerNumber(line.text('number') ?? '');
      if (number === '' || seen.has(number)) return [];
      seen.add(number);
      const weight = line.text('gross_weight');
      const unit = bill.text('weight_unit');
      return [
        {
          number,
          type: line.text('size_type'),
          grossWeight: weight,
          link: String(seen.size),
          seal: line.text('seal'),
          weightUnit: weight === null || unit === null ? null : freightValue('weight unit', unit, mappings),
        },
      ];
    }),
  );
}
