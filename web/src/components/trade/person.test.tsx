import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, serve } from '../../testing/answers.js';
import { pageOf, renderOnDesk, userAs } from '../../testing/desk.js';
import { PersonAvatar } from './person.js';

const MEI = { ...userAs(null), license_number: null };
const ANA = { ...MEI, id: 'd0000000-0000-4000-8000-000000000002', first_name: 'Ana' };
const PNG = 'data:image/png;base64,iVBORw0KGgo=';

test('a picture stands in the place of the initials, is fetched once however often it is shown, and who has none is not asked for', async () => {
  const seen = serve(({ address }) =>
    json(address.includes('/pictures') ? pageOf([{ id: MEI.id, version: 'a0000000-0000-4000-8000-000000000001' }]) : { picture: PNG }),
  );
  renderOnDesk(
    <>
      <PersonAvatar person={MEI} nobody="nobody" />
      <PersonAvatar person={MEI} nobody="nobody" />
      <PersonAvatar person={ANA} nobody="nobody" />
      <PersonAvatar person={null} nobody="nobody" />
    </>,
  );
  const shown = () => screen.getAllByRole('img', { name: 'Mei Tan' });
  expect(shown()[0]).toHaveTextContent('MT');
  await waitFor(() => expect(shown()[0]?.querySelector('img')).toHaveAttribute('src', PNG));
  expect(shown()[1]?.querySelector('img')).toHaveAttribute('src', PNG);
  expect(shown()[0]).toHaveTextContent('');
  expect(screen.getByRole('img', { name: 'Ana Tan' })).toHaveTextContent('AT');
  expect(screen.getByRole('img', { name: 'nobody' })).toBeVisible();
  expect(seen.filter(({ address }) => address.includes(MEI.id))).toHaveLength(1);
  expect(seen).toHaveLength(2);
});

test('a picture that cannot be fetched leaves the initials', async () => {
  const seen = serve(() => json({}, 503));
  renderOnDesk(<PersonAvatar person={MEI} nobody="nobody" />);
  await waitFor(() => expect(seen.length).toBeGreaterThan(0));
  expect(screen.getByRole('img', { name: 'Mei Tan' })).toHaveTextContent('MT');
});
