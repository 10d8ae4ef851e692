import type { Group } from '../layout/group.js';
import type { Declaration } from './declaration.js';
import type { Fault } from './fault.js';
import { audText, millionths, percentOf, sumOf } from './money.js';

/** Amounts that a line has and the header adds up. */
export const ADDED_UP = ['MOA:40', 'MOA:68', 'MOA:55', 'MOA:DMP', 'MOA:WET', 'MOA:GST', 'MOA:GSD', 'MOA:LCT'] as const;
const PAYABLE = ['MOA:55', 'MOA:DMP', 'MOA:WET', 'MOA:GST', 'MOA:LCT'] as const;

const amountsOf = (group: Group, keys: readonly string[]) => keys.map((key) => millionths(group.value(key)));

/** Taxes of each line by plain arithmetic, the sums of all lines, and what has to be paid. What is no number is another rule's matter. */
export function amountRules({ header, tariff }: Declaration): Fault[] {
  return [
    ...tariff.flatMap((line) => [...goodsTaxRules(line, header), ...wineTaxRules(line)]),
    ...ADDED_UP.flatMap((key) => sumRules(header, key, sumOf(tariff.map((line) => millionths(line.value(key)))), 'headerSum')),
    ...sumRules(header, 'MOA:9', dueOf(header), 'due'),
  ];
}

function goodsTaxRules(line: Group, header: Group): Fault[] {
  const base = sumOf(amountsOf(line, ['MOA:40', 'MOA:55', 'MOA:DMP', 'MOA:68', 'MOA:WET']));
  if (base === null) return [];
  const isFree = header.value('CST', '2.1') === 'N20' || line.has('RFF:ASA');
  const isDeferred = header.value('GIS:GDF', '1.1') === 'Y';
  const tax = isFree ? 0n : percentOf(base, 10n);
  return [...sumRules(line, 'MOA:GST', isDeferred ? 0n : tax, 'gst'), ...sumRules(line, 'MOA:GSD', isDeferred ? tax : 0n, 'gst')];
}

/** Nothing, what a person gave, or 29 percent: which goods are wine stands in the tariff, which is not asked here. */
function wineTaxRules(line: Group): Fault[] {
  const [tax, given, base] = [
    millionths(line.value('MOA:WET')),
    millionths(line.value('MOA:WTG')),
    sumOf(amountsOf(line, ['MOA:40', 'MOA:55', 'MOA:DMP', 'MOA:68'])),
  ];
  if (tax === null || base === null) return [];
  const isFree = line.value('GIS:WQT', '1.1') === 'Y' || line.has('RFF:DA');
  const isRight = isFree ? tax === 0n : tax === 0n || tax === given || tax === percentOf(base, 29n);
  return isRight ? [] : [line.fault('wineTax', 'MOA:WET', line.value('MOA:WET'))];
}

function dueOf(header: Group): bigint | null {
  return header.value('CST', '2.1') === 'N20' ? millionths(header.value('MOA:CHG')) : sumOf(amountsOf(header, [...PAYABLE, 'MOA:CHG']));
}

function sumRules(group: Group, key: string, expected: bigint | null, kind: Fault['kind']): Fault[] {
  const stated = millionths(group.value(key));
  return stated === null || expected === null || stated === expected
    ? []
    : [group.fault(kind, key, `${group.value(key)}, ${audText(expected)} COUNTED`)];
}
