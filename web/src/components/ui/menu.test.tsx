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
