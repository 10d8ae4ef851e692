import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.js';

test('a menu opens by key, runs what is chosen, and gives the focus back', async () => {
  const onSelect = vi.fn<() => void>();
  render(
    <Menu label="More" entries={[{ kind: 'item', label: 'Delete', onSelect }]}>
      …
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{Enter}{Enter}', ' {Enter}', '{ArrowDown}{Enter}', '{Enter} '])(
  'nothing of a menu is chosen before an arrow or a letter in it: %s',
  async (keys) => {
    const onSelect = vi.fn<() => void>();
    render(
      <Menu label="More" entries={[{ kind: 'item', label: 'Delete', onSelect }]}>
        …
      </Menu>,
    );
    await userEvent.tab();
    const [first = '', second = ''] = keys.match(/\{\w+\}| /g) ?? [];
    await userEvent.keyboard(first);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard(second);
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
  },
);
