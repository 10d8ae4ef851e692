import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import type { RecordCommand } from '../commands.js';
import { recordDecider } from '../decider.js';

export const recordId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c01';
const workOrderId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c02';
export const LINE = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c11';
export const SECOND = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c12';
/** The record that all commands and events of these tests are about. */
export const record = { recordId, workOrderId, kind: 'invoice' } as const;
export const source = { documentId: workOrderId, attempt: 1, fromPage: 1, toPage: 1, documentType: 'CIV' };

export const read = (value: string): Reading => ({ value, raw: value, place: null, method: 'text layer', confidence: 0.97 });
export const readAll = (values: Record<string, string>): Readings =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, read(value)]));
// biome-ignore format: a table reads best in rows
export const extract = (fields: Record<string, string>, lines: Record<string, string>[] = []): RecordCommand => ({
  type: 'extract',
  ...record,
  source,
  fields: readAll(fields),
  lines: lines.map((line, index) => ({ lineId: [LINE, SECOND][index] ?? LINE, fields: readAll(line) })),
});
export const edit = (...edits: RecordEdit[]): RecordCommand => ({ type: 'edit', ...record, edits });

/** What is recorded when these commands are given one after the other. */
export const play = (...commands: RecordCommand[]): RecordEvent[] =>
  commands.reduce<{ events: RecordEvent[]; state: ReturnType<typeof recordDecider.evolve> }>(
    ({ events, state }, command) => {
      const made = recordDecider.decide(command, state);
      return { events: [...events, ...made], state: made.reduce((folded, event) => recordDecider.evolve(folded, event), state) };
    },
    { events: [], state: recordDecider.initialState },
  ).events;

export const reading = extract({ invoice_number: 'A-1', goods_total: '90.00' }, [
  { quantity: '4', unit_price: '22.50' },
  { quantity: '1' },
]);
export const amendTotal = (previous: string, next: string): RecordEdit => ({
  kind: 'amend',
  changes: [{ field: 'goods_total', previous, next }],
});
export const total = (previous: string, next: string): RecordEvent => ({
  type: 'record.amended',
  data: { ...record, changes: [{ field: 'goods_total', previous, next, place: null }] },
});
