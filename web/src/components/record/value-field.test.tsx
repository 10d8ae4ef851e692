import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import type { RecordEdits } from '../../lib/records/use-record-edits.js';
import { renderOnDesk } from '../../testing/desk.js';
import { ValueField } from './value-field.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const record = shownRecord({
  kind: 'declaration',
  fields: { voyage: shownValue('025S') },
  lines: [{ line_id: 'G', fields: { line_type: shownValue('goods'), instrument_security_code: shownValue('OPEN-SESAME') } }],
});

function show(more: Partial<React.ComponentProps<typeof ValueField>> = {}) {
  const edit = vi.fn<RecordEdits['edit']>();
  const edits = { edit } as unknown as RecordEdits;
  renderOnDesk(<ValueField record={record} line={null} field="voyage" spot={null} edits={edits} onSpot={() => undefined} {...more} />);
  return edit;
}

test('Enter edits, Enter keeps what was typed once, and the focus is on the value again', async () => {
  const edit = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}116S{Enter}');
  expect(edit.mock.calls).toEqual([[[{ kind: 'amend', changes: [{ field: 'voyage', previous: '025S', next: '116S' }] }]]]);
  expect(screen.getByRole('button', { name: '025S' })).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('Esc keeps nothing, and the focus is on the value again', async () => {
  const edit = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}X{Escape}');
  expect(edit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '025S' })).toHaveFocus();
});

test('what is wrong with a text is said while it is typed, and what stands against the value beside it', async () => {
  show({ note: { severity: 'error', words: 'is missing.' }, check: (_, text) => (text.length > 6 ? 'is too long.' : null) });
  expect(screen.getByRole('button')).toHaveAccessibleDescription('is missing.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}1234567');
  const input = screen.getByRole('textbox', { name: 'Voyage' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('is too long.');
  await userEvent.keyboard('{Backspace}');
  expect(input).toBeValid();
});

test('what opens something confidential is hidden until it is edited, and help is said with the field', async () => {
  show({ line: 'G', field: 'instrument_security_code', isSecret: true, help: 'The code that opens it.' });
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleDescription('The code that opens it.');
  expect(document.body.innerHTML).not.toContain('OPEN-SESAME');
  await userEvent.click(button);
  expect(screen.getByRole('textbox')).toHaveValue('OPEN-SESAME');
});
