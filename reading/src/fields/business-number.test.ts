import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { businessNumberOf } from './business-number.js';
import { pickParty } from './pick-party.js';

test('the business number below a buyer is the buyer’s', () => {
  const paper = new Paper()
    .lines(40, 40, ['BILL TO', 'WATTLE FLOORING PTY LTD', 'ABN: 51 824 753 556', '19 Dock Road'])
    .lines(320, 40, ['SHIP TO', 'BANKSIA STORES PTY LTD', 'Brisbane QLD 4008']);
  const text = readText(fileOf(paper));
  expect(businessNumberOf(text, pickParty(text, ['buyer']).name)?.value).toBe('51824753556');
  expect(businessNumberOf(text, pickParty(text, ['consignee']).name)).toBeNull();
});
