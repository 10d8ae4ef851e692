import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { portOfDischargeInWords, portOfLoadingInWords } from './route-in-words.js';

test.each([
  [['Shipment: one container from Tema to Gothenburg, per "Alder Star" voy. 240N. Gross 4,920 kg'], 'Tema', 'Gothenburg'],
  [['Contract No. 6 with ALDER A.S. Shipped from Chattogram', 'to Mersin per m.v. "ALDER STAR" voy. 26009W'], 'Chattogram', 'Mersin'],
  [['SHIPMENT OF ONE CONTAINER COFFEE, DJIBOUTI TO HAMBURG PER M/V "ALDER STAR" VOY. 118N'], 'DJIBOUTI', 'HAMBURG'],
  [['Sailing on or about APR. 28, 2026 From', 'KAOHSIUNG, TAIWAN To BAHRAIN'], 'KAOHSIUNG, TAIWAN', 'BAHRAIN'],
  [['Ex: Yantian To: Auckland'], 'Yantian', 'Auckland'],
  [['Packed in bags from 20 to 25 kg'], undefined, undefined],
])('%s', (lines, from, to) => {
  const text = readText(fileOf(new Paper().lines(40, 100, lines)));
  expect([portOfLoadingInWords(text)?.value, portOfDischargeInWords(text)?.value]).toEqual([from, to]);
});
