import { expect, test } from 'vitest';
import { readDocuments } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

/** What is said of the net weight of a list of two rows that come to 30. */
function saidOfNet(total: string): string[] {
  const paper = new Paper().print(200, 40, 'PACKING LIST', 16).table(100, [
    ['Description', 'Quantity', 'Packages', 'Net weight (kg)'],
    ['Steel hammer', '10', '2', '12.50'],
    ['Steel chisel', '4', '1', '17.50'],
    ['TOTAL', '14', '3', total],
  ]);
  const [first] = readDocuments(fileOf(paper));
  return (first?.read.understood.header.get('net_weight')?.checks ?? []).map(({ holds, says }) => `${holds ? 'holds' : 'fails'}: ${says}`);
}

test('rows prove the measure of a list, or speak against it', () => {
  expect(saidOfNet('30.00')).toContain('holds: the 2 rows add up to it');
  expect(saidOfNet('31.00')).toContain('fails: the 2 rows come to 1 less');
});
