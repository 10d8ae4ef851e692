import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

/** A house air waybill as programs of forwarders print it: captions small in the corners of boxes, with words of their own. */
function houseAirWaybill(carrier = 'MH'): Paper {
  const paper = new Paper()
    .print(40, 20, 'HOUSE AIR WAYBILL - NOT NEGOTIABLE', 16)
    .print(420, 24, 'MAWB (carrier) 172-12345675', 9)
    .print(420, 40, 'HAWB NUMBER XFR884712', 9);
  const boxes: readonly (readonly [number, number, string, string])[] = [
    [40, 60, 'CONSIGNOR / FROM', 'Kestrel Timber Exports Sdn Bhd'],
    [300, 60, 'CONSIGNEE / TO', 'Wattle Flooring Pty Ltd'],
    [40, 100, 'SHIPPER ACCT', '4471209'],
    [300, 100, 'ISSUED BY AGENT (NAME, CITY)', 'Blue Harbour Logistics GmbH'],
    [40, 140, 'TO (1)', 'SYD'],
    [300, 140, 'CARRIER (1)', carrier],
    [40, 180, 'CURR. CODE', 'USD'],
    [300, 180, 'DECL. VALUE FOR CARRIAGE', 'NVD'],
    [40, 220, 'AWB DATE', '12 JUN 2024'],
    [300, 220, 'AWB PLACE', 'Hamburg'],
  ];
  for (const [left, top, caption, value] of boxes)
    paper
      .box(left, top, left + 260, top + 40)
      .print(left + 4, top + 3, caption, 6)
      .print(left + 4, top + 14, value, 9);
  return paper;
}

test('boxes of a house air waybill are read by the words of forwarders', () => {
  const [segment] = extractDocument(fileOf(houseAirWaybill())).segments;
  expect(segment?.segment.type).toBe('HAWB');
  expect(plain(segment?.header)).toMatchObject({
    bl_number: 'XFR884712',
    master_bill_number: '172-12345675',
    shipper_name: 'Kestrel Timber Exports Sdn Bhd',
    consignee_name: 'Wattle Flooring Pty Ltd',
    account_number: '4471209',
    issuing_agent: 'Blue Harbour Logistics GmbH',
    port_of_discharge_code: 'SYD',
    first_carrier: 'MH',
    currency: 'USD',
    declared_value_carriage: 'NVD',
    issue_date: '2024-06-12',
    issue_place: 'Hamburg',
  });
});

test('the number of an airline is known by its form and its check digit, whatever words stand before it', () => {
  const paper = new Paper()
    .print(40, 20, 'AIR WAYBILL', 16)
    .print(200, 24, '| Consignment note of the airline 172-12345675 |')
    .print(40, 60, 'Phone 040-12345675')
    .print(40, 100, 'Airport of departure: Hamburg')
    .print(40, 120, 'Airport of destination: Sydney');
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({ bl_number: '172-12345675' });
});

test('two digits are no airline', () => {
  const { first_carrier } = plain(extractDocument(fileOf(houseAirWaybill('17'))).segments[0]?.header);
  expect(first_carrier ?? null).toBeNull();
});

test('a house air waybill gives its own number and that of the airline', () => {
  const paper = new Paper()
    .print(30, 30, '176 MEL 12345675')
    .print(440, 30, 'HAWB: TFS-90417')
    .print(320, 60, 'Air Waybill', 16)
    .lines(30, 70, ["Shipper's Name and Address", 'LYREBIRD OPTICS PTY LTD', '5 LENS LANE, MELBOURNE'])
    .lines(30, 130, ["Consignee's Name and Address", 'ALPINE INSTRUMENTS AG', 'SEEWEG 8, ZUG'])
    .lines(30, 190, ['Airport of Departure', 'MELBOURNE'])
    .lines(30, 230, ['Airport of Destination', 'ZURICH'])
    .row(300, [
      [30, '4'],
      [80, '62.5'],
      [130, 'K'],
      [160, 'Q'],
      [220, '70.0'],
    ]);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.segment.type).toBe('HAWB');
  expect(plain(segment?.header)).toMatchObject({
    bl_number: 'TFS-90417',
    master_bill_number: '176-12345675',
    shipper_name: 'LYREBIRD OPTICS PTY LTD',
    consignee_name: 'ALPINE INSTRUMENTS AG',
    port_of_loading: 'MELBOURNE',
    port_of_discharge: 'ZURICH',
    packages: '4',
    gross_weight: '62.5',
    weight_unit: 'KG',
    chargeable_weight: '70.0',
  });
});
