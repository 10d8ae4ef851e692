import { expect, test } from 'vitest';
import { sampleJob } from '../testing/sample-job.js';
import { pullItems } from './pull-items.js';

const NOTHING = { amendments: [], newLines: [], goneLines: [], invoicesOnlyThere: [], invoicesOnlyHere: [] };

test('a line is told by its number in its own paper, also where a declaration has it under the same id', () => {
  const [bill, invoice] = sampleJob().records;
  const line = invoice?.lines[1];
  if (bill === undefined || invoice === undefined || line === undefined)
    throw new Error('the sample has a bill and an invoice of two lines');
  const declaration = { ...invoice, kind: 'declaration' as const, id: bill.id, lines: [...invoice.lines, ...invoice.lines.toReversed()] };
  const streamId = `invoice/${invoice.id}`;
  const changes = [{ field: 'description' as const, previous: 'baskets', next: 'BASKETS' }];
  const proposal = { ...NOTHING, amendments: [{ streamId, lineId: line.line_id, changes }] };
  expect(pullItems(proposal, [bill, invoice, declaration])).toMatchObject([
    { line: 2, field: 'description', here: 'baskets', there: 'BASKETS' },
  ]);
});
