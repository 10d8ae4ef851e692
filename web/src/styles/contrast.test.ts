import { expect, test } from 'vitest';
import { contrast } from '../lib/colour/contrast.js';
import { oklchToRgb } from '../testing/oklch.js';
import css from './tokens.css?raw';

function tokensOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+): (oklch\([\d. ]+\));/g)].map(([, name, value]) => [name ?? '', value ?? '']));
}

const themes = { light: tokensOf(':root'), dark: tokensOf('.dark') };

const grounds = ['surface', 'canvas', 'sunken', 'hover', 'select'];
const textPairs = [
  ...grounds.flatMap((ground) => ['ink', 'ink-2', 'ink-3', 'accent'].map((text) => [text, ground] as const)),
  ...['red', 'amber', 'violet', 'green'].flatMap((hue) => [
    [hue, `${hue}-bg`] as const,
    [hue, 'surface'] as const,
    [hue, 'select'] as const,
  ]),
  ['on-ink', 'ink'] as const,
  ['past-ink', 'past'] as const,
];
const markPairs = [
  ...['red', 'amber', 'violet', 'green', 'accent'].flatMap((hue) => [
    [`${hue}-solid`, 'surface'] as const,
    [`${hue}-solid`, 'select'] as const,
  ]),
  ['control', 'surface'] as const,
  ['bar', 'surface'] as const,
];

test.each(Object.entries(themes))('%s has every token that the other theme has', (_name, tokens) => {
  expect([...tokens.keys()].sort()).toEqual([...themes.light.keys()].sort());
});

const cases = (pairs: readonly (readonly [string, string])[]) =>
  Object.entries(themes).flatMap(([theme, tokens]) => pairs.map(([front, ground]) => ({ theme, front, ground, tokens })));

function measure(tokens: Map<string, string>, front: string, ground: string): number {
  return contrast(oklchToRgb(tokens.get(front) ?? ''), oklchToRgb(tokens.get(ground) ?? ''));
}

test.each(cases(textPairs))('$theme: text $front on $ground can be read', ({ tokens, front, ground }) => {
  expect(measure(tokens, front, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(cases(markPairs))('$theme: mark $front on $ground can be seen', ({ tokens, front, ground }) => {
  expect(measure(tokens, front, ground)).toBeGreaterThanOrEqual(3);
});
