import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { queryKeys } from '../../lib/query-keys.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { renderOnDesk, userAs } from '../../testing/desk.js';
import { type OwnStanding, UserDialogs } from './user-dialogs.js';
import { UserMenu } from './user-menu.js';

function MenuAndDialogs() {
  const [edits, setEdits] = useState<OwnStanding | null>(null);
  return (
    <>
      <UserMenu expanded onEdit={setEdits} />
      <UserDialogs edits={edits} onClose={() => setEdits(null)} />
    </>
  );
}

const licensed = (license_number: string) => ({ au_broker_profile: { license_number } });
/** What was asked of the gateway but to read. */
const writes = (seen: readonly SeenRequest[]) => seen.filter(({ method }) => method !== 'GET');
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Account menu, Mei Tan' }));
  return within(await screen.findByRole('menu'));
};
const openLicence = async () => {
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: /^Broker licence/ }));
  return screen.findByRole('textbox', { name: 'Licence number' });
};

beforeAll(() => speak('en', ['entry', 'desk']));

test('the licence number stands beside the role of a broker', async () => {
  renderOnDesk(<MenuAndDialogs />, { me: licensed('01234') });
  expect((await openMenu()).getByRole('menuitem', { name: /^Role editing/ })).toHaveTextContent(/Broker licence 01234$/);
});

test('a broker without a licence is told so and says it, in one to five digits', async () => {
  const seen = serve(() => json({ ...userAs('broker'), ...licensed('01234') }));
  const { cache } = renderOnDesk(<MenuAndDialogs />);
  expect((await openMenu()).getByRole('menuitem', { name: /^Broker licence/ })).toHaveTextContent(/none yet$/);
  await userEvent.keyboard('{Escape}');
  const number = await openLicence();
  await userEvent.type(number, '123456');
  expect(number).toHaveAccessibleDescription('Digits only, at most 5.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(writes(seen)).toEqual([]);
  await userEvent.clear(number);
  await userEvent.type(number, '01234{Enter}');
  expect(await screen.findByText('You sign with licence 01234.')).toBeVisible();
  expect(writes(seen).map(({ method, body }) => [method, body])).toEqual([['POST', { license_number: '01234' }]]);
  expect(cache.getQueryData(queryKeys.me)).toMatchObject(licensed('01234'));
});

test('a licence is removed only after a question, and the focus goes back to the menu', async () => {
  const seen = serve(() => json(userAs('broker')));
  renderOnDesk(<MenuAndDialogs />, { me: licensed('01234') });
  expect(await openLicence()).toHaveValue('01234');
  await userEvent.click(screen.getByRole('button', { name: 'Remove licence' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove licence 01234?' }));
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(writes(seen)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Remove licence' }));
  expect(await screen.findByText('Licence 01234 was removed.')).toBeVisible();
  expect(writes(seen).map(({ method }) => method)).toEqual(['DELETE']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account menu, Mei Tan' })).toHaveFocus());
});

test('a licence that could not be saved is still in its field', async () => {
  serve(() => refusal('unavailable'));
  renderOnDesk(<MenuAndDialogs />);
  const number = await openLicence();
  await userEvent.type(number, '777{Enter}');
  expect(await screen.findByText('Your licence was not changed.')).toBeVisible();
  expect(number).toHaveValue('777');
});

test('a compiler without a licence is offered none; one who holds it can still take it away', async () => {
  const { unmount } = renderOnDesk(<MenuAndDialogs />, { role: 'compiler' });
  expect((await openMenu()).queryByRole('menuitem', { name: /^Broker licence/ })).toBeNull();
  unmount();
  renderOnDesk(<MenuAndDialogs />, { role: 'compiler', me: licensed('7') });
  expect((await openMenu()).getByRole('menuitem', { name: /^Role editing/ })).toHaveTextContent(/Compiler$/);
  expect(screen.getByRole('menuitem', { name: 'Broker licence' })).toBeVisible();
});

test('the language is chosen in the menu, kept, said in `lang`, and loses nothing that is typed', async () => {
  serve(() => json(userAs('broker')));
  renderOnDesk(
    <>
      <MenuAndDialogs />
      <input aria-label="typed" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('typed'), 'wattle');
  const menu = await openMenu();
  await userEvent.hover(menu.getByRole('menuitem', { name: 'Language' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '简体中文' }));
  expect(await screen.findByRole('button', { name: '账户菜单，Mei Tan' })).toBeVisible();
  expect(screen.getByLabelText('typed')).toHaveValue('wattle');
  expect(document.documentElement.lang).toBe('zh-Hans');
  expect(localStorage.getItem('language')).toBe('zh');
  await speak('en');
});
