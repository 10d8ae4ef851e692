import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import type { RecordEdits } from '../../lib/records/use-record-edits.js';
import { renderOnDesk } from '../../testing/desk.js';
import { LineGrid } from './line-grid.js';
import { useColumns } from './use-columns.js';

// Without a layout nothing is in view, so every row is taken as being so.
vi.mock('../ui/virtual-list.js', () => ({
  VirtualList: ({ count, children }: { count: number; children: (index: number) => React.ReactNode }) =>
    Array.from({ length: count }, (_, index) => <div key={index}>{children(index)}</div>),
}));

beforeAll(async () => {
  await speak('en', ['entry', 'desk', 'job']);
  Element.prototype.scrollIntoView = () => undefined;
});

const record = shownRecord({
  lines: ['NL-1', 'NL-2'].map((code) => ({ line_id: code, fields: { product_code: shownValue(code) } })),
});

function Grid({ edit, shown = record, only }: { edit: RecordEdits['edit']; shown?: ShippingRecord; only?: RecordField }) {
  const [cursor, setCursor] = useState({ row: 0, column: 0 });
  const columns = useColumns(shown.kind, shown.lines, only && { name: only, fields: [only] });
  return <LineGrid record={shown} columns={columns} cursor={cursor} onCursor={setCursor} edits={{ edit } as RecordEdits} />;
}

test('Enter keeps what was typed exactly once, and leads to the cell below', async () => {
  const edit = vi.fn<RecordEdits['edit']>();
  renderOnDesk(<Grid edit={edit} />);
  await userEvent.tab();
  await userEvent.keyboard('X-9{Enter}');
  expect(edit.mock.calls).toEqual([
    [[{ kind: 'amend-line', line_id: 'NL-1', changes: [{ field: 'product_code', previous: 'NL-1', next: 'X-9' }] }]],
  ]);
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('NL-2');
});

test('Esc keeps nothing, and leaving the cell keeps once', async () => {
  const edit = vi.fn<RecordEdits['edit']>();
  renderOnDesk(<Grid edit={edit} />);
  await userEvent.tab();
  await userEvent.keyboard('X-9{Escape}');
  expect(edit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}!');
  await userEvent.click(screen.getByRole('gridcell', { name: 'NL-2' }));
  expect(edit).toHaveBeenCalledTimes(1);
});

test('a cell is copied so that no spreadsheet runs it, and pasted here as it was', async () => {
  const edit = vi.fn<RecordEdits['edit']>();
  const code = '＝HYPERLINK("http://x")';
  const shown = { ...record, lines: [{ line_id: 'NL-1', fields: { product_code: shownValue(code) } }, ...record.lines.slice(1)] };
  renderOnDesk(<Grid edit={edit} shown={shown} />);
  const grid = screen.getByRole('grid');
  const copied = vi.fn<(format: string, text: string) => void>();
  fireEvent.copy(grid, { clipboardData: { setData: copied } });
  expect(copied).toHaveBeenCalledExactlyOnceWith('text/plain', `'${code}`);
  await userEvent.click(screen.getByRole('gridcell', { name: 'NL-2' }));
  fireEvent.paste(grid, { clipboardData: { getData: () => `'${code}` } });
  expect(edit.mock.calls).toEqual([
    [[{ kind: 'amend-line', line_id: 'NL-2', changes: [{ field: 'product_code', previous: 'NL-2', next: code }] }]],
  ]);
});

test('fault 51: what somebody types stays in its line while a pull brings lines and values, and is kept against what they saw', async () => {
  const edit = vi.fn<RecordEdits['edit']>();
  const pulled: ShippingRecord = {
    ...record,
    stream_position: 5,
    lines: [
      { line_id: 'NL-0', fields: { product_code: shownValue('NL-0') } },
      { line_id: 'NL-1', fields: { product_code: shownValue('PULLED', { method: 'person', pulled: { sync_id: 's', key: 'B00001234' } }) } },
      ...record.lines.slice(1),
    ],
  };
  function Pulled() {
    const [shown, setShown] = useState(record);
    return (
      <>
        <Grid edit={edit} shown={shown} />
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setShown(pulled)}>
          a pull arrives
        </button>
      </>
    );
  }
  renderOnDesk(<Pulled />);
  await userEvent.tab();
  await userEvent.keyboard('TYPED');
  await userEvent.click(screen.getByRole('button', { name: 'a pull arrives' }));
  const input = screen.getByRole('textbox');
  expect(input).toHaveValue('TYPED');
  expect(input.closest('[role=row]')).toHaveAttribute('aria-rowindex', '3');
  await userEvent.type(input, '{Enter}');
  expect(edit.mock.calls).toEqual([
    [[{ kind: 'amend-line', line_id: 'NL-1', changes: [{ field: 'product_code', previous: 'NL-1', next: 'TYPED' }] }]],
  ]);
});

test('a code that nobody reads stands in words, and is chosen by the beginning of them or from the list', async () => {
  const edit = vi.fn<RecordEdits['edit']>();
  const charge = { line_type: shownValue('charge'), charge: shownValue('overseas-freight') };
  const lines = [{ line_id: 'C-1', fields: charge }];
  renderOnDesk(<Grid edit={edit} shown={shownRecord({ kind: 'declaration', lines })} only="charge" />);
  expect(screen.getByRole('gridcell', { name: 'Overseas freight' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('d');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Discount');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Commission');
  await userEvent.keyboard('{Enter}');
  const changes = [{ field: 'charge', previous: 'overseas-freight', next: 'commission' }];
  expect(edit.mock.calls).toEqual([[[{ kind: 'amend-line', line_id: 'C-1', changes }]]]);
});
