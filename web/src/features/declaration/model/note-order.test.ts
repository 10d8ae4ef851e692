import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { expect, test } from 'vitest';
import { nextNote } from '../../../components/lodgement/next-note.js';
import type { PlacedNote } from '../../../components/lodgement/use-value-notes.js';
import type { Spot } from '../../../lib/records/edits.js';
import { beginOf, placeIn } from './note-order.js';
import type { Section } from './sections.js';

const line = (line_id: string, type: string) => ({ line_id, fields: { line_type: shownValue(type) } });
const declaration: ShippingRecord = shownRecord({
  kind: 'declaration',
  lines: [line('I', 'invoice'), line('G1', 'goods'), line('G2', 'goods')],
});
const note = (place: string | null, field: PlacedNote['field']): PlacedNote => ({
  line: place,
  field,
  severity: 'error',
  words: '',
  isOfRule: false,
});
const NOTES = [
  note('G2', 'price'),
  note('I', 'invoice_term'),
  note(null, 'owner_id'),
  note('G1', 'quantity'),
  note('G1', 'quantity'),
  note(null, 'valuation_date'),
];
const next = (notes: readonly PlacedNote[], spot: Spot | null, section: Section) =>
  nextNote(notes, spot, placeIn(declaration), beginOf(declaration, section));
const said = (found: PlacedNote | null) => found && `${found.line ?? ''} ${found.field}`;

test('from one value to the next, part by part and line by line, each once, and from the last to the first', () => {
  const way: (string | null)[] = [];
  let at: PlacedNote | null = next(NOTES, null, 'header');
  for (const _ of NOTES) {
    way.push(said(at));
    at = next(NOTES, at, 'header');
  }
  expect(way).toEqual([' owner_id', ' valuation_date', 'I invoice_term', 'G1 quantity', 'G2 price', ' owner_id']);
});

test('from a value that nothing stands against it goes on from there, and without one from the part that is shown', () => {
  expect(said(next(NOTES, { line: 'G2', field: 'quantity' }, 'lines'))).toBe('G2 price');
  expect(said(next(NOTES, null, 'lines'))).toBe('G1 quantity');
  expect(said(next(NOTES, null, 'messages'))).toBe(' owner_id');
  expect(next([], null, 'lines')).toBeNull();
});
