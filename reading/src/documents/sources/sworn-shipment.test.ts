import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

test('the sentence that a shipper swears before a chamber tells parties, ship and country', () => {
  const paper = new Paper()
    .print(200, 40, 'CERTIFICATE OF ORIGIN', 14)
    .lines(40, 80, [
      'The undersigned Jane Doe, Export Compliance for Alder Pump, Inc., 3300 Irving Blvd, Dallas, TX 75247 (Owner or Agent)',
      'declares that the following mentioned goods shipped on S/S or flight ALDER SABINE V. 088 on the date of July 2, 2025',
      'consigned to Birch Guayas C.A., Av. 25 de Julio Km 4.5, Guayaquil, Ecuador are the product of the United States of America.',
    ])
    .print(40, 400, 'Dated at Dallas, Texas on the 30th day of June 2025');
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({
    exporter_name: 'Alder Pump, Inc.',
    exporter_address: '3300 Irving Blvd, Dallas, TX 75247',
    consignee_name: 'Birch Guayas C.A.',
    consignee_address: 'Av. 25 de Julio Km 4.5, Guayaquil, Ecuador',
    vessel: 'ALDER SABINE',
    voyage: '088',
    country_of_origin: 'United States of America',
    issue_place: 'Dallas, Texas',
  });
});

test('a sentence that swears nothing tells nothing', () => {
  const paper = new Paper()
    .print(200, 40, 'CERTIFICATE OF ORIGIN', 14)
    .print(40, 80, 'Goods consigned to Birch Guayas C.A. are of good quality');
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)['consignee_name']).toBeUndefined();
});
