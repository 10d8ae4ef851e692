import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

const PLACES = [40, 150, 230, 310, 400];

/** The roles of the columns of a table of rulers, whose rows hold what stands behind their description. */
function rolesUnder(heads: readonly string[], rows: readonly (readonly string[])[]): readonly (string | null)[] | undefined {
  const cells = (texts: readonly string[]) => texts.map((text, index) => [PLACES[index] ?? 0, text] as const);
  const paper = new Paper().row(40, cells(heads));
  for (const [index, row] of rows.entries()) paper.row(60 + 14 * index, cells(['Wooden ruler', ...row]));
  return findTables([phrasesOf(paper.page())], 'point')[0]?.columns.map(({ role }) => role);
}

test('beside the weight of a carton that of all of the line is meant', () => {
  const roles = rolesUnder(
    ['Description', 'Cartons', 'N.W.', 'N.W.', 'G.W.'],
    [
      ['28', '215.0', '6020.0', '6510.0'],
      ['1', '22.0', '22.0', '24.1'],
    ],
  );
  expect(roles).toEqual(['description', 'packages', 'other', 'net_weight', 'gross_weight']);
});

test('what one carton holds is no quantity where times the cartons it is another one', () => {
  const roles = rolesUnder(
    ['Description', 'Cartons', 'Qty', 'Total qty', 'G.W.'],
    [
      ['12', '60', '720', '123.0'],
      ['1', '21', '21', '4.2'],
    ],
  );
  expect(roles).toEqual(['description', 'packages', 'other', 'quantity', 'gross_weight']);
});
