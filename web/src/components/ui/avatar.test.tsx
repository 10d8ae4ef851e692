import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contrast, parseHex } from '../../lib/colour/contrast.js';
import { Avatar, initials } from './avatar.js';

test.each([
  ['Mei Tan', 'MT'],
  ['Ana Maria de Souza', 'AS'],
  ['mei', 'M'],
  ['林悦', '悦'],
  ['  ', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each(['ffffff', '000000', 'f3d26b', '9b3a50', 'not a colour', ''])('on %j the letters can be read', (color) => {
  render(<Avatar name="Mei Tan" color={color} />);
  const { background, color: ink } = screen.getByRole('img', { name: 'Mei Tan' }).style;
  const rgb = (text: string) =>
    (text.match(/\d+/g) ?? []).slice(0, 3).map((c) => Number(c) / 255) as unknown as readonly [number, number, number];
  expect(contrast(rgb(background), parseHex(ink) ?? rgb(ink))).toBeGreaterThanOrEqual(4.5);
});
