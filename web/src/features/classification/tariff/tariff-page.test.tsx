import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../../testing/answers.js';
import { TariffPage } from './tariff-page.js';

const versions = [{ schedule: 'starter', version: 2, imported_at: '2026-03-01T00:00:00.000Z', file_name: 'starter', entries: 6271 }];
const found = {
  results: [
    {
      code: '961700',
      name: 'Vacuum flasks',
      confidence: 0.88,
      source: 'tariff',
      because: 'thermos flask',
      words: [],
      product_code: null,
      lookup_code: null,
    },
  ],
  abstained: false,
  code: null,
  paths: {
    '961700': [
      { code: '96', name: 'Sundries', below: 0 },
      { code: '9617', name: 'Flasks', below: 0 },
    ],
  },
  versions,
};
const tree = {
  code: '',
  exists: true,
  duties: [],
  path: [{ code: '96', name: 'Sundries', below: 0 }],
  results: [{ code: '9617', name: 'Flasks', below: 1 }],
  texts: [{ schedule: 'starter', text: 'odds and ends' }],
  versions,
};

function show(answer?: (request: SeenRequest) => Response | undefined) {
  const seen = serve((request) => answer?.(request) ?? json(request.address.includes('/search') ? found : tree));
  render(<TariffPage />);
  return seen;
}

beforeEach(() => history.replaceState(null, '', '/tariff'));

beforeAll(() => speak('en', ['entry', 'tariff']));

test('A search says what, how likely and why, and stands in the address', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'thermos flask{Enter}');
  expect(await screen.findByText('9617.00')).toBeVisible();
  expect(screen.getByText('88 % likely')).toBeVisible();
  expect(screen.getByText('Because of “thermos flask”')).toBeVisible();
  expect(location.search).toBe('?q=thermos+flask');
});

test('The tree is opened step by step, and the way back is shown', async () => {
  const seen = show();
  await userEvent.click(await screen.findByText('Flasks'));
  expect(location.search).toBe('?code=9617');
  expect(seen.at(-1)?.address).toContain('under=9617');
  await userEvent.click(screen.getAllByText('Chapters')[0] ?? document.body);
  expect(location.search).toBe('');
  expect(await screen.findByText(/version 2 of 1 Mar 2026, 6,271 entries/)).toBeVisible();
});

const laptops = {
  code: '84713000',
  exists: true,
  path: [
    { code: '84', name: 'Machines', below: 0 },
    { code: '8471', name: 'Computers', below: 0 },
    { code: '847130', name: 'Portable computers', below: 0 },
    { code: '84713000', name: 'Laptops', below: 0 },
  ],
  results: [],
  texts: [],
  duties: [
    {
      tariff_item: '84713000',
      statistical_code: '10',
      description: 'Laptops',
      unit: 'No',
      rate: '5% DCS4%',
      source: 'Schedule 3',
      is_demonstration: true,
    },
  ],
  versions,
};

test('A code is opened in the tariff with the way to it and its duty, and no goods are searched', async () => {
  const seen = show(({ address }) => (address.includes('/codes') ? json(laptops) : undefined));
  await userEvent.type(screen.getByRole('searchbox'), '8471.30.00{Enter}');
  expect(await screen.findByRole('heading', { name: '8471.30.00 Laptops' })).toBeVisible();
  expect(screen.getByRole('link', { name: '8471' })).toHaveAttribute('href', '/tariff?code=8471');
  expect(screen.getByRole('row', { name: '8471.30.00.10 Laptops No 5% DCS4%' })).toBeVisible();
  expect(screen.getByText(/came with Tallyport for trying it out/)).toBeVisible();
  expect(location.search).toBe('?q=8471.30.00');
  expect(seen.map(({ address }) => address)).toContainEqual(expect.stringContaining('under=84713000'));
  expect(seen.some(({ address }) => address.includes('/search'))).toBe(false);
});

test('A code that does not exist is said not to, with what is shown in its place', async () => {
  const nearest = { ...tree, code: '847199', exists: false, path: laptops.path.slice(0, 2) };
  history.replaceState(null, '', '/tariff?code=847199');
  show(({ address }) => (address.includes('under=847199') ? json(nearest) : undefined));
  expect(await screen.findByText('8471.99 is not in the tariff that is loaded.')).toBeVisible();
  expect(screen.getByText('Shown is the nearest that is: 8471.')).toBeVisible();
});

test('What the tariff knows no word of says what to type', async () => {
  show(({ address }) => (address.includes('/search') ? json({ ...found, results: [], abstained: true, paths: {} }) : undefined));
  await userEvent.type(screen.getByRole('searchbox'), 'asdfgh{Enter}');
  expect(await screen.findByText('The tariff knows no word of “asdfgh”.')).toBeVisible();
  expect(screen.getByText(/or a code of 2 to 10 digits, like 8471.30/)).toBeVisible();
});

test('Arrows go from the field through the codes and back, and Enter opens one', async () => {
  show();
  await screen.findByText('Flasks');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Flasks/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(location.search).toBe('?code=9617');
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Who asks too often is told to wait', async () => {
  history.replaceState(null, '', '/tariff?q=lamp');
  show(({ address }) => (address.includes('/search') ? refusal('too-many-requests') : undefined));
  expect(await screen.findByText('Too many attempts. Wait a while and try again.')).toBeVisible();
});
