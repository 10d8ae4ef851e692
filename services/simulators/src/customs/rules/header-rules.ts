import type { Group } from '../layout/group.js';
import type { Declaration } from './declaration.js';
import type { Fault } from './fault.js';

/** What must fit together in the header: owner, days, what belongs to a function. */
export function headerRules({ header, tariff }: Declaration): Fault[] {
  return [...ownerRules(header), ...functionRules(header), ...deliveryRules(header), ...dayRules(header, tariff)];
}

function ownerRules(header: Group): Fault[] {
  const [hasAbn, hasCcid] = [header.has('NAD:AT'), header.value('NAD:IM', '2.1') !== ''];
  return [
    ...(hasAbn === hasCcid ? [header.fault('owner', 'NAD:AT')] : []),
    ...(header.has('NAD:WP') && !hasAbn ? [header.fault('pair', 'NAD:WP')] : []),
  ];
}

/** Bank details do not stand on an original; a change says why, an original has nothing to say. */
function functionRules(header: Group): Fault[] {
  const isOriginal = header.value('BGM', '3.1') === '9';
  const isChange = header.value('BGM', '3.1') === '4';
  return [
    ...(isOriginal && header.has('FII:BO') ? [header.fault('function', 'FII:BO')] : []),
    ...(isOriginal && header.has('FTX:CHG') ? [header.fault('unexpected', 'FTX:CHG')] : []),
    ...(isChange && !header.has('FTX:CHG') ? [header.fault('missing', 'FTX:CHG')] : []),
  ];
}

function deliveryRules(header: Group): Fault[] {
  const hasPhone = header.has('CTA:IC') || header.has('COM:TE');
  const isWhole = header.has('CTA:IC') && header.has('COM:TE') && header.has('NAD:DP');
  return hasPhone && !isWhole ? [header.fault('pair', 'COM:TE')] : [];
}

/** Days compare as they are written. */
function dayRules(header: Group, tariff: readonly Group[]): Fault[] {
  const [first, arrival, valuation] = ['DTM:252', 'DTM:178', 'DTM:260'].map((key) => header.value(key));
  const isAfterArrival = (day: string | undefined) =>
    day !== undefined && day !== '' && arrival !== undefined && arrival !== '' && day > arrival;
  return [
    ...(isAfterArrival(first) ? [header.fault('days', 'DTM:252', first)] : []),
    ...(isAfterArrival(valuation) ? [header.fault('days', 'DTM:260', valuation)] : []),
    ...tariff.flatMap((line) => (isAfterArrival(line.value('DTM:FOD')) ? [line.fault('days', 'DTM:FOD', line.value('DTM:FOD'))] : [])),
  ];
}
