import type { FaultKind } from '../rules/fault.js';
import { type MessageSegments, recounted } from './edit-message.js';
import { add, all, clear, drop, first, type Mutation, nextDigit, onLine, put, swap, when } from './mutations.js';

/** A good declaration made wrong in one way, and what customs must answer. */
export interface Mutant {
  readonly broken: string;
  readonly mutate: Mutation;
  /** A code of EDIFACT 0085 in the acknowledgement, or a fault and the segment that the answer names. */
  readonly error: string | readonly [FaultKind, string | null];
  /** What is broken is the count at the end itself. */
  readonly isMiscounted?: true;
}

/** A mutant of a message; null where the message has nothing that could be broken like this. */
export function mutated({ mutate, isMiscounted }: Mutant, message: MessageSegments): MessageSegments | null {
  const result = mutate(message);
  return result === null || isMiscounted ? result : recounted(result);
}

const sea = (mutate: Mutation) => when('TDT:20', '3.1', 'S', mutate);
const original = (mutate: Mutation) => when('BGM', '3.1', '9', mutate);
const homeConsumption = (mutate: Mutation) => when('CST', '2.1', 'N10', mutate);

/** Mutants of an import declaration, as pure functions over the segments from UNH to UNT. */
// biome-ignore format: a table reads best in rows
export const MUTANTS: readonly Mutant[] = [
  { broken: 'number of segments', mutate: put(first('UNT'), '1.1', nextDigit), error: '29', isMiscounted: true },
  { broken: 'reference at the end', mutate: put(first('UNT'), '2.1', '2'), error: '28' },
  { broken: 'name of the message', mutate: put(first('BGM'), '1.4', 'IMX'), error: '12' },
  { broken: 'own reference missing', mutate: put(first('BGM'), '2.1', ''), error: '13' },
  { broken: 'discharge port missing', mutate: drop(first('LOC:12')), error: ['missing', 'LOC:12'] },
  { broken: 'statistical code missing', mutate: drop(onLine('RFF:AED')), error: ['missing', 'RFF:AED'] },
  { broken: 'a qualifier that there is not', mutate: put(first('LOC:12'), '1.1', '99'), error: ['unexpected', 'LOC:99'] },
  { broken: 'two days of arrival', mutate: add('DTM+178:20261122:102', first('DTM:260')), error: ['tooOften', 'DTM:178'] },
  { broken: 'check digit of the ABN', mutate: put(first('NAD:AT'), '2.1', nextDigit), error: ['checkDigit', 'NAD:AT'] },
  { broken: 'check digit of the vessel', mutate: sea(put(first('TDT:20'), '8.1', nextDigit)), error: ['checkDigit', 'TDT:20'] },
  { broken: 'check digit of a container', mutate: put(first('RFF:AAQ'), '1.2', nextDigit), error: ['checkDigit', 'RFF:AAQ'] },
  { broken: '251 letters of description', mutate: put(onLine('FTX:AAA'), '4.1', 'X'.repeat(251)), error: ['tooLong', 'FTX:AAA'] },
  { broken: '31 February', mutate: put(first('DTM:178'), '1.2', '20260231'), error: ['form', 'DTM:178'] },
  { broken: 'a currency that there is not', mutate: put(onLine('MOA:38'), '1.3', 'XQX'), error: ['unknownCode', 'MOA:38'] },
  { broken: 'a valuation method that there is not', mutate: put(onLine('RFF:VBT'), '1.2', 'ZZ'), error: ['unknownCode', 'RFF:VBT'] },
  { broken: 'a nature that there is not', mutate: put(first('CST'), '2.1', 'N99'), error: ['unknownCode', 'CST'] },
  { broken: 'segments the other way round', mutate: swap(first('LOC:79')), error: ['order', 'LOC:79'] },
  { broken: 'four places of weight', mutate: put(first('MEA:WT'), '3.2', '1.0001'), error: ['places', 'MEA:WT'] },
  { broken: 'an amount without cents', mutate: put(onLine('MOA:55'), '1.2', (old) => old.replace(/\.\d+$/u, '')), error: ['form', 'MOA:55'] },
  { broken: 'a line number of nought', mutate: put(onLine('CST'), '1.1', '0'), error: ['form', 'CST'] },
  { broken: 'an action of a change', mutate: original(put(onLine('CST'), '2.1', 'A')), error: ['action', 'CST'] },
  { broken: 'a change of nothing', mutate: original(put(first('BGM'), '3.1', '4')), error: ['noOriginal', 'BGM'] },
  { broken: 'version nought', mutate: put(first('BGM'), '2.2', '0'), error: ['form', 'BGM'] },
  { broken: 'bank details on an original', mutate: original(add('FII+BO+12345678:W AND R+062000::95', first('RFF:ADU'))), error: ['function', 'FII:BO'] },
  { broken: 'no bill', mutate: sea(all(clear(first('RFF:MB')), clear(first('RFF:BH')))), error: ['noBill', null] },
  { broken: 'a full container without its number', mutate: all(put(first('PAC:67'), '3.1', 'FCL'), drop((message) => {
    const [container, goods] = [first('RFF:AAQ')(message), onLine('CST')(message)];
    return container < goods ? container : -1;
  })), error: ['container', 'PAC:67'] },
  { broken: 'an airline at sea', mutate: sea(all(put(first('TDT:20'), '5.1', 'QF'), put(first('TDT:20'), '5.3', '3'))), error: ['mode', 'TDT:20'] },
  { broken: 'no rule of preference', mutate: all(clear(onLine('RFF:PFR')), put(onLine('RFF:PFS'), '1.2', 'RCEP')), error: ['preferenceNeeds', 'RFF:PFR'] },
  { broken: 'an origin of no preference', mutate: all(clear(onLine('LOC:PFO')), clear(onLine('RFF:PFS')), add('LOC+PFO+CN::5', onLine('MOA:38'))), error: ['preferenceWithout', 'LOC:PFO'] },
  {
    broken: 'dumping without price or exemption',
    mutate: all(clear(onLine('MOA:DXP')), clear(onLine('RFF:DXT')), clear(onLine('RFF:DSN')), add('RFF+DSN:DN1', onLine('GIS:RTR'))),
    error: ['dumping', 'RFF:DSN'],
  },
  { broken: 'a warehouse reference without warehouse', mutate: homeConsumption(all(clear(onLine('RFF:WRN')), add('RFF+WRN:N20A', onLine('GIS:RTR')))), error: ['warehouseOnly', 'RFF:WRN'] },
  { broken: 'an instrument without its kind', mutate: all(clear(onLine('RFF:TIN')), clear(onLine('RFF:TIT')), add('RFF+TIN:0812345', onLine('GIS:RTR'))), error: ['pair', 'RFF:TIN'] },
  {
    broken: 'quoted and exempt',
    mutate: all(clear(onLine('GIS:WQT')), clear(onLine('RFF:DA')), add('RFF+DA:WEX', onLine('GIS:RTR')), add('GIS+Y:109:95:WQT', onLine('GIS:RTR'))),
    error: ['quoted', 'GIS:WQT'],
  },
  { broken: 'an amber reason alone', mutate: all(clear(onLine('FTX:AMB')), clear(onLine('RFF:ABR')), add('RFF+ABR:CLASS', onLine('GIS:RTR'))), error: ['amber', 'RFF:ABR'] },
  { broken: 'valuation after arrival', mutate: put(first('DTM:260'), '1.2', '20991231'), error: ['days', 'DTM:260'] },
  { broken: 'a price ten times as high', mutate: put(onLine('MOA:38'), '1.2', (old) => `1${old}`), error: ['invoiceSum', 'MOA:39'] },
  { broken: 'another currency than the invoice', mutate: put(onLine('MOA:38'), '1.3', 'NZD'), error: ['otherCurrency', 'MOA:38'] },
  { broken: 'an invoice that is not there', mutate: put(onLine('RFF:IV'), '1.2', 'NOWHERE'), error: ['noInvoice', 'RFF:IV'] },
  { broken: 'GST of one cent more', mutate: put(onLine('MOA:GST'), '1.2', nextDigit), error: ['gst', 'MOA:GST'] },
  { broken: 'wine tax of a cent', mutate: put(onLine('MOA:WET'), '1.2', nextDigit), error: ['wineTax', 'MOA:WET'] },
  { broken: 'duty that does not add up', mutate: put(first('MOA:55'), '1.2', nextDigit), error: ['headerSum', 'MOA:55'] },
  { broken: 'another amount to be paid', mutate: put(first('MOA:9'), '1.2', nextDigit), error: ['due', 'MOA:9'] },
  { broken: 'number of lines', mutate: put(first('CNT:5'), '1.2', nextDigit), error: ['count', 'CNT:5'] },
];
