import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { renderOnDesk } from '../../testing/desk.js';
import { Combobox, type Option } from './combobox.js';

beforeAll(() => speak('en', ['entry', 'desk']));

const PARTIES: readonly Option[] = [
  { id: 'q', text: 'Quillfish Cycles' },
  { id: 'w', text: 'Wattlebrook Lighting' },
];
const onChoose = vi.fn<(option: Option | null) => void>();
const onCreate = vi.fn<(name: string) => void>();
const onLeave = vi.fn<() => void>();

function Party() {
  const [term, setTerm] = useState('');
  const options = PARTIES.filter(({ text }) => text.toLowerCase().includes(term));
  const heard = { onChoose, onCreate, onLeave, onTerm: setTerm };
  return <Combobox label="Importer" focused chosen={null} options={options} term={term} {...heard} />;
}

beforeEach(() => {
  vi.clearAllMocks();
  renderOnDesk(<Party />);
});

test('Enter takes nothing before a letter or an arrow, and no row is active', async () => {
  await userEvent.hover(screen.getByRole('option', { name: 'Quillfish Cycles' }));
  await userEvent.keyboard('{Enter} {Enter}');
  expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
  expect(onChoose).not.toHaveBeenCalled();
  expect(onCreate).not.toHaveBeenCalled();
});

test.each([
  ['{ArrowDown}{Enter}', 'q'],
  ['{ArrowDown}{ArrowDown}{Enter}', 'w'],
  ['watt{Enter}', 'w'],
])('%s takes %s', async (keys, id) => {
  await userEvent.keyboard(keys);
  expect(onChoose.mock.calls.map(([option]) => option?.id)).toEqual([id]);
});

test('what is not there is created by its own row', async () => {
  await userEvent.keyboard('zebra{Enter}');
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('zebra');
});

test('Esc closes the list first and leaves the field then', async () => {
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledOnce();
});
