import { addsUp } from '../adds-up.js';
import type { Check } from '../check.js';

/** The packages of a packing list's lines add up to its total (domain: documents and checks, §4). */
export const packagesAddUp: Check = {
  code: 'packages-add-up',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers, rows) =>
    papers.of('packing-list').flatMap((list) => addsUp(rows, 'packages-add-up', list, papers.linesOf(list), 'packages')),
};
