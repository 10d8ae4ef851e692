import type { HistoryEntry } from '@tallyport/contracts/work-order/history-http';
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, pageOf, renderOnDesk, userAs } from '../../../testing/desk.js';
import { ChangeRow } from './change-row.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));
beforeEach(() => void serve(() => json(pageOf([]))));

function show(more: Partial<HistoryEntry>): void {
  const entry: HistoryEntry = {
    position: 41,
    recorded_at: '2026-03-11T03:32:08Z',
    actor: { kind: 'person', user_id: userAs('broker').id },
    lane: 'people',
    event_type: 'record.line-amended',
    stream_id: 'invoice/i',
    subject: 'Invoice CA-2026-0318',
    document_id: null,
    line: null,
    field: 'quantity',
    previous: '240',
    next: '241',
    by_hand: false,
    names: {},
    note: null,
    ...more,
  };
  renderOnDesk(
    <ol>
      <ChangeRow entry={entry} job={aJob()} isChosen={false} isLater={false} onChoose={() => undefined} />
    </ol>,
  );
}
const row = () => screen.getByRole('button');

test('what a program changed stands under the name of its key', async () => {
  const key = { id: 'f0000000-0000-4000-8000-000000000001', name: 'Warehouse bridge' };
  serve(({ address }) => json(pageOf(address.includes('/api_key_names') ? [key] : [])));
  show({ actor: { kind: 'api-key', key_id: key.id } });
  expect(screen.getByLabelText('A key of the organisation')).toBeVisible();
  expect(await screen.findByLabelText('Warehouse bridge')).toBeVisible();
});

test('an amended line says which line it is, by place and by name', () => {
  show({ line: { line_id: 'e0000000-0000-4000-8000-000000000001', number: 118, name: 'CAL-7001' } });
  expect(row()).toHaveTextContent(/Invoice CA-2026-0318, line 118 CAL-7001, Quantity240 → 241$/);
});

test('a line that is gone says so, and a line as a whole is not named twice', () => {
  const line = { line_id: 'e0000000-0000-4000-8000-000000000001', number: null, name: null };
  show({ line, event_type: 'record.line-removed', field: 'line', previous: 'CAL-7001', next: null });
  expect(row()).toHaveTextContent(/Invoice CA-2026-0318, a line that was deletedCAL-7001 → empty$/);
});

test('what is recorded as a code is said in words', () => {
  const told = (event_type: string, next: string) => ({ event_type, next, field: null, previous: null });
  show(told('export.waiting', 'is-it-there'));
  expect(row()).toHaveTextContent('Export waits for a person: nobody knows whether it arrived');
  cleanup();
  show({ ...told('export.waiting', 'cannot-be-read-back'), note: 'no-key-said' });
  expect(row()).toHaveTextContent(/cannot be read back \(the freight system does not say the key of the job\)$/);
  cleanup();
  show(told('lodgement.requested', 'amend, version 2'));
  expect(row()).toHaveTextContent('Signed: Amend, version 2');
  cleanup();
  show({ ...told('extraction.failed', 'preprocessing'), note: 'damaged, page 3' });
  expect(row()).toHaveTextContent('Reading failed at preprocessing. Page 3: The file is damaged and cannot be read.');
  cleanup();
  show({ ...told('lodgement.send-failed', 'turned-away'), note: '403 Forbidden' });
  expect(row()).toHaveTextContent('Not sent to customs: it was turned away before it was taken (403 Forbidden)');
  cleanup();
  show({ note: 'freight system, B00001234' });
  expect(row()).toHaveTextContent(/240 → 241 from the freight system, B00001234$/);
});

test('what was recorded before there were codes is said as it stands', () => {
  const told = { field: null, previous: null };
  show({ ...told, event_type: 'extraction.failed', next: 'preprocessing', note: 'The file is torn.' });
  expect(row()).toHaveTextContent('Reading failed at preprocessing. The file is torn.');
  cleanup();
  show({ ...told, event_type: 'lodgement.send-failed', next: null, note: '403 Forbidden' });
  expect(row()).toHaveTextContent('Not sent to customs: 403 Forbidden');
});

test('a mail about the job says whom it is for and what became of it', () => {
  const more = {
    event_type: 'outbound-email.refused',
    lane: 'mail' as const,
    subject: 'mei@harbourline.example',
    field: null,
    previous: null,
  };
  show({ ...more, next: 'Your goods', note: '550 No such user' });
  expect(row()).toHaveTextContent(/mei@harbourline\.exampleE-mail not taken: Your goods 550 No such user$/);
});
