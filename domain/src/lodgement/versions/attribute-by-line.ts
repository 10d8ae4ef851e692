import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';
import { type DeclaredGoods, declaredGoodsOf } from '../../declaration/declared-goods.js';
import type { AssessedEntry } from '../../duty/assessed-entry.js';
import { type ComputedVersion, computed, less, usedRows } from './amounts-of.js';
import type { Step } from './attribute-by-change.js';
import { type Change, nameOfLine } from './changes-between.js';
import { rowChanges } from './row-changes.js';

/**
 * What each line makes due otherwise, from three computations however much changed: the old version, the old one with the rows of the
 * new, the new one. What changed beside the goods has no amount of its own: it shows in the lines.
 */
export function attributeByLine(from: ComputedVersion, to: ComputedVersion, changes: readonly Change[]): Step[] {
  const moved = computed({ record: from.record, tables: to.tables });
  const [before, between, after] = [from.assessed, moved.assessed, to.assessed];
  const rows = rowChanges(usedRows(from), usedRows(moved));
  const byRows = less(between?.due ?? null, before?.due ?? null);
  const pairs = pairsOf(from.record, to.record);
  const ofGoods = new Set(pairs.flatMap(({ lineIds }) => lineIds));
  const beside = changes.filter(({ line_id }) => line_id === null || !ofGoods.has(line_id));
  const charges = less(chargesOf(after), chargesOf(between));
  const steps: Step[] = [
    { about: 'rows', line: null, rows, changes: [], difference: byRows },
    { about: 'changes', line: null, rows: [], changes: beside, difference: null },
    ...pairs.map(({ was, is, lineIds }): Step => {
      const difference = less(payableOf(after, is), payableOf(between, was));
      const own = changes.filter(({ line_id }) => line_id !== null && lineIds.includes(line_id));
      return { about: 'line', line: nameOfGoods(is ?? was), rows: [], changes: own, difference };
    }),
    { about: 'charges', line: null, rows: [], changes: [], difference: charges },
  ];
  return steps.filter(({ rows: changed, changes: made, difference }) => changed.length + made.length > 0 || Number(difference ?? 0) !== 0);
}

interface Pair {
  readonly was: DeclaredGoods | null;
  readonly is: DeclaredGoods | null;
  readonly lineIds: readonly string[];
}

/** The goods of both versions, those beside each other that share a line of the record. */
function pairsOf(from: ShippingRecord, to: ShippingRecord): Pair[] {
  const left = new Map(declaredGoodsOf(from).flatMap((goods) => goods.lines.map(({ line_id }) => [line_id, goods] as const)));
  const paired = declaredGoodsOf(to).map((is): Pair => {
    const was = is.lines.map(({ line_id }) => left.get(line_id)).find((goods) => goods !== undefined) ?? null;
    for (const { line_id } of was?.lines ?? []) left.delete(line_id);
    return { was, is, lineIds: idsOf(was, is) };
  });
  return [...paired, ...[...new Set(left.values())].map((was): Pair => ({ was, is: null, lineIds: idsOf(was, null) }))];
}

function idsOf(...goods: readonly (DeclaredGoods | null)[]): string[] {
  return goods.flatMap((one) => one?.lines.map(({ line_id }) => line_id) ?? []);
}

function payableOf(assessed: AssessedEntry | null, goods: DeclaredGoods | null): string | null {
  if (!assessed || assessed.due === null) return null;
  const line = assessed.lines.find(({ number }) => number === goods?.number);
  return line?.kind === 'computed' ? line.amounts.payable : '0.00';
}

function chargesOf(assessed: AssessedEntry | null): string | null {
  return !assessed || assessed.due === null ? null : Decimal.sum(0, ...assessed.charges.map(({ amount }) => amount)).toFixed(2);
}

function nameOfGoods(goods: DeclaredGoods | null) {
  const [first] = goods?.lines ?? [];
  return first ? nameOfLine(first) : null;
}
