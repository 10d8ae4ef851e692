import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { keepRecentJob } from '../../lib/session/recent-jobs.js';
import { json, serve } from '../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk, userAs } from '../../testing/desk.js';
import { DeskPalette } from './desk-palette.js';

const ME = userAs('broker').id;
const jobId = (number: number) => `e0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const job = (number: number, importer_name = 'Wattlebrook Lighting Pty Ltd') =>
  aJob({ id: jobId(number), code: `SYD-00000${number}`, importer_name });
const PRIYA = {
  id: 'd0000000-0000-4000-8000-00000000000a',
  email: 'priya@harrow.example',
  first_name: 'Priya',
  last_name: 'Raman',
  color: '1f6f78',
  license_number: '01234',
};
const CHEN = { ...PRIYA, id: 'd0000000-0000-4000-8000-00000000000b', first_name: '美', last_name: '陈' };

beforeAll(() => speak('en', ['entry', 'desk']));
beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});

const run = vi.fn<() => void>();
const shortcuts = [
  { keys: 'j', label: 'Next', run },
  { keys: 'c', label: 'Create', run },
  { keys: 'arrowdown', label: 'Next', run },
];

function show(path = `/organization/${ORG.id}/jobs`) {
  serve(({ address, method }) => {
    if (address.includes('list_brokers')) return json(pageOf([PRIYA]));
    if (address.includes('list_compilers')) return json(pageOf([CHEN]));
    return json(pageOf(method === 'POST' ? [job(2), job(9, 'Found Pty Ltd')].map((one) => ({ ...one, found: [] })) : [job(1), job(2)]));
  });
  const layers = [
    { scope: 'screen' as const, shortcuts },
    { scope: 'everywhere' as const, shortcuts: [{ keys: 'g s', label: 'Shipments', run }] },
  ];
  return renderOnDesk(<DeskPalette layers={layers} onClose={() => {}} />, { path });
}
const rows = () => screen.queryAllByRole('option', { name: /./ }).map((option) => option.textContent);
const headings = () =>
  screen.queryAllByRole('group').flatMap((group) => {
    const name = group.getAttribute('aria-labelledby');
    return name === null ? [] : [document.getElementById(name)?.textContent];
  });

test('what two keys do alike is one command, with the first of its keys', async () => {
  serve(() => json(pageOf([])));
  renderOnDesk(<DeskPalette layers={[{ scope: 'screen', shortcuts }]} onClose={() => {}} />);
  const options = await screen.findAllByRole('option', { name: /./ });
  expect(options.map((option) => option.textContent)).toEqual(['NextJ', 'CreateC']);
});

test('the jobs that were open last come first, but for the one that is open; then actions, then places', async () => {
  for (const number of [1, 3, 4]) keepRecentJob(ORG.id, ME, job(number));
  show(`/organization/${ORG.id}/jobs/${jobId(4)}`);
  await screen.findByText('SYD-000003');
  expect(headings()).toEqual(['Recent jobs', 'This screen', 'Go to']);
  expect(rows().map((row) => row?.slice(0, 10))).toEqual(['SYD-000003', 'SYD-000001', 'NextJ', 'CreateC', 'ShipmentsG']);
});

test('where none was opened yet, open jobs stand in their place', async () => {
  show();
  await screen.findByText('SYD-000001');
  expect(headings()).toEqual(['Jobs', 'This screen', 'Go to']);
});

test('what is typed is looked for in all jobs too, each shown once', async () => {
  keepRecentJob(ORG.id, ME, job(1));
  show();
  await userEvent.type(await screen.findByRole('combobox'), '#pty');
  await screen.findByText('SYD-000009');
  expect(rows().map((row) => row?.slice(0, 10))).toEqual(['SYD-000001', 'SYD-000002', 'SYD-000009']);
});

test('@ leaves people, and one of them leads to the list of theirs', async () => {
  const { place } = show();
  await userEvent.type(await screen.findByRole('combobox'), '@');
  await waitFor(() => expect(rows()).toEqual(['陈美Compiler', 'Priya RamanBroker']));
  await userEvent.keyboard('pri{Enter}');
  expect(place()).toBe(`/organization/${ORG.id}/jobs?broker=${PRIYA.id}`);
});

test('> leaves what this screen can do', async () => {
  show();
  await userEvent.type(await screen.findByRole('combobox'), '>');
  expect(rows()).toEqual(['NextJ', 'CreateC']);
});

test('Chinese labels are found by the first letters of their pinyin, where Chinese is spoken', async () => {
  await speak('zh');
  show();
  await userEvent.type(await screen.findByRole('combobox'), '@cm');
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('陈美')]));
  expect(within(screen.getByRole('listbox')).queryByText(/Priya/)).toBeNull();
});
