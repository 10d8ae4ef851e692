import type { Group } from '../layout/group.js';
import type { Declaration } from './declaration.js';
import type { Fault } from './fault.js';

/** What must fit together on each tariff line. */
export function lineRules({ header, tariff }: Declaration): Fault[] {
  const isOutOfWarehouse = header.value('CST', '2.1') === 'N30';
  return tariff.flatMap((line) => [
    ...pairRules(line),
    ...preferenceRules(line),
    ...dumpingRules(line),
    ...warehouseRules(line, isOutOfWarehouse),
    ...taxRules(line),
    ...(line.has('RFF:ABR') && !line.has('FTX:AMB') ? [line.fault('amber', 'RFF:ABR')] : []),
  ]);
}

/** Instruments: their number and their type. */
const PAIRS = [
  ['RFF:TIN', 'RFF:TIT'],
  ['RFF:PIN', 'RFF:PIT'],
  ['RFF:SIN', 'RFF:SIT'],
  ['RFF:CIN', 'RFF:CIT'],
] as const;

function pairRules(line: Group): Fault[] {
  return PAIRS.flatMap(([number, type]) => {
    if (line.has(number) === line.has(type)) return [];
    return [line.fault('pair', line.has(number) ? number : type)];
  });
}

function preferenceRules(line: Group): Fault[] {
  const claims = ['LOC:PFO', 'RFF:PFR'];
  const isGeneral = ['', 'GEN'].includes(line.value('RFF:PFS'));
  if (isGeneral) return claims.filter((key) => line.has(key)).map((key) => line.fault('preferenceWithout', key));
  return claims.filter((key) => !line.has(key)).map((key) => line.fault('preferenceNeeds', key, line.value('RFF:PFS')));
}

function dumpingRules(line: Group): Fault[] {
  if (!line.has('RFF:DSN') || line.has('MOA:DXP') !== line.has('RFF:DXT')) return [];
  return [line.fault('dumping', 'RFF:DSN', line.value('RFF:DSN'))];
}

function warehouseRules(line: Group, isOutOfWarehouse: boolean): Fault[] {
  const reference = ['RFF:WRN', 'RFF:WRL', 'MEA:WRQ'];
  if (!isOutOfWarehouse) return reference.filter((key) => line.has(key)).map((key) => line.fault('warehouseOnly', key));
  return [
    ...['RFF:WEC', ...reference].filter((key) => !line.has(key)).map((key) => line.fault('warehouseNeeds', key)),
    ...(line.has('RFF:AQC') ? [line.fault('unexpected', 'RFF:AQC')] : []),
  ];
}

function taxRules(line: Group): Fault[] {
  const both = [
    ['GIS:WQT', 'RFF:DA'],
    ['GIS:LQT', 'RFF:LCE'],
  ] as const;
  return both.flatMap(([quoting, exemption]) =>
    line.value(quoting, '1.1') === 'Y' && line.has(exemption) ? [line.fault('quoted', quoting)] : [],
  );
}
