import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

/** A bill of lading as most lines print it: labels in the corners of ruled boxes. */
function billOfBoxes(): Paper {
  const paper = new Paper().print(330, 30, 'BILL OF LADING', 18).print(330, 55, 'PELICAN OCEAN LINES LTD', 12);
  const boxes: readonly (readonly [number, number, number, number, string, readonly string[]])[] = [
    [30, 80, 300, 150, 'Shipper', ['KESTREL TIMBER EXPORTS SDN BHD', 'LOT 7 JALAN PERUSAHAAN', '42000 PORT KLANG, MALAYSIA']],
    [300, 80, 570, 115, 'B/L No.', ['PELU4471209']],
    [300, 115, 570, 150, 'Booking No.', ['BK88123']],
    [30, 150, 300, 220, 'Consignee', ['WATTLE FLOORING PTY LTD', '19 DOCK ROAD', 'BRISBANE QLD 4008, AUSTRALIA']],
    [300, 150, 570, 220, 'Notify Party', ['SAME AS CONSIGNEE']],
    [30, 220, 300, 255, 'Ocean Vessel / Voy. No.', ['SILVER TERN / 214S']],
    [300, 220, 570, 255, 'Port of Loading', ['PORT KLANG, MALAYSIA']],
    [30, 255, 300, 290, 'Port of Discharge', ['BRISBANE, AUSTRALIA']],
    [300, 255, 570, 290, 'Place of Delivery', ['BRISBANE CY']],
    [30, 440, 300, 475, 'No. of Original B/L', ['THREE (3)']],
    [300, 440, 570, 475, 'Place and Date of Issue', ['PORT KLANG 12 JUN 2024']],
    [30, 475, 300, 510, 'Freight Terms', ['PREPAID']],
    [300, 475, 570, 510, 'Shipped on Board Date', ['12 JUN 2024']],
  ];
  for (const [left, top, right, bottom, label, value] of boxes) {
    paper
      .box(left, top, right, bottom)
      .print(left + 4, top + 3, label, 8)
      .lines(left + 4, top + 15, value, 10);
  }
  return paper;
}

function withGoods(paper: Paper): Paper {
  return paper
    .row(300, [
      [35, 'Marks and Numbers'],
      [160, 'No. of Packages'],
      [270, 'Description of Goods'],
      [420, 'Gross Weight'],
      [510, 'Measurement'],
    ])
    .row(320, [
      [35, 'WATTLE'],
      [160, '22 CRATES'],
      [270, 'SAWN MERBAU DECKING'],
      [420, '18,250.00 KGS'],
      [510, '31.400 CBM'],
    ])
    .row(333, [
      [35, 'BRISBANE'],
      [270, 'KILN DRIED'],
    ])
    .print(35, 380, "CSQU3054383 / 40'HC / SEAL NO. PX77120");
}

test('a bill of lading in boxes gives parties, journey, terms, goods and containers', () => {
  const [segment] = extractDocument(fileOf(withGoods(billOfBoxes()))).segments;
  expect(segment).toMatchObject({ segment: { type: 'MBL' }, kind: 'waybill' });
  expect(plain(segment?.header)).toMatchObject({
    bl_number: 'PELU4471209',
    booking_number: 'BK88123',
    carrier: 'PELICAN OCEAN LINES LTD',
    shipper_name: 'KESTREL TIMBER EXPORTS SDN BHD',
    shipper_address: 'LOT 7 JALAN PERUSAHAAN 42000 PORT KLANG, MALAYSIA',
    consignee_name: 'WATTLE FLOORING PTY LTD',
    notify_party: 'SAME AS CONSIGNEE',
    vessel: 'SILVER TERN',
    voyage: '214S',
    port_of_loading: 'PORT KLANG, MALAYSIA',
    port_of_discharge: 'BRISBANE, AUSTRALIA',
    place_of_delivery: 'BRISBANE CY',
    freight_terms: 'PREPAID',
    original_bills: '3',
    shipped_on_board_date: '2024-06-12',
    issue_date: '2024-06-12',
    issue_place: 'PORT KLANG',
    packages: '22',
    package_type: 'CRATES',
    gross_weight: '18250.00',
    weight_unit: 'KG',
    volume: '31.400',
    volume_unit: 'CBM',
    shipping_marks: 'WATTLE BRISBANE',
    goods_description: 'SAWN MERBAU DECKING KILN DRIED',
  });
  expect(segment?.lines.map(plain)).toEqual([{ number: 'CSQU3054383', seal: 'PX77120', size_type: "40'HC" }]);
});

test('empty boxes stay empty, and the next box is not taken for their value', () => {
  const paper = new Paper().print(330, 30, 'BILL OF LADING', 18);
  for (const [index, label] of ['Shipper', 'Consignee', 'Notify Party', 'Ocean Vessel', 'Port of Loading', 'Port of Discharge'].entries()) {
    paper.box(30, 80 + index * 40, 300, 120 + index * 40).print(34, 83 + index * 40, label, 8);
  }
  const [segment] = extractDocument(fileOf(paper)).segments;
  const { transport_mode: mode, signature_exists: _signed, ...printed } = plain(segment?.header);
  expect(mode).toBe('sea');
  expect(printed).toEqual({});
});

test('what follows from the type of paper only is marked as inferred and has no place', () => {
  const [segment] = extractDocument(fileOf(billOfBoxes())).segments;
  expect(segment?.header['transport_mode']).toMatchObject({ value: 'sea', method: 'inferred', place: null, raw: null });
});

test('place and date of issue are told apart where the date stands a little higher on its line', () => {
  const paper = new Paper().print(330, 30, 'BILL OF LADING', 18).box(30, 80, 300, 150).print(34, 83, 'Shipper', 8);
  paper.print(34, 96, 'KESTREL TIMBER EXPORTS SDN BHD').box(30, 560, 300, 600).print(34, 563, 'Place and date of issue', 8);
  paper.print(140, 577, '15th Feb, 2021').print(40, 580, 'XIAMEN');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({ issue_place: 'XIAMEN', issue_date: '2021-02-15' });
});

test('where the place for the number of a bill is blank, no other number is taken for it', () => {
  const paper = new Paper()
    .print(330, 30, 'HOUSE BILL OF LADING', 18)
    .print(330, 70, 'B/L No.:')
    .print(330, 90, 'Booking No.:')
    .print(330, 104, 'BK88123456')
    .print(40, 70, 'Shipper:')
    .lines(40, 84, ['Kestrel Timber Ltd', '7 Mill Road']);
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header['bl_number']).toBeUndefined();
  expect(header['booking_number']).toBe('BK88123456');
});

test('a house bill whose own number is blank does not take that of the line', () => {
  const paper = new Paper()
    .print(330, 30, 'HOUSE BILL OF LADING', 18)
    .print(330, 70, 'B/L No.:')
    .print(330, 90, 'Carrier B/L No.: XYHQ363299781')
    .print(330, 110, 'S/O No.: UJ4303797')
    .print(40, 70, 'Shipper:')
    .lines(40, 84, ['Kestrel Timber Ltd', '7 Mill Road']);
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header['bl_number']).toBeUndefined();
  expect(header['booking_number']).toBe('UJ4303797');
});

test('no originals are counted as none, and counts and measures in a row name no goods', () => {
  const paper = new Paper().print(330, 30, 'BILL OF LADING', 18).box(30, 80, 300, 120).print(34, 83, 'Number of original', 8);
  paper.print(34, 98, 'ZERO (0)').print(310, 98, '☐ Covered according');
  paper.row(300, [
    [35, 'Marks and Numbers'],
    [160, 'No. of Packages'],
    [270, 'Description of Goods'],
    [430, 'Gross Weight'],
  ]);
  paper.row(320, [
    [160, '1 CTN'],
    [270, 'ELECTRONIC COMPONENTS'],
    [430, '500 KGS'],
  ]);
  paper.row(333, [[270, '1CTN/500KGS/1.5M3']]);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({ original_bills: '0', goods_description: 'ELECTRONIC COMPONENTS' });
});

test('A carrier is told without what it signs as, and a place of issue without its day', () => {
  const paper = new Paper()
    .print(200, 30, 'BILL OF LADING', 16)
    .print(40, 80, 'B/L No.: KTR2203117')
    .print(40, 100, 'Carrier: Kittiwake Shipping Line, as the carrier')
    .print(40, 120, 'Place of issue: Hamburg, 12.03.2025');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({ carrier: 'Kittiwake Shipping Line', issue_place: 'Hamburg' });
});

test('the place at which a bill delivers is no consignee', () => {
  const paper = new Paper()
    .print(330, 30, 'BILL OF LADING', 18)
    .print(40, 80, 'Consignee:')
    .print(40, 120, 'Delivered at: Auckland Port')
    .print(40, 140, 'Port of loading: Busan');
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ place_of_delivery: 'Auckland Port' });
  expect(header).not.toHaveProperty('consignee_name');
});

test('a notify party may be the consignee in the words of its label', () => {
  const paper = new Paper()
    .print(200, 30, 'BILL OF LADING', 16)
    .print(40, 80, 'Consignee')
    .lines(40, 95, ['Green Hat Pty Ltd', '4 Dock Road, Sydney'], 10)
    .print(40, 150, 'Notify party')
    .print(40, 165, 'AS CONSIGNEE')
    .print(40, 240, 'Port of loading: Busan');
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ consignee_name: 'Green Hat Pty Ltd', notify_party: 'AS CONSIGNEE' });
});

test('an arrival notice tells goods and marks at their labels', () => {
  const paper = new Paper()
    .print(40, 30, 'ARRIVAL NOTICE', 18)
    .print(40, 70, 'B/L No.: ABCD1234567')
    .print(40, 90, 'Goods: Ball clay in bags')
    .print(40, 110, 'Marks: HARAKEKE AKL 1/9');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({ goods_description: 'Ball clay in bags', shipping_marks: 'HARAKEKE AKL 1/9' });
});

test('an arrival notice goes to whoever gets the goods, and an agency that sends it carries none', () => {
  const paper = new Paper()
    .print(40, 30, 'BIRCH SHIPPING AGENCIES PTY LTD', 14)
    .print(40, 60, 'ARRIVAL NOTICE', 18)
    .lines(40, 100, ['To: Alder Tyres P/L', '14 Quay Road', 'Dandenong VIC 3175'])
    .lines(330, 100, ['B/L No.: BACLBKK0726119', 'Vessel: BIRCH WHYALLA', 'Voyage: 230S']);
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ consignee_name: 'Alder Tyres P/L', consignee_address: '14 Quay Road Dandenong VIC 3175' });
  expect(header).not.toHaveProperty('carrier');
});
