import type { Message } from '../../../edifact/interchange.js';
import { readInterchange } from '../../../edifact/read-interchange.js';
import type { FrozenLine, FrozenLineType, FrozenRecord } from '../../frozen-record.js';
import type { MessageReading, ReadItem } from '../read-message.js';

/** What a message says of each line, and the record that it amounts to: what is not sent is not there. */
export interface ReadBack {
  readonly record: Pick<FrozenRecord, 'fields' | 'amounts'>;
  readonly lines: readonly (Pick<FrozenLine, 'type' | 'number' | 'fields' | 'amounts'> & { readonly action: string | null })[];
  readonly sending: Readonly<Record<string, string>>;
  readonly answers: readonly Readonly<Record<string, string>>[];
}

const LINES: readonly string[] = ['invoice', 'charge', 'transport', 'goods', 'container'];

/** The one message of an interchange that can be read. */
export function messageIn(bytes: Uint8Array): Message {
  const reading = readInterchange(bytes);
  const [message] = reading.outcome === 'read' ? reading.interchange.messages : [];
  if (message === undefined) throw new Error(JSON.stringify(reading));
  return message;
}

/** The record behind a message that was read. Lines without a number are counted. */
export function readBack({ items }: MessageReading): ReadBack {
  const [header] = items;
  const counted = new Map<string, number>();
  const lines = items
    .flatMap((item) => [item, ...item.below.map((below) => ({ ...below, values: [...below.values, ...named(item, 'invoice_number')] }))])
    .filter(({ part }) => LINES.includes(part))
    .map((item) => {
      const type = item.part as FrozenLineType;
      const { fields, others, amounts } = valuesOf(item);
      const number = Number(others['line.number'] ?? (counted.get(type) ?? 0) + 1);
      counted.set(type, number);
      const said = type === 'container' ? fields : { line_type: type, ...fields };
      return { type, number, fields: said, amounts, action: others['line.action'] ?? null };
    });
  const { fields = {}, amounts = {}, others = {} } = header ? valuesOf(header) : {};
  return {
    record: { fields, amounts },
    lines,
    sending: others,
    answers: items.filter(({ part }) => part === 'answer').map((item) => valuesOf(item).others),
  };
}

/** The record from which the same message would be made. */
export function recordOf({ record, lines }: ReadBack): FrozenRecord {
  const numbered = lines.map(({ action: _action, ...line }) => ({ ...line, lineIds: [`${line.type}-${line.number}`] }));
  return { kind: 'declaration', ...record, lines: numbered, lastNumbers: {} };
}

function named(item: ReadItem, name: string): ReadItem['values'] {
  return item.values.filter((value) => value.name === name);
}

/** Values by where they come from; several of one name are one text again, and what stands elsewhere is left out. */
function valuesOf({ values }: ReadItem) {
  const fields: Record<string, string> = {};
  const amounts: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const { name, value } of values) {
    const [scope = '', rest] = name.split('.');
    if (rest === undefined) fields[name] = fields[name] === undefined ? value : `${fields[name]} ${value}`;
    else if (scope === 'amounts') amounts[rest] = value;
    else if (scope !== 'invoice' && scope !== 'header') others[name] = value;
  }
  return { fields, amounts, others };
}
