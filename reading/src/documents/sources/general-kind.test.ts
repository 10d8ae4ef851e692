import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { HeaderSoFar } from '../header-so-far.js';
import { generalKind } from './general-kind.js';

test('packages are of the kind that their label names, where it is more than packages', () => {
  const known = new HeaderSoFar({ header: new Map([['packages', { value: '7', from: [], certainty: 1 }]]), lines: [] });
  const kindOn = (line: string) => generalKind(readText(fileOf(new Paper().print(40, 40, line))), known)?.value;
  expect(kindOn('No. of Parcels: 7')).toBe('Parcels');
  expect(kindOn('No. of packages: 7')).toBeUndefined();
});
