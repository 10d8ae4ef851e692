import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import { describe, expect, test } from 'vitest';
import type { RecordCommand } from './commands.js';
import { recordDecider } from './decider.js';
import { matchLines } from './match-lines.js';
import { NO_RECORD, type RecordState } from './state.js';

const record = { recordId: 'r', workOrderId: 'w', kind: 'invoice' } as const;
const source = { documentId: 'd', attempt: 1, fromPage: 1, toPage: 1, documentType: 'CIV' };
const read = (value: string): Reading => ({ value, raw: value, place: null, method: 'text layer', confidence: 0.97 });
const goods = (description: string, quantity: string, price = '1.00'): Readings => ({
  description: read(description),
  quantity: read(quantity),
  unit_price: read(price),
});
const BOARDS = goods('Pine boards', '10');
const NAILS = goods('Nails', '4');
const GLUE = goods('Glue', '2');
const SCREWS = goods('Screws', '7', '3.00');

function after(...commands: RecordCommand[]): RecordState {
  return commands.reduce<RecordState>(
    (state, command) => recordDecider.decide(command, state).reduce((folded, event) => recordDecider.evolve(folded, event), state),
    NO_RECORD,
  );
}
const reading = (...lines: Readings[]): RecordCommand => ({
  type: 'extract',
  ...record,
  source,
  fields: {},
  lines: lines.map((fields, index) => ({ lineId: `line/${index}`, fields })),
});
const edit = (...edits: RecordEdit[]): RecordCommand => ({ type: 'edit', ...record, edits });
const match = (state: RecordState, ...lines: Readings[]) => matchLines(state, lines, (name) => name);

describe('lines of a new reading', () => {
  test('are numbered where none was read before', () => {
    expect(match(NO_RECORD, BOARDS, NAILS)).toEqual(['line/0', 'line/1']);
  });

  test('are the same lines when they read the same, also where a row more comes first', () => {
    expect(match(after(reading(BOARDS, NAILS)), BOARDS, NAILS)).toEqual(['line/0', 'line/1']);
    expect(match(after(reading(BOARDS, NAILS)), GLUE, BOARDS, NAILS)).toEqual(['line/0/2', 'line/0', 'line/1']);
    expect(match(after(reading(GLUE, BOARDS, NAILS)), BOARDS, NAILS)).toEqual(['line/1', 'line/2']);
  });

  test('are the same lines when they read a little otherwise', () => {
    expect(match(after(reading(BOARDS, NAILS)), GLUE, goods('Pine boards', '100'), NAILS)).toEqual(['line/0/2', 'line/0', 'line/1']);
  });

  test('are told by what was read, whatever a person made of it', () => {
    const changes = [
      { field: 'description', previous: 'Pine boards', next: 'Kiln-dried pine' },
      { field: 'quantity', previous: '10', next: '12' },
    ];
    expect(match(after(reading(BOARDS, NAILS), edit({ kind: 'amend-line', line_id: 'line/0', changes })), NAILS, BOARDS)).toEqual([
      'line/1',
      'line/0',
    ]);
  });

  test('stay in their places where as many read quite otherwise', () => {
    expect(match(after(reading(BOARDS, NAILS)), BOARDS, SCREWS)).toEqual(['line/0', 'line/1']);
    expect(match(after(reading(BOARDS, NAILS)), SCREWS)).toEqual(['line/0/2']);
  });

  test('know a line that a person removed, and none that a person added', () => {
    const state = after(
      reading(BOARDS, NAILS),
      edit({ kind: 'remove-line', line_id: 'line/0' }),
      edit({ kind: 'add-line', line_id: 'own', after: null, fields: { description: 'Glue', quantity: '2', unit_price: '1.00' } }),
    );
    expect(match(state, BOARDS, NAILS, GLUE)).toEqual(['line/0', 'line/1', 'line/2']);
  });

  test('that are equal to each other keep their order', () => {
    expect(match(after(reading(BOARDS, BOARDS, NAILS)), BOARDS, BOARDS)).toEqual(['line/0', 'line/1']);
  });
});
