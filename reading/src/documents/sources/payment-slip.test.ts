import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

test('the slip at the foot goes to whoever sells, and its customer has the address under the same name above', () => {
  const paper = new Paper()
    .print(40, 40, 'TAX INVOICE', 18)
    .lines(40, 90, ['Birch Bay Retreat Pty Ltd', 'Attention: B. Hollis', 'PO Box 64', 'MENINGIE SA 5264', 'AUSTRALIA'])
    .lines(400, 60, ['Alder Timber Outdoor', 'PTY LTD t/a Alder Decks', 'Lot 9 Vasse Highway', 'PEMBERTON WA 6260'])
    .print(40, 640, 'PAYMENT ADVICE', 14)
    .lines(40, 670, ['To: Alder Timber Outdoor', 'PTY LTD t/a Alder Decks', 'Lot 9 Vasse Highway', 'PEMBERTON WA 6260'])
    .print(320, 670, 'Customer')
    .print(410, 670, 'Birch Bay Retreat Pty Ltd');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header ?? {})).toMatchObject({
    seller_name: 'Alder Timber Outdoor PTY LTD t/a Alder Decks',
    buyer_name: 'Birch Bay Retreat Pty Ltd',
    buyer_address: 'PO Box 64 MENINGIE SA 5264 AUSTRALIA',
  });
});
