import { sampleTables } from '@tallyport/domain/duty/testing/sample-tables';
import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlacedNote, ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { speak } from '../../../i18n/i18n.js';
import type { Spot } from '../../../lib/records/edits.js';
import { renderOnDesk } from '../../../testing/desk.js';
import { LineFields } from './line-fields.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));
beforeEach(() => localStorage.clear());

const line = {
  line_id: 'G1',
  fields: {
    line_type: shownValue('goods'),
    tariff_classification: shownValue('22042100'),
    valuation_method: shownValue('TV'),
    country_of_origin: shownValue('FR'),
  },
};
const declaration = shownRecord({
  kind: 'declaration',
  fields: { duty_date: shownValue('2026-02-01'), entry_nature: shownValue('N10') },
  lines: [line],
});
const notesOf = (all: readonly PlacedNote[]): ValueNotes => ({
  all,
  failingRules: 0,
  wrongLines: new Set(),
  noteOf: (spot) => all.find((note) => note.line === spot.line && note.field === spot.field) ?? null,
  check: () => null,
});

function Shown({ notes = notesOf([]) }: { readonly notes?: ValueNotes }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  return <LineFields {...{ declaration, line, spot, notes }} number={1} tables={sampleTables()} edits={null} onSpot={setSpot} />;
}

const families = () =>
  within(screen.getByRole('region', { name: 'Fields of line 1' }))
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'));

test('of wine from France origin and taxes are shown, and all families once somebody asks, also at the next visit', async () => {
  const { unmount } = renderOnDesk(<Shown />);
  expect(families()).toEqual(['Preference and origin', 'GST, WET and LCT']);
  expect(screen.getByText('5 more groups of fields')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(families()).toHaveLength(7);
  expect(screen.getAllByRole('button', { name: 'empty' })).toHaveLength(59);
  unmount();
  renderOnDesk(<Shown />);
  expect(families()).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Show what matters' }));
  expect(families()).toHaveLength(2);
});

test('what stands against a value opens its family, and is said with the field', () => {
  const note: PlacedNote = { line: 'G1', field: 'warehouse_reference_number', severity: 'error', words: 'is missing.', isOfRule: false };
  renderOnDesk(<Shown notes={notesOf([note, { ...note, line: 'G2', field: 'dcx' }])} />);
  expect(families()).toEqual(['Preference and origin', 'GST, WET and LCT', 'Warehouse and security']);
  expect(screen.getByText('is missing.')).toBeVisible();
});

test('help for the field under the cursor stands beside the fields, and is said with each', async () => {
  renderOnDesk(<Shown />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  const scheme = within(screen.getByRole('region', { name: 'Preference and origin' })).getAllByRole('button')[1];
  expect(scheme).toHaveFocus();
  expect(scheme).toHaveAccessibleDescription('The country whose preference is claimed. Asked for with every scheme except GEN.');
  expect(screen.getByText(/Country code, two letters\./)).toHaveTextContent(/^Preference origin\. The country whose preference is claimed/);
});
