import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

test('a certificate of origin gives parties, agreement, journey and items', () => {
  const paper = new Paper()
    .box(30, 30, 300, 110)
    .box(300, 30, 570, 110)
    .lines(34, 34, ["1. Exporter's name, address and country:", 'JADE TEA CO., LTD.', '88 HILL ROAD, HANGZHOU, CHINA'])
    .lines(304, 34, [
      'Certificate No.: G2433000123400',
      'CERTIFICATE OF ORIGIN',
      'Form for China-Australia Free Trade Agreement',
      'Issued in: China',
    ])
    .box(30, 110, 300, 180)
    .lines(34, 114, ["3. Importer's name, address and country (if known):", 'BILLY TEA PTY LTD', '5 KETTLE LANE, HOBART, AUSTRALIA'])
    .box(30, 180, 300, 260)
    .lines(34, 184, [
      '4. Means of transport and route (if known):',
      'Departure Date: AUG. 21, 2024',
      'Vessel/Flight/Train/Vehicle No.: COSCO STAR 077S',
    ])
    .row(280, [
      [34, 'Item no.'],
      [90, 'Marks'],
      [150, 'Description of goods'],
      [330, 'HS code'],
      [400, 'Origin criterion'],
      [500, 'Invoice no.'],
    ])
    .row(300, [
      [34, '1'],
      [90, 'N/M'],
      [150, 'GREEN TEA IN CARTONS'],
      [330, '0902.10'],
      [400, 'WO'],
      [500, 'JT-88'],
    ]);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment).toMatchObject({ segment: { type: 'COO' }, kind: 'certificate-of-origin' });
  expect(plain(segment?.header)).toMatchObject({
    certificate_number: 'G2433000123400',
    agreement: 'China-Australia Free Trade Agreement',
    issued_in: 'China',
    exporter_name: 'JADE TEA CO., LTD.',
    importer_name: 'BILLY TEA PTY LTD',
    departure_date: '2024-08-21',
    vessel_flight: 'COSCO STAR 077S',
  });
  expect(segment?.lines.map(plain)).toMatchObject([
    { item: '1', description: 'GREEN TEA IN CARTONS', hs_code: '090210', origin_criterion: 'WO', invoice_number: 'JT-88' },
  ]);
});
