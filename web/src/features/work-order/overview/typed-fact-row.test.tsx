import { problem } from '@tallyport/contracts/problems';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, renderOnDesk } from '../../../testing/desk.js';
import { TypedFactRow } from './typed-fact-row.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const job = aJob({ vessel: 'Cormorant Strait' });
const conflict = problem('field-conflict', {
  conflicts: [{ field: 'vessel', yours: 'Pelican Strait', theirs: 'Gannet Strait', line: null }],
});

async function typeVessel(text: string): Promise<void> {
  renderOnDesk(
    <TypedFactRow job={job} field="vessel" readOnly={false}>
      {job.vessel}
    </TypedFactRow>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Edit Vessel/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Vessel' }));
  await userEvent.keyboard(text);
}

test('Enter keeps what was typed, against the version that was seen', async () => {
  const seen = serve(({ body }) => json({ ...job, ...(body as object), stream_position: 4 }));
  await typeVessel('Pelican Strait{Enter}');
  await waitFor(() => expect(seen).toMatchObject([{ method: 'PUT', body: { vessel: 'Pelican Strait', stream_position: 3 } }]));
});

test('Esc gives up, and the same value is no change', async () => {
  const seen = serve(() => json(job));
  await typeVessel('Pelican{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^Edit Vessel/ }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Cormorant Strait')).toBeVisible();
  expect(seen).toEqual([]);
});

test('a field that somebody else changed shows both values, and mine can be kept', async () => {
  const seen = serve(({ body }) =>
    'stream_position' in (body as object) ? json(conflict, 409) : json({ ...job, vessel: 'Pelican Strait', stream_position: 5 }),
  );
  await typeVessel('Pelican Strait{Enter}');
  expect(await screen.findByText(/Somebody else entered Gannet Strait/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep Pelican Strait' }));
  await waitFor(() => expect(screen.queryByText(/Somebody else entered/)).toBeNull());
  expect(seen.at(-1)?.body).toEqual({ vessel: 'Pelican Strait' });
});
