import { neverLodged } from '@tallyport/domain/lodgement/shown-lodgement';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { renderOnDesk } from '../../testing/desk.js';
import { LodgementHead } from './lodgement-head.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const ID = 'a0000000-0000-4000-8000-000000000001';
const lodgement = { ...neverLodged(ID, ID, 'declaration'), declaration_status: 'lodged', lodgement_state: 'lodged_with_ics' } as const;

test('the head says how far a declaration is lodged', () => {
  renderOnDesk(<LodgementHead lodgement={lodgement} isChanged={false} />);
  expect(screen.getByText('lodged with ICS')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('where it failed to leave for the freight system it says so beside its status, and leads to the exports', () => {
  renderOnDesk(<LodgementHead lodgement={{ ...lodgement, lodgement_state: 'failed_to_export' }} isChanged={false} />);
  const link = screen.getByRole('link', { name: 'failed to export to the freight-management system' });
  expect(link).toHaveAttribute('href', expect.stringContaining('tab=exports'));
  expect(screen.getByText('Lodged')).toBeVisible();
});
