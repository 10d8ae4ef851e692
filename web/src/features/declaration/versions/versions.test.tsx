import type { Lodgement, LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgedVersion, VersionDifference } from '@tallyport/contracts/lodgement/version-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { neverLodged } from '@tallyport/domain/lodgement/shown-lodgement';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, renderOnDesk, userAs } from '../../../testing/desk.js';
import { Versions } from './versions.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const declaration: ShippingRecord = {
  id: 'f0000000-0000-4000-8000-000000000001',
  kind: 'declaration',
  work_order_id: aJob().id,
  document_id: null,
  document_type: null,
  from_page: null,
  to_page: null,
  fields: {},
  lines: [],
  withdrawn: false,
  stream_position: 9,
};
const message: LodgementMessage = {
  purpose: 'lodge',
  version: 1,
  control_reference: 'FIRST',
  phase: 'accepted',
  record_position: 7,
  snapshot: 'a'.repeat(64),
  interchange: null,
  bytes: null,
  signed_by: { user_id: userAs('broker').id, name: 'Mei Tan', licence_number: '01234' },
  signed_at: '2026-03-11T03:32:08Z',
  confirmed: [],
  reason: null,
  unknown_attempts: 0,
  failure: null,
  answered_at: null,
  errors: [],
  amounts: [],
};
const versions: LodgedVersion[] = [
  { ...message, purpose: 'amend', version: 2, control_reference: 'SECOND', record_position: 8, due: '120.00' },
  { ...message, due: '100.00' },
];
const lodgement: Lodgement = { ...neverLodged(declaration.id, declaration.work_order_id, 'declaration'), messages: versions.toReversed() };
const by = { user_id: userAs('broker').id, at: '2026-03-12T03:32:08Z' };
const line = { line_id: 'f0000000-0000-4000-8000-000000000002', line: 'Cotton shirts' };
const difference: VersionDifference = {
  attributed_by: 'change',
  due_from: '120.00',
  due_to: '108.50',
  difference: '-11.50',
  not_sent: true,
  steps: [
    {
      about: 'changes',
      line: null,
      rows: [],
      changes: [
        { kind: 'added', ...line, field: 'preference_scheme_type', from: null, to: 'ChAFTA', by },
        { kind: 'added', ...line, field: 'preference_rule_type', from: null, to: 'WO', by },
      ],
      difference: '-12.00',
    },
    {
      about: 'changes',
      line: null,
      rows: [],
      changes: [{ kind: 'changed', ...line, field: 'price', from: '10.00', to: '10.50', by: null }],
      difference: '0.50',
    },
  ],
};

function show() {
  const seen = serve(({ address }) => {
    if (address.includes('/difference')) return json(difference);
    if (address.endsWith('/versions')) return json({ results: versions });
    return json({ results: [], count: 0, next: null, previous: null });
  });
  renderOnDesk(<Versions declaration={declaration} lodgement={lodgement} due="108.50" isPast={false} />);
  return seen;
}

test('the newest version stands beside what is now, and a claim has one amount; what was edited since is not sent', async () => {
  show();
  const table = await screen.findByRole('table');
  const amounts = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .filter((text) => /^[+−]\d+\.\d\d$/.test(text ?? ''));
  expect(amounts).toEqual(['−12.00', '+0.50', '−11.50']);
  expect(screen.getAllByText('not sent')).not.toHaveLength(0);
  expect(screen.getByText('due 120.00, then 108.50')).toBeVisible();
});

test('J leads to the version before, and any two can be compared', async () => {
  const seen = show();
  await screen.findByRole('table');
  await userEvent.keyboard('j');
  expect(await screen.findByRole('region', { name: 'Lodgement, version 1' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Amendment, version 2, accepted');
  await screen.findByRole('table');
  expect(seen.some(({ address }) => address.includes('versions/FIRST/difference?to=SECOND'))).toBe(true);
});

test('before anything was signed it says how versions come about', () => {
  serve(() => json({ results: [] }));
  renderOnDesk(<Versions declaration={declaration} lodgement={null} due={null} isPast={false} />);
  expect(screen.getByText('Nothing was signed yet.')).toBeVisible();
});
