import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

function headerOf(paper: Paper): Record<string, string | boolean | null> {
  return plain(extractDocument(fileOf(paper)).segments[0]?.header);
}

test('a fumigation certificate tells what was used, how strong, how long and when', () => {
  const paper = new Paper()
    .print(180, 20, 'FUMIGATION CERTIFICATE', 16)
    .lines(40, 60, [
      'Certificate No.: FC-2291',
      'Exporter: Cedar Crates Ltd',
      'Description of goods: Timber pallets',
      'Container No.: MSKU1234565',
      'Name of fumigant: Methyl bromide',
      'Dosage rate: 48 g/m³',
      'Exposure period: 24 hours',
      'Minimum temperature: 21 °C',
      'Date fumigation completed: 14 March 2026',
    ]);
  expect(headerOf(paper)).toMatchObject({
    certificate_number: 'FC-2291',
    exporter_name: 'Cedar Crates Ltd',
    goods_description: 'Timber pallets',
    containers: 'MSKU1234565',
    fumigant: 'Methyl bromide',
    dosage: '48',
    exposure_hours: '24',
    temperature: '21',
    completion_date: '2026-03-14',
  });
});

test('what was used, how strong, how long and how warm is told by its form where its label is not known', () => {
  const paper = new Paper()
    .print(150, 20, 'FUMIGATION CERTIFICATE', 16)
    .row(100, [
      [40, 'Begasung mit'],
      [200, 'Methyl bromide'],
    ])
    .row(120, [
      [40, 'Wieviel'],
      [200, '48 g/m³'],
    ])
    .row(140, [
      [40, 'Wie lange'],
      [200, '24 hours'],
    ])
    .row(160, [
      [40, 'Wie warm'],
      [200, '21 °C'],
    ]);
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ fumigant: 'Methyl bromide', dosage: '48', exposure_hours: '24', temperature: '21' });
});

test('a certificate that tells the treatment in sentences is read like one with boxes', () => {
  const paper = new Paper()
    .print(100, 40, 'CERTIFICATE OF FUMIGATION', 16)
    .print(40, 80, 'No.: EX9063886')
    .lines(40, 110, [
      'This is to certify that the cargo of Messrs. Alder Electric Corp., 59-6, Gajwa-dong, Busan 48657, Korea,',
      'consigned to Messrs. Cedar Metal Works Pty Limited, Warehouse 8, 328 Grand Road, Regents Park, Australia,',
      'at the port of Busan, Korea bound for Port Adelaide, Australia, has been treated against insects.',
      'It was fumigated with sulfuryl fluoride at the rate of 64 g/m³ for a period of 48 hours at 23 °C and the',
      'treatment was completed on 6 Feb 2022.',
    ]);
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({
    certificate_number: 'EX9063886',
    exporter_name: 'Alder Electric Corp.',
    importer_name: 'Cedar Metal Works Pty Limited',
    importer_address: 'Warehouse 8, 328 Grand Road, Regents Park, Australia',
    port_of_loading: 'Busan, Korea',
    port_of_discharge: 'Port Adelaide, Australia',
    fumigant: 'sulfuryl fluoride',
    dosage: '64',
    exposure_hours: '48',
    temperature: '23',
    completion_date: '2022-02-06',
  });
});

test('the number of the next line of a form is no measure', () => {
  const paper = new Paper().print(100, 40, 'CERTIFICATE OF FUMIGATION', 16).lines(40, 100, ['9. Exposure time', '10. Aeration']);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)['exposure_hours']).toBeUndefined();
});
