import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, serve } from '../../testing/answers.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { CreateOrganisationPage } from './create-organisation-page.js';

beforeAll(() => speak('en', ['entry', 'desk', 'joining']));

test('an organisation is made with its first branch and zone, and opens', async () => {
  const seen = serve(() => json(ORG, 201));
  const { place } = renderOnDesk(<CreateOrganisationPage />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Create organisation' }));
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: 'Name of the organisation' }), 'Quay Brokers');
  await user.type(screen.getByRole('textbox', { name: 'First branch' }), 'Perth');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone of the branch' }), 'Australia/Perth');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Create organisation' }));
  await expect.poll(place).toBe(`/organization/${ORG.id}/jobs`);
  expect(seen.map(({ body }) => body)).toEqual([{ name: 'Quay Brokers', branch_name: 'Perth', time_zone: 'Australia/Perth' }]);
});

test('a refusal is said, and what was typed stays', async () => {
  serve(() => refusal('too-many-requests'));
  renderOnDesk(<CreateOrganisationPage />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the organisation' }), 'Quay');
  await userEvent.type(screen.getByRole('textbox', { name: 'First branch' }), 'Perth{Enter}');
  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name of the organisation' })).toHaveValue('Quay');
});
