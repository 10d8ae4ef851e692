import { expect, test } from 'vitest';
import { MOST } from '../certainty.js';
import { openDocument } from '../open-document.js';
import { fails, holds } from './check.js';
import { onHeader } from './on-header.js';

const valueOf = (value: string) => ({ value, from: [], certainty: 0.9 });
const BLANK = openDocument([], { type: 'CIV', name: '', score: 1, title: null, isWhole: true });

/** Nobody sells to himself. */
const pass = onHeader((field, { value }, { understood: { header } }) => {
  const isBoth = header.get('buyer_name')?.value === header.get('seller_name')?.value;
  return field !== 'seller_name' ? null : isBoth ? fails('alone', `${String(value)} buys, too`) : holds('alone', 'only it sells');
});

test('each value keeps what was said of it, and a rival is tested as if it stood there', () => {
  const header = new Map([
    ['seller_name', valueOf('Alder')],
    ['buyer_name', valueOf('Birch')],
  ]);
  const rivals = new Map([['seller_name', [valueOf('Birch'), valueOf('Cedar')]]]);
  const { understood, rivals: tested } = pass({ ...BLANK, understood: { header, lines: [] }, rivals }, {});
  expect(understood?.header.get('seller_name')).toMatchObject({ certainty: 0.9, checks: [{ holds: true }] });
  expect(understood?.header.get('buyer_name')).toEqual(valueOf('Birch'));
  expect(tested?.get('seller_name')).toMatchObject([
    { certainty: MOST.failed.alone, checks: [{ says: 'Birch buys, too' }] },
    { certainty: 0.9, checks: [{ holds: true }] },
  ]);
});
