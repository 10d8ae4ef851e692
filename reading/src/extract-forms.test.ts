import { expect, test } from 'vitest';
import { extractDocument } from './extract.js';
import { fileOf, Paper } from './testing/paper.js';
import { plain } from './testing/plain.js';

function headerOf(paper: Paper): Record<string, string | boolean | null> {
  return plain(extractDocument(fileOf(paper)).segments[0]?.header);
}

test('a strip of heads over a strip of values, contacts at the foot of a cell', () => {
  const paper = new Paper().print(220, 20, 'COMMERCIAL INVOICE', 16);
  const strips: readonly (readonly [number, string, readonly string[]])[] = [
    [40, 'SOLD TO', ['Harbour Lamps Ltd.', '5 Quay Road', 'Hobart TAS 7000', 'Tel: +61 3 5550 1234']],
    [300, 'CONSIGNED TO', ['Lantern House Pty', 'Ltd', '9 Bay Street']],
  ];
  for (const [left, label, lines] of strips) {
    paper.print(left + 80, 64, label, 8).box(left, 60, left + 260, 76);
    paper.lines(left + 4, 80, lines).box(left, 76, left + 260, 140);
  }
  expect(headerOf(paper)).toMatchObject({
    buyer_name: 'Harbour Lamps Ltd.',
    buyer_address: '5 Quay Road Hobart TAS 7000',
    consignee_name: 'Lantern House Pty Ltd',
    consignee_address: '9 Bay Street',
  });
});

test('values behind a colon of their own go on below, up to the next label', () => {
  const paper = new Paper()
    .print(200, 20, 'COMMERCIAL INVOICE', 16)
    .row(60, [
      [40, 'Importer'],
      [180, ': Marsh & Hill Ltd'],
    ])
    .print(180, 72, '17 Mill Lane')
    .print(180, 84, 'York YO1 7HH')
    .row(96, [
      [40, 'Payment'],
      [180, ': 30 % in advance,'],
    ])
    .print(180, 108, 'rest before shipment')
    .row(122, [
      [40, 'Discharge Port'],
      [180, ': HULL'],
    ]);
  expect(headerOf(paper)).toMatchObject({
    buyer_name: 'Marsh & Hill Ltd',
    buyer_address: '17 Mill Lane York YO1 7HH',
    payment_terms: '30 % in advance, rest before shipment',
    port_of_discharge: 'HULL',
  });
});

test.each([
  ['boxes behind the answers', 'A1 YES ☐', 'NO ☑'],
  ['brackets before the answers', 'A1 ( ) YES', '(X) NO'],
])('a packing declaration is answered in %s', (_name, yes, no) => {
  const paper = new Paper()
    .print(200, 20, 'PACKING DECLARATION', 16)
    .print(40, 60, 'Q1 Have unacceptable packaging materials been used?')
    .row(76, [
      [60, yes],
      [200, no],
    ])
    .print(40, 100, 'Q2b Has bamboo packaging been used? A: YES');
  expect(headerOf(paper)).toMatchObject({ q1_unacceptable_packaging: 'NO', q2_bamboo: 'YES' });
});

test('the bill of a forwarder is a house bill, that of a line a master', () => {
  const bill = (...issuer: readonly string[]): Paper =>
    new Paper()
      .lines(40, 20, issuer)
      .print(380, 20, 'BILL OF LADING', 14)
      .row(90, [
        [40, 'Port of Loading: GENOA'],
        [300, 'Vessel: MV HERON'],
      ]);
  const typeOf = (paper: Paper) => extractDocument(fileOf(paper)).segments[0]?.segment.type;
  expect(typeOf(bill('Blue Gate Forwarding S.p.A.'))).toBe('HBL');
  expect(typeOf(bill('Blue Gate Lines S.p.A.', 'as carrier'))).toBe('MBL');
});

test('a way of transport that is also the name of a charge is read at its label', () => {
  const paper = new Paper()
    .print(200, 20, 'COMMERCIAL INVOICE', 16)
    .row(60, [
      [40, 'Mode of Transport:'],
      [180, 'Air Freight: DHL Express'],
    ])
    .print(40, 80, 'Invoice No.: A-17');
  expect(headerOf(paper)).toMatchObject({ transport_mode: 'air', invoice_number: 'A-17' });
});
