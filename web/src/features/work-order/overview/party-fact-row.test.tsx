import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { PartyFactRow } from './party-fact-row.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const job = aJob();
const party = {
  id: 'f0000000-0000-4000-8000-000000000002',
  name: 'Quillfish Cycles',
  address: '',
  city: 'Botany',
  country: 'AU',
  customs_id: '',
  cac: '',
};

test('another importer is found and taken; leaving the field changes nothing', async () => {
  const seen = serve(({ method }) => (method === 'PUT' ? json({ ...job, stream_position: 4 }) : json(pageOf([party]))));
  renderOnDesk(<PartyFactRow job={job} field="importer_id" readOnly={false} />);

  await userEvent.click(screen.getByRole('button', { name: /^Edit Importer/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Importer' }), 'Quill');
  await userEvent.tab();
  expect(await screen.findByText('Wattlebrook Lighting Pty Ltd')).toBeVisible();
  expect(seen.filter(({ method }) => method === 'PUT')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: /^Edit Importer/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Quillfish Cycles/ }));
  await waitFor(() =>
    expect(seen.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { importer_id: party.id, stream_position: 3 } }]),
  );
});
