import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { Decimal } from 'decimal.js';
import { isAbnValid } from '../../shipping-record/abn.js';
import { isCustomsClientIdValid } from '../../shipping-record/customs-client-id.js';
import { isContainerNumberValid } from '../../shipping-record/iso6346.js';
import { isVesselIdValid } from '../../shipping-record/vessel-id.js';
import type { FrozenRecord } from '../frozen-record.js';
import { error, linesOf, numberIn, type PreflightRule } from './subject.js';

/** Parties, each as text or as name with address. */
const PARTIES: readonly (readonly [text: RecordField, ...structured: RecordField[]])[] = [
  ['consignee_text', 'consignee_name', 'consignee_address'],
  ['consignor_text', 'consignor_name', 'consignor_address'],
  ['notify_text', 'notify_name', 'notify_address'],
];

/** What the values of a sea cargo report owe each other (domain: Australian imports, §8; docs/customs-messages.md, SEACR). */
export const cargoReportRules: PreflightRule = ({ record }) => {
  const { vessel_id, principal_agent_id, cargo_type, parent_bill, house_bill } = record.fields;
  const containers = linesOf(record, 'container');
  const isFull = cargo_type === 'FCL' || cargo_type === 'FCX';
  return [
    ...(vessel_id === undefined || isVesselIdValid(vessel_id) ? [] : [error('check-digit', null, 'vessel_id', { found: vessel_id })]),
    ...(principal_agent_id === undefined || isAbnValid(principal_agent_id) || isCustomsClientIdValid(principal_agent_id)
      ? []
      : [error('client-number', null, 'principal_agent_id', { found: principal_agent_id })]),
    ...(isFull && containers.length === 0 ? [error('container-needed', null, 'cargo_type')] : []),
    ...(parent_bill !== undefined && house_bill === undefined ? [error('parent-without-house', null, 'parent_bill')] : []),
    ...PARTIES.flatMap(([text, ...structured]) =>
      record.fields[text] !== undefined && structured.some((field) => record.fields[field] !== undefined)
        ? [error('party-twice', null, text)]
        : [],
    ),
    ...containers.flatMap((line) => {
      const number = line.fields.container_number;
      const isRight = number === undefined || isContainerNumberValid(number);
      return isRight ? [] : [error('check-digit', line, 'container_number', { found: number })];
    }),
    ...packageRules(record),
  ];
};

/** Where every container says how many packages it has, they come to those of the consignment. */
function packageRules(record: FrozenRecord): PreflightFinding[] {
  const counts = linesOf(record, 'container').map(({ fields }) => numberIn(fields.packages));
  const total = numberIn(record.fields.packages);
  if (counts.length === 0 || total === null || counts.includes(null)) return [];
  const sum = Decimal.sum(0, ...counts.filter((count) => count !== null));
  return sum.equals(total) ? [] : [error('packages-differ', null, 'packages', { found: total.toFixed(), expected: sum.toFixed() })];
}
