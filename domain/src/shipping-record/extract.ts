import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { Line, RecordEvent } from '@tallyport/contracts/shipping-record/events';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { RecordCommand } from './commands.js';
import { isSameValue } from './same-value.js';
import type { Held, HeldFields, RecordState } from './state.js';

type ExtractCommand = OfType<RecordCommand, 'extract'>;
type OfType<Union, Type> = Union extends { readonly type: Type } ? Union : never;
type Difference = { field: string; lineId: string | null; read: Readings[string] };

/** Lines of one event: far below its 200 kB even when every description is long. */
const BLOCK_BYTES = 120_000;

/** The reading as events: header, lines in blocks, and where a person wrote otherwise, the difference. */
export function eventsOfReading(command: ExtractCommand, state: RecordState): RecordEvent[] {
  const { recordId, workOrderId, kind, source, fields, lines } = command;
  const record = { recordId, workOrderId, kind };
  const differences =
    state.kind === 'absent' ? [] : differencesOf(command, state.fields, new Map(state.lines.map((line) => [line.lineId, line.fields])));
  return [
    { type: 'record.extracted', data: { ...record, source, fields, lineCount: lines.length } },
    ...blocksOf(lines).map(({ from, block }): RecordEvent => ({ type: 'record.lines-extracted', data: { ...record, from, lines: block } })),
    ...(differences.length === 0
      ? []
      : [{ type: 'record.difference-offered', data: { ...record, attempt: source.attempt ?? 0, differences } } satisfies RecordEvent]),
  ];
}

function differencesOf({ kind, fields, lines }: ExtractCommand, header: HeldFields, held: ReadonlyMap<string, HeldFields>): Difference[] {
  const ofLines = lines.flatMap((line) => differing(kind, line.fields, held.get(line.lineId) ?? {}, line.lineId));
  return [...differing(kind, fields, header, null), ...ofLines];
}

function differing(kind: RecordKind, readings: Readings, held: HeldFields, lineId: string | null): Difference[] {
  return Object.entries(readings)
    .filter(([field, read]) => saysOtherwise(fieldForm(kind, field, lineId !== null), held[field], read))
    .map(([field, read]) => ({ field, lineId, read }));
}

/** Whether a reading has something to offer beside a person's value: another one, and not what the person declined before. */
function saysOtherwise(form: FieldForm | null, held: Held | undefined, { value }: Reading): boolean {
  if (held?.isPersons !== true || isSameValue(form, held.value, value)) return false;
  return held.declined === null || !isSameValue(form, held.declined.value, value);
}

function blocksOf(lines: readonly Line[]): { from: number; block: Line[] }[] {
  const blocks: { from: number; block: Line[] }[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  lines.forEach((line, index) => {
    const size = JSON.stringify(line).length * 2;
    if (bytes + size > BLOCK_BYTES) {
      blocks.push({ from: index, block: [] });
      bytes = 0;
    }
    blocks.at(-1)?.block.push(line);
    bytes += size;
  });
  return blocks;
}
