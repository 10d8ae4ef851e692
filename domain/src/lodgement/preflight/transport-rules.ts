import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { isAirWaybillNumberValid } from '../../shipping-record/air-waybill-number.js';
import { isContainerNumberValid } from '../../shipping-record/iso6346.js';
import { isVesselIdValid } from '../../shipping-record/vessel-id.js';
import type { FrozenLine } from '../frozen-record.js';
import { error, linesOf, type PreflightRule } from './subject.js';

/** Cargo that comes in a container of its own. */
const FULL_CONTAINERS: readonly (string | undefined)[] = ['FCL', 'FCX'];
/** Cargo of several consignments together: each travels under a house bill. */
const SHARED_CARGO: readonly (string | undefined)[] = ['FCX', 'LCL'];

/** The bills and containers of a declaration (docs/customs-messages.md, rules 4 and 14). */
export const transportRules: PreflightRule = ({ record }) => {
  const lines = linesOf(record, 'transport');
  const isAir = record.fields.transport_mode === 'air';
  return [
    ...(record.fields.vessel_id === undefined || isVesselIdValid(record.fields.vessel_id)
      ? []
      : [error('check-digit', null, 'vessel_id', { found: record.fields.vessel_id })]),
    ...lines.flatMap((line) => [...billRules(line, isAir), ...containerRules(line)]),
    ...twice(lines),
  ];
};

/** Only house and master bills are taken (specification §5). */
function billRules(line: FrozenLine, isAir: boolean): PreflightFinding[] {
  const { master_bill, house_bill, cargo_type } = line.fields;
  if (master_bill === undefined && house_bill === undefined) return [error('select-house-or-master', line, 'house_bill')];
  if (house_bill === undefined && SHARED_CARGO.includes(cargo_type)) return [error('select-house', line, 'house_bill')];
  const isRight = !isAir || master_bill === undefined || isAirWaybillNumberValid(master_bill);
  return isRight ? [] : [error('check-digit', line, 'master_bill', { found: master_bill })];
}

function containerRules(line: FrozenLine): PreflightFinding[] {
  const { container_number, cargo_type } = line.fields;
  if (container_number === undefined)
    return FULL_CONTAINERS.includes(cargo_type) ? [error('container-needed', line, 'container_number')] : [];
  return isContainerNumberValid(container_number) ? [] : [error('check-digit', line, 'container_number', { found: container_number })];
}

/** No container, and no bill without one, stands there twice. */
function twice(lines: readonly FrozenLine[]): PreflightFinding[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const { container_number, master_bill, house_bill } = line.fields;
    const bill = JSON.stringify([container_number, master_bill, house_bill]);
    const isKnown = seen.has(bill);
    seen.add(bill);
    return isKnown ? [error('same-bill-twice', line, container_number === undefined ? 'house_bill' : 'container_number')] : [];
  });
}
