import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { Line, RecordEvent } from '@tallyport/contracts/shipping-record/events';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { RecordCommand } from './commands.js';
import { isSameValue } from './same-value.js';
import type { Held, StandingRecord } from './state.js';

type InferCommand = Extract<RecordCommand, { type: 'infer' }>;

/** Lines of one event: far below its 200 kB even with a long reason for each value. */
const MOST_LINES = 100;

/** Which of the inferred values may stand: on lines that are there, in fields that are empty or were inferred before. A repeat changes nothing. */
export function eventsOfInference({ kind, recordId, workOrderId, lines }: InferCommand, state: StandingRecord): RecordEvent[] {
  const held = new Map(state.lines.map((line) => [line.lineId, line.fields]));
  const filled = lines.flatMap(({ lineId, fields }): Line[] => {
    const before = held.get(lineId);
    if (!before) return [];
    const allowed = Object.entries(fields).filter(([field, reading]) => {
      const form = fieldForm(kind, field, true);
      return form !== null && mayStand(before[field]) && !isSameValue(form, before[field]?.value ?? null, reading.value);
    });
    return allowed.length === 0 ? [] : [{ lineId, fields: Object.fromEntries<Reading>(allowed) }];
  });
  const events: RecordEvent[] = [];
  for (let from = 0; from < filled.length; from += MOST_LINES) {
    const block = filled.slice(from, from + MOST_LINES);
    events.push({ type: 'record.lines-inferred', data: { recordId, workOrderId, kind, lines: block } });
  }
  return events;
}

/** Whether a machine may write over what is held: nobody's word stands there, and nothing that was read or taken from a paper. */
function mayStand(held: Held | undefined): boolean {
  if (held === undefined) return true;
  if (held.isPersons) return false;
  if (held.value === null || held.value === '' || held.reading?.method === 'inferred') return true;
  return held.reading?.method === 'compiled' && held.reading.from === undefined;
}
