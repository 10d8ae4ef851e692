import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

test('a freight bill is known by its PRO number, names the parties of the carriage, and has no lines of goods', () => {
  const paper = new Paper()
    .print(34, 24, 'ALDER RIDGE TRANSPORT LLC', 14)
    .print(420, 24, 'FREIGHT BILL', 14)
    .print(34, 44, 'PO BOX 71, ALTOONA PA 16601 · SCAC ALRT', 7)
    .lines(34, 70, ['PRO Number: 771-904482-6', 'B/L Number: KS-55102'])
    .lines(34, 110, ['Shipper:', 'BIRCH SINTERED PARTS INC', '140 Factory Ave', 'Saint Marys PA 15857'])
    .table(240, [
      ['Pieces', 'Description', 'Weight', 'Charges'],
      ['4', 'Metal parts', '5210', '1117.02'],
      ['1', 'Printed matter', '32', '7.71'],
    ]);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({
    invoice_number: '771-904482-6',
    pro_number: '771-904482-6',
    scac: 'ALRT',
    bl_number: 'KS-55102',
    shipper_name: 'BIRCH SINTERED PARTS INC',
  });
  expect(segment?.lines).toEqual([]);
});
