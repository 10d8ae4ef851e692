import { expect, test } from 'vitest';
import { wholeLabel } from './match-label.js';

test.each([
  ['Notify Party(No claim shall attach for failure to notify)', 'notify'],
  ['Gross Weight(KGS)', 'gross_weight'],
  ['Port of Loading(POL)', 'port_of_loading'],
])('%s is a label with its remark', (text, concept) => {
  expect(wholeLabel(text)?.concepts).toEqual([concept]);
});
