import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

const originOf = (...lines: string[]) =>
  plain(
    extractDocument(fileOf(new Paper().lines(34, 30, ['CERTIFICATE OF ORIGIN', 'Exporter: JADE TEA CO., LTD.']).lines(34, 120, lines)))
      .segments[0]?.header,
  )['country_of_origin'];

test.each([
  ['VIETNAM ORIGIN', 'VIETNAM'],
  ['We certify that the goods are made in Peru', 'Peru'],
  ['We certify that all goods were wholly produced in the Netherlands.', 'Netherlands'],
])('%s', (line, country) => {
  expect(originOf(line)).toBe(country);
});

test('Two countries, a criterion and words that name no country are none', () => {
  expect(originOf('PERU ORIGIN', 'CHILE ORIGIN')).toBeUndefined();
  expect(originOf('ORIGIN CRITERION: B')).toBeUndefined();
  expect(originOf('made in the best tradition')).toBeUndefined();
});
