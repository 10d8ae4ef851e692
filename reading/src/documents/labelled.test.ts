import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { orderAt } from './labelled.js';

const orderIn = (line: string) => orderAt('purchase_order')(readText(fileOf(new Paper().print(40, 40, line))));

test('the number at a label for an order is that of an order; at one for a contract it is doubted', () => {
  expect(orderIn('Purchase Order No.: PO-4471')?.value).toBe('PO-4471');
  const contract = orderIn('合同号: PO-4471');
  expect(contract?.value).toBe('PO-4471');
  expect(contract?.certainty).toBeLessThan(orderIn('Purchase Order No.: PO-4471')?.certainty ?? Number.NaN);
});
