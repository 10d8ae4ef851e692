import { expect, test } from 'vitest';
import { neverLodged } from './shown-lodgement.js';
import { toldWithExport } from './told-with-export.js';

const ID = '00000000-0000-4000-8000-000000000001';
const lodged = { ...neverLodged(ID, ID, 'declaration'), lodgement_state: 'lodged_with_ics' as const };
const export_ = (group: 'waiting' | 'planned' | 'unknown' | 'ended') =>
  ({ kind: 'send', state: 'done', group, cause: null, at: '2026-03-14T02:00:00Z' }) as const;

test.each([
  [null, 'lodged_with_ics'],
  ['ended', 'lodged_with_ics'],
  ['planned', 'lodged_with_ics'],
  ['unknown', 'lodged_with_ics'],
  ['waiting', 'failed_to_export'],
] as const)('a declaration whose export is %s is %s', (group, state) => {
  expect(toldWithExport(lodged, group === null ? null : export_(group)).lodgement_state).toBe(state);
});

test('a cargo report never goes to a freight system', () => {
  const report = neverLodged(ID, ID, 'cargo-report');
  expect(toldWithExport(report, export_('waiting'))).toBe(report);
});
