import { expect, test } from 'vitest';
import { record } from '../../declaration/testing/shipment.js';
import { notSentSince } from './not-sent-since.js';

const line = (total_price: string) => ({ description: 'Baskets', total_price });
const sent = record('invoice', 20, { invoice_number: 'INV-1', total_amount: '10.00' }, [line('4'), line('6')]);
const places = [{ streamId: `invoice/${sent.id}`, streamPosition: 3 }];
const later = { ...sent, stream_position: 5 };
const [first, second] = sent.lines.map(({ line_id }) => line_id);

test('fault 52 (exports): lines that were added after a message was made are not sent', () => {
  const grown = record('invoice', 20, { invoice_number: 'INV-1', total_amount: '10.00' }, [line('4'), line('6'), line('5')]);
  expect(notSentSince(places, [{ ...grown, stream_position: 4 }], [sent])).toEqual([
    { streamId: `invoice/${sent.id}`, isNew: false, isGone: false, lines: [grown.lines[2]?.line_id], goneLines: [], fields: [] },
  ]);
});

test('so are values that differ, and lines that were taken out', () => {
  const changed = record('invoice', 20, { invoice_number: 'INV-1', total_amount: '11.00' }, [line('5')]);
  expect(notSentSince(places, [{ ...changed, stream_position: 9 }], [sent])).toMatchObject([
    {
      goneLines: [second],
      fields: [
        { lineId: null, field: 'total_amount' },
        { lineId: first, field: 'total_price' },
      ],
    },
  ]);
});

test('a record that moved and says the same is sent, as is a number that is written otherwise', () => {
  const same = record('invoice', 20, { invoice_number: 'INV-1', total_amount: '10' }, [line('4.00'), line('6')]);
  expect(notSentSince(places, [{ ...same, stream_position: 9 }], [sent])).toEqual([]);
  expect(notSentSince(places, [sent], [])).toEqual([]);
});

test('an invoice that came later is not sent as a whole, one that was withdrawn is still there', () => {
  const another = record('invoice', 21, { invoice_number: 'INV-2' }, [line('1')]);
  const certificate = record('certificate-of-origin', 22, {});
  expect(notSentSince(places, [{ ...later, withdrawn: true }, another, certificate], [sent])).toMatchObject([
    { streamId: `invoice/${sent.id}`, isGone: true, goneLines: [first, second] },
    { streamId: `invoice/${another.id}`, isNew: true, lines: [another.lines[0]?.line_id] },
  ]);
});
