import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { SearchPlace } from './search-place.js';

beforeAll(() => speak('en', ['entry', 'desk']));

test('what is typed right behind `/`, before the box has come, stands in it', async () => {
  renderOnDesk(<SearchPlace />, { path: `/organization/${ORG.id}/jobs`, route: '/organization/:organizationId/*' });
  await userEvent.keyboard('/');
  await userEvent.keyboard('wattlebird');
  expect(await screen.findByPlaceholderText(/./u)).toHaveValue('wattlebird');
});
