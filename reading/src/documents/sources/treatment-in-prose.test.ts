import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

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

test.each([
  ['Is there any wood packaging (pallets, crates)?', 'YES', { q2_timber: 'YES' }],
  ['Is there any packaging made of bamboo?', 'NO', { q2_bamboo: 'NO' }],
  ['Does the consignment contain packing of straw, hay or bark?', 'NO', { q1_unacceptable_packaging: 'NO' }],
])('%s is a question of a packing declaration', (question, answer, fields) => {
  const paper = new Paper()
    .print(150, 20, 'PACKING DECLARATION', 16)
    .print(40, 100, question)
    .print(450, 100, answer)
    .print(40, 130, 'Is the packing of the goods new and clean?')
    .print(450, 130, 'YES');
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject(fields);
});

test('a mark before its option belongs to that one and not to the option far left of it', () => {
  const paper = new Paper()
    .print(150, 20, 'PACKING DECLARATION', 16)
    .print(40, 100, 'Have unacceptable packaging materials been used as packaging?')
    .row(120, [
      [84, 'YES'],
      [170, '✓'],
      [182, 'NO'],
    ]);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({ q1_unacceptable_packaging: 'NO' });
});

test('the number of the next line of a form is no measure', () => {
  const paper = new Paper().print(100, 40, 'CERTIFICATE OF FUMIGATION', 16).lines(40, 100, ['9. Exposure time', '10. Aeration']);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)['exposure_hours']).toBeUndefined();
});
