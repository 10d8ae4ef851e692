import type { Group } from '../layout/group.js';
import type { Declaration } from './declaration.js';
import type { Fault } from './fault.js';

const LONGEST_VOYAGE = 6;

/** What must fit to the mode of transport, and what every bill needs. */
export function transportRules({ header, transport }: Declaration): Fault[] {
  return [
    ...modeRules(header),
    ...transport.flatMap((line) => billRules(line, header.value('TDT:20', '3.1') === 'A')),
    ...repeated(transport),
  ];
}

function modeRules(header: Group): Fault[] {
  const [voyage, airline, vesselId, vessel] = (['2.1', '5.1', '8.1', '8.4'] as const).map((place) => header.value('TDT:20', place));
  const isWrong = (() => {
    switch (header.value('TDT:20', '3.1')) {
      case 'S':
        return voyage === '' || (voyage?.length ?? 0) > LONGEST_VOYAGE || vesselId === '' || airline !== '';
      case 'A':
        return airline === '' || vesselId !== '' || vessel !== '';
      default:
        return airline !== '' || vesselId !== '' || vessel !== '';
    }
  })();
  return isWrong ? [header.fault('mode', 'TDT:20')] : [];
}

function billRules(line: Group, isAir: boolean): Fault[] {
  const wrongBills = (isAir ? ['RFF:MB', 'RFF:BH'] : ['RFF:MWB', 'RFF:HWB']).filter((key) => line.has(key));
  const needsContainer = ['FCL', 'FCX'].includes(line.value('PAC:67', '3.1'));
  return [
    ...wrongBills.map((key) => line.fault('mode', key)),
    ...(line.has('RFF:MB', 'RFF:BH', 'RFF:MWB', 'RFF:HWB') ? [] : [line.fault('noBill', null)]),
    ...(needsContainer && !line.has('RFF:AAQ') ? [line.fault('container', 'PAC:67', line.value('PAC:67', '3.1'))] : []),
  ];
}

/** A container belongs to a bill once. */
function repeated(transport: readonly Group[]): Fault[] {
  const seen = new Set<string>();
  return transport.flatMap((line) => {
    if (!line.has('RFF:AAQ')) return [];
    const what = ['RFF:AAQ', 'RFF:MB', 'RFF:BH', 'RFF:MWB', 'RFF:HWB'].map((key) => line.value(key)).join('\n');
    if (seen.has(what)) return [line.fault('sameBill', 'RFF:AAQ', line.value('RFF:AAQ'))];
    seen.add(what);
    return [];
  });
}
