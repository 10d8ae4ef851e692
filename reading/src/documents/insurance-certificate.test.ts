import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

test('a certificate of insurance tells which cargo is insured, on which ship, and from where to where', () => {
  const paper = new Paper()
    .print(180, 20, 'CERTIFICATE OF MARINE INSURANCE', 16)
    .lines(40, 60, [
      'Certificate No.: AL/OC/20881/0417',
      'Vessel: ALDER TRIESTE voy. FN512A',
      'From: Felixstowe (ex Leeds)',
      'To: Chattogram',
    ])
    .lines(40, 130, ['Interest insured', '4 cases machinery in container MSKU5519205', 'Marks: ALDER / CHATTOGRAM / 1-4'])
    .lines(40, 190, ['Insured value: GBP 203,500.00, CIF value plus 10%. Regulated by the FCA.', 'Dated at Leeds, 31st March 2025']);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({
    certificate_number: 'AL/OC/20881/0417',
    vessel: 'ALDER TRIESTE',
    voyage: 'FN512A',
    port_of_loading: 'Felixstowe',
    port_of_discharge: 'Chattogram',
    currency: 'GBP',
    packages: '4',
    incoterm: 'CIF',
    issue_date: '2025-03-31',
    issue_place: 'Leeds',
  });
});
