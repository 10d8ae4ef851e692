import type { LineageEnd, SentField } from '@tallyport/contracts/lodgement/lineage';
import { declaredGoodsOf } from '../../declaration/declared-goods.js';
import type { AssessedEntry, AssessedLine } from '../../duty/assessed-entry.js';
import { totalsOf } from '../freeze.js';
import type { FrozenLine, FrozenRecord } from '../frozen-record.js';
import { CHARGES_FROM, COMPUTED_FROM, DUE_ADDS_UP } from './computed-from.js';
import { sentField } from './sent-field.js';
import type { SentMessage } from './sent-message.js';

/** Where an amount comes from: fields, the rows that decided it, and the amounts that it is the sum of. */
export interface AmountLineage {
  readonly fields: SentField[];
  readonly adds_up: string[];
  readonly ends: LineageEnd[];
}

/** An amount of a tariff line: what its declared values and the rows of its computation make of it. */
export function amountOfLine(sent: SentMessage, name: string, line: FrozenLine): AmountLineage {
  const from = COMPUTED_FROM[name];
  if (from === undefined) return { fields: [], adds_up: [], ends: [] };
  const { invoice_number } = line.fields;
  const ofInvoice = (type: FrozenLine['type']) =>
    sent.frozen.lines.filter((one) => one.type === type && one.fields.invoice_number === invoice_number).flatMap(({ lineIds }) => lineIds);
  const places: readonly (readonly [ids: readonly (string | null)[], names: readonly string[]])[] = [
    [line.lineIds, from.goods],
    [ofInvoice('invoice'), from.invoice],
    [ofInvoice('charge'), from.charge],
    [[null], from.header],
  ];
  const fields = places.flatMap(([ids, names]) => ids.flatMap((id) => names.flatMap((field) => sentField(sent, id, field) ?? [])));
  const computed = assessedLineOf(sent, line);
  return { fields, adds_up: [], ends: computed === null ? [] : rowsOf([computed], name) };
}

/** An amount of the whole declaration: the lines added up, the charges, or all that has to be paid. */
export function amountOfAll(sent: SentMessage, name: string): AmountLineage {
  const { assessed } = sent;
  if (name === 'charges' || name === 'due') {
    const isWarehoused = sent.frozen.fields.entry_nature === 'N20';
    const rows = (assessed?.charges ?? []).map(({ row }) => row);
    return {
      fields: CHARGES_FROM.flatMap((field) => sentField(sent, null, field) ?? []),
      adds_up: name === 'charges' ? [] : DUE_ADDS_UP.slice(isWarehoused ? -1 : 0).map((one) => `amounts.${one}`),
      ends: endsAt(rows),
    };
  }
  return { fields: [], adds_up: [`amounts.${name}`], ends: assessed === null ? [] : rowsOf(assessed.lines, name) };
}

function rowsOf(lines: readonly AssessedLine[], name: string): LineageEnd[] {
  const steps: readonly string[] = COMPUTED_FROM[name]?.steps ?? [];
  return endsAt(lines.flatMap((line) => line.steps.filter(({ step }) => steps.includes(step)).flatMap(({ rows }) => rows)));
}

function endsAt(rows: readonly string[]): LineageEnd[] {
  return [...new Set(rows)].map((id) => ({ kind: 'row', table: id.split('/')[0] ?? '', id }));
}

function assessedLineOf({ assessed, record }: SentMessage, { lineIds }: FrozenLine): AssessedLine | null {
  const declared = declaredGoodsOf(record).find(({ lines }) => lines[0]?.line_id === lineIds[0]);
  return assessed?.lines.find(({ number }) => number === declared?.number) ?? null;
}

/** Whether amounts are those that were frozen: only then the rows behind them decided what was sent. */
export function isAsFrozen(assessed: AssessedEntry, { amounts, lines }: FrozenRecord): boolean {
  const said = lines.filter(({ type }) => type === 'goods').map((line) => line.amounts);
  const computed = assessed.lines.map((line): FrozenLine['amounts'] => (line.kind === 'computed' ? line.amounts : {}));
  const isSame = (one: FrozenLine['amounts'], other: FrozenLine['amounts'] = {}) =>
    Object.entries(one).every(([name, amount]) => other[name] === amount);
  return isSame(amounts, totalsOf(assessed)) && said.length === computed.length && said.every((one, index) => isSame(one, computed[index]));
}
