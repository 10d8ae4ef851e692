import type { Group } from '../layout/group.js';
import type { ReadSeacr } from '../layout/read-seacr.js';
import type { Fault } from './fault.js';
import { millionths, sumOf } from './money.js';

/** What must fit together in a sea cargo report. */
export function reportRules({ consignment, containers, goods }: ReadSeacr): Fault[] {
  const needsContainer = ['FCL', 'FCX'].includes(goods.value('PAC:67', '3.1')) && containers.length === 0;
  return [
    ...['NAD:CN', 'NAD:CZ', 'NAD:NI'].flatMap((key) => partyRules(consignment, key)),
    ...(consignment.has('RFF:PBL') && !consignment.has('RFF:BH') ? [consignment.fault('pair', 'RFF:PBL')] : []),
    ...(needsContainer ? [goods.fault('container', 'PAC:67', goods.value('PAC:67', '3.1'))] : []),
    ...repeated(containers),
    ...packageRules(goods, containers),
  ];
}

/** A party is structured or free text, and has a name where it is structured. */
function partyRules(consignment: Group, key: string): Fault[] {
  if (!consignment.has(key)) return [];
  const [text, name, address] = (['3.1', '4.1', '5.1'] as const).map((place) => consignment.value(key, place));
  if (text === '') return name === '' ? [consignment.fault('missing', key)] : [];
  return name !== '' || address !== '' ? [consignment.fault('parties', key)] : [];
}

function repeated(containers: readonly Group[]): Fault[] {
  const numbers = containers.map((container) => container.value('EQD:CN', '2.1'));
  return containers.flatMap((container, place) =>
    numbers.indexOf(numbers[place] ?? '') < place ? [container.fault('sameBill', 'EQD:CN', numbers[place])] : [],
  );
}

function packageRules(goods: Group, containers: readonly Group[]): Fault[] {
  const packed = sumOf(containers.map((container) => millionths(container.value('PAC:146', '1.1'))));
  const stated = goods.value('PAC:67', '1.1');
  const total = millionths(stated);
  return containers.length === 0 || packed === null || total === null || packed === total ? [] : [goods.fault('count', 'PAC:67', stated)];
}
