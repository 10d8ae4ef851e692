import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

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

test('who declares stands over the title, with an address and a ship in one box', () => {
  const paper = new Paper()
    .print(150, 20, 'ALDER BRASSWARE INTERNATIONAL', 14)
    .print(120, 40, 'Prince Road, Moradabad 244001 (U.P.) India · GSTIN 09AAHFA2210R1Z4 · 0591-2491188')
    .print(200, 70, 'PACKING DECLARATION', 14)
    .print(40, 110, 'Vessel name / Voyage number:')
    .print(240, 110, 'MSC ADITI / IP509A')
    .print(40, 150, 'Have unacceptable packaging materials been used as packaging?')
    .print(450, 150, 'NO');
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({
    issuer_name: 'ALDER BRASSWARE INTERNATIONAL',
    issuer_address: 'Prince Road, Moradabad 244001 (U.P.) India',
    vessel: 'MSC ADITI',
    voyage: 'IP509A',
  });
});

test('to whom the goods go, and their marks, are told though no record keeps them', () => {
  const paper = new Paper()
    .print(200, 30, 'ANNUAL PACKING DECLARATION', 14)
    .print(40, 60, 'Importer: Alder Living Pty Ltd, 5 Sawmill Circuit, Hume ACT 2620')
    .print(40, 80, 'Shipping marks: AL FURNITURE PO 3318')
    .print(40, 110, 'Have unacceptable packaging materials been used as packaging?')
    .print(450, 110, 'NO');
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({
    importer_name: 'Alder Living Pty Ltd',
    importer_address: '5 Sawmill Circuit, Hume ACT 2620',
    shipping_marks: 'AL FURNITURE PO 3318',
  });
});
