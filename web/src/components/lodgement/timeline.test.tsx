import { lineStatusOf } from '@tallyport/contracts/lodgement/entry-status';
import type { Lodgement, LodgementMessage, SpokenWord } from '@tallyport/contracts/lodgement/lodgement';
import { neverLodged } from '@tallyport/domain/lodgement/shown-lodgement';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { renderOnDesk } from '../../testing/desk.js';
import { ClearanceState } from './clearance-state.js';
import { LineFlags } from './line-flags.js';
import { Timeline } from './timeline.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const ID = 'a0000000-0000-4000-8000-000000000001';
const signed = {
  phase: 'accepted',
  purpose: 'lodge',
  version: 1,
  signed_at: '2026-03-14T00:00:00.000Z',
  signed_by: { name: 'Mei Tan', licence_number: '01234' },
  failure: null,
  reason: null,
} as LodgementMessage;
const word = (more: Partial<SpokenWord>) =>
  ({
    event: 'advice',
    recorded_at: '2026-03-14T01:00:00.000Z',
    message_time: null,
    expected: true,
    entry_status: null,
    cargo_status: null,
    referral_codes: [],
    ...more,
  }) as SpokenWord;
const lodged = (kind: Lodgement['kind'], more: Partial<Lodgement>): Lodgement => ({
  ...neverLodged(ID, ID, kind),
  messages: [signed],
  ...more,
});
const flagged = (flags: readonly string[]): Partial<Lodgement> => ({
  n10_data: {
    entry_status: 'held',
    ics_identifier: null,
    last_dsa_history_info: { parsed_data: { line_status: flags.map(lineStatusOf) } },
  },
});

test('cargo and declaration stand on one axis, the newest first, each moment with its side, and referrals in words', () => {
  const declaration = lodged('declaration', {
    declaration_status: 'held',
    words: [
      word({
        entry_status: 'held',
        referral_codes: ['REFER AQIS', 'ODD'],
        message_time: '2026-03-14T02:00:00Z',
        recorded_at: '2026-03-14T02:30:00.000Z',
      }),
    ],
  });
  const report = lodged('cargo-report', {
    declaration_status: 'lodged',
    messages: [],
    words: [word({ cargo_status: 'HELD', expected: false })],
  });
  renderOnDesk(<Timeline clearance={{ declaration, reports: [report] }} />);
  const rows = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replace(/^\d+ \w+ \d+, [\d:]+/, ''))).toEqual([
    'Declaration: Customs says Held · REFER AQIS (Refer to biosecurity) · ODDcame late',
    'Cargo: Customs says cargo HELDunexpected',
    'Declaration: Lodge, version 1, signed by Mei Tan, licence 01234 accepted',
  ]);
});

test('what blocks is named with who must act, and nothing does once the cargo is clear and the goods may be dealt with', () => {
  const held = lodged('declaration', { declaration_status: 'held', ...flagged(['YYYY', 'YYNY', 'YYNY']) });
  const report = lodged('cargo-report', { declaration_status: 'lodged', cargo_status: 'CLEAR' });
  const { unmount } = renderOnDesk(<ClearanceState clearance={{ declaration: held, reports: [report] }} />);
  expect(screen.getByRole('heading', { name: 'Not deliverable yet' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'DeclarationBiosecurityAQIS declaration is outstanding on lines 2, 3',
  ]);
  unmount();
  renderOnDesk(
    <ClearanceState clearance={{ declaration: lodged('declaration', { declaration_status: 'authority_to_deal' }), reports: [report] }} />,
  );
  expect(screen.getByRole('heading', { name: 'Deliverable' })).toBeVisible();
});

test('of thousands of lines only those are shown that have something outstanding, and the others are counted', () => {
  const flags = Array.from({ length: 2_000 }, (_, index) => (index === 999 ? 'YNYY' : 'YYYY'));
  renderOnDesk(<LineFlags lodgement={lodged('declaration', flagged(flags))} />);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'LineASC declarationASC screeningAQIS declarationAQIS screening',
    '1000YNYY',
  ]);
  expect(screen.getByText('Of 1999 other lines nothing is outstanding.')).toBeVisible();
});
