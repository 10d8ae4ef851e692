import type { FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import type { ShipmentFinding } from '@tallyport/contracts/freight-export/shipment-finding';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { addressOfValue } from '../../lib/records/record-address.js';

/** Where what is missing is given: in the settings of the system, by the part of them. */
const IN_SETTINGS: Readonly<Partial<Record<ShipmentFinding['code'], string>>> = {
  'unit-not-mapped': 'unit',
  'party-without-code': 'parties',
};

/** Without an invoice, or a value of one, there is no record to lead to: the tab is. */
const ON_TAB: Readonly<Partial<Record<ShipmentFinding['code'], string>>> = { 'no-invoices': 'invoices' };

interface Around {
  readonly orgId: string;
  readonly system: FreightPreview['system'];
  readonly records: readonly ShippingRecord[];
}

/** The address at which a finding is repaired; null where that is on the tab of exports itself. */
export function findingPlace(finding: ShipmentFinding, { orgId, system, records }: Around): string | null {
  const part = IN_SETTINGS[finding.code];
  if (part !== undefined) {
    const search = new URLSearchParams({ ...(system && { system: system.id }), part });
    return `/organization/${orgId}/settings/cargowise_setting?${search.toString()}`;
  }
  const tab = ON_TAB[finding.code];
  if (tab !== undefined) return `?tab=${tab}`;
  return placeInRecord(finding, records);
}

/** The address of a value of a record; of the record's tab where no field of it is named. */
export function placeInRecord(
  { stream_id, line_id, field }: Pick<ShipmentFinding, 'stream_id' | 'line_id' | 'field'>,
  records: readonly ShippingRecord[],
): string | null {
  const [kind, id] = (stream_id ?? '').split('/');
  if (kind === 'work-order') return '?tab=overview';
  const record = records.find((one) => one.kind === kind && one.id === id);
  if (record === undefined) return null;
  const line = record.lines.findIndex((one) => one.line_id === line_id);
  const spot = { recordId: record.id, line: line < 0 ? null : line + 1 };
  const known = field !== null && isRecordField(field);
  const search = addressOfValue(new URLSearchParams(), record.kind, { ...spot, field: known ? field : 'bl_number' });
  if (!known) search.delete('field');
  return `?${search.toString()}`;
}
