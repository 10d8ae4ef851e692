import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { renderOnDesk } from '../../testing/desk.js';
import { CommandPalette } from './command-palette.js';

beforeAll(() => speak('en', ['entry', 'desk']));

const run = vi.fn<(id: string) => void>();
const command = (id: string, label: string) => ({ id, label, run: () => run(id) });

beforeEach(async () => {
  run.mockClear();
  const groups = [
    { title: 'Jobs', prefix: '#', commands: [] },
    { title: 'This screen', prefix: '>', commands: [command('mark', 'Mark as Available'), command('next', 'Next shipment')] },
    { title: 'Go to', commands: [command('go', 'Shipments')] },
  ];
  renderOnDesk(<CommandPalette groups={groups} onClose={() => {}} />);
  await screen.findByRole('combobox');
});

test.each(['{Enter}', '>{Enter}', '>next{Backspace}{Backspace}{Backspace}{Backspace}{Enter}', ' {Enter}'])(
  'Enter chooses nothing before a letter or an arrow: %s',
  async (keys) => {
    await userEvent.keyboard(keys);
    expect(run).not.toHaveBeenCalled();
  },
);

test.each([
  ['{ArrowDown}{Enter}', 'mark'],
  ['{ArrowDown}{ArrowDown}{Enter}', 'next'],
  ['{ArrowUp}{Enter}', 'go'],
  ['n{Enter}', 'next'],
  ['>{ArrowDown}{Enter}', 'mark'],
  ['ship{Enter}', 'next'],
])('%s chooses %s', async (keys, id) => {
  await userEvent.keyboard(keys);
  expect(run.mock.calls).toEqual([[id]]);
});

test('a pointer that passes by chooses nothing, a click does', async () => {
  await userEvent.hover(screen.getByRole('option', { name: 'Mark as Available' }));
  await userEvent.keyboard('{Enter}');
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: 'Mark as Available' }));
  expect(run.mock.calls).toEqual([['mark']]);
});
