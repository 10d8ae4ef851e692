import { expect, test } from 'vitest';
import { extractDocument } from './extract.js';
import { fileOf, Paper } from './testing/paper.js';
import { plain } from './testing/plain.js';

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

function packingDeclaration(): Paper {
  return new Paper()
    .print(200, 30, 'PACKING DECLARATION', 14)
    .print(40, 60, 'Vessel name:')
    .print(320, 60, 'Voyage number:')
    .print(40, 110, 'Q1 Have unacceptable packaging materials been used as packaging or dunnage in the consignment?')
    .row(130, [
      [40, 'A1'],
      [100, 'YES'],
      [140, '☐'],
      [200, 'NO'],
      [240, '☒'],
    ])
    .print(40, 160, 'Q2 Has timber/bamboo packaging/dunnage been used in consignments covered by this document?')
    .row(180, [
      [40, 'A2'],
      [100, 'YES Timber'],
      [180, 'x'],
      [240, 'NO'],
      [280, '☐'],
    ])
    .print(40, 210, 'Q3 All timber/bamboo packaging/dunnage used in the consignment has been:')
    .row(230, [
      [40, 'Treated and marked in compliance with ISPM 15'],
      [400, '☒'],
    ]);
}

test('the ticked answers of a packing declaration are read, and an empty place of signature is no signature', () => {
  const [segment] = extractDocument(fileOf(packingDeclaration().print(40, 300, 'Signed:'))).segments;
  expect(segment?.segment.type).toBe('PKD');
  expect(plain(segment?.header)).toEqual({ q1_unacceptable_packaging: 'NO', q2_timber: 'YES', q3_ispm15: true, signature_exists: false });
});

test('a name at the place of signature is one', () => {
  const [segment] = extractDocument(fileOf(packingDeclaration().print(40, 300, 'Signed: J. Wong'))).segments;
  expect(plain(segment?.header)).toMatchObject({ signature_exists: true });
});

test('marks in the columns under YES and NO answer the questions of a packing declaration', () => {
  const paper = new Paper()
    .print(200, 30, 'PACKING DECLARATION', 16)
    .row(80, [
      [40, 'Question'],
      [480, 'YES'],
      [530, 'NO'],
    ])
    .row(110, [
      [40, 'Have unacceptable packaging materials been used as packaging?'],
      [534, 'X'],
    ])
    .row(140, [
      [40, 'Has timber packaging been used in packing the consignment?'],
      [484, 'X'],
    ]);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({ q1_unacceptable_packaging: 'NO', q2_timber: 'YES' });
});

test('a question that goes on over several lines is one question, with its boxes beside it', () => {
  const paper = new Paper()
    .print(150, 20, 'PACKING DECLARATION', 16)
    .print(40, 100, '☑ YES')
    .print(40, 112, '☐ NO')
    .lines(
      120,
      100,
      ['Has prohibited packaging material (straw, peat) been', 'used, or bamboo been used as packaging in this', 'consignment?'],
      9,
    )
    .print(40, 160, '☐ YES')
    .print(40, 172, '☑ NO')
    .print(120, 160, 'Has timber packaging been used in this consignment?', 9);
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ q1_unacceptable_packaging: 'YES', q2_timber: 'NO' });
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

test('answers in words beside their questions count where the page has no boxes', () => {
  const paper = new Paper()
    .print(150, 20, 'PACKING DECLARATION', 16)
    .print(40, 100, 'Have unacceptable packaging materials been used?')
    .print(400, 100, 'NO')
    .print(40, 130, 'Has timber packaging been used in this consignment?')
    .print(400, 130, 'YES');
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ q1_unacceptable_packaging: 'NO', q2_timber: 'YES' });
});

test('the address of a packer in a box is that of the issuer', () => {
  const paper = new Paper()
    .print(150, 20, 'PACKING & CLEANLINESS DECLARATION', 16)
    .print(40, 60, 'Packer / exporter:')
    .lines(40, 74, ['Alder Goods Pvt. Ltd.', 'Gat No. 93/6', 'Morbi 363567']);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({ issuer_address: 'Gat No. 93/6 Morbi 363567' });
});
