import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, serve } from '../../testing/answers.js';
import { pageOf, renderOnDesk } from '../../testing/desk.js';
import { DeskPalette } from './desk-palette.js';

beforeAll(() => speak('en', ['entry', 'desk']));

test('what two keys do alike is one command, with the first of its keys', async () => {
  serve(() => json(pageOf([])));
  const run = vi.fn<() => void>();
  const shortcuts = [
    { keys: 'j', label: 'Next', run },
    { keys: 'c', label: 'Create', run },
    { keys: 'arrowdown', label: 'Next', run },
  ];
  renderOnDesk(<DeskPalette layers={[{ scope: 'screen', shortcuts }]} onClose={() => {}} />);
  const options = await screen.findAllByRole('option', { name: /./ });
  expect(options.map((option) => option.textContent)).toEqual(['NextJ', 'CreateC']);
});
