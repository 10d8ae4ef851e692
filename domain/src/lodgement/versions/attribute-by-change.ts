import type { DifferenceStep, RowChange } from '@tallyport/contracts/lodgement/version-http';
import { assessedVersion, type ComputedVersion, computed, less, usedRows } from './amounts-of.js';
import type { Change } from './changes-between.js';
import { RecordBetween } from './record-between.js';
import { rowChanges } from './row-changes.js';
import { saySomethingTogether } from './say-something-together.js';

/** A step before anybody asked who made its changes. */
export type Step = Omit<DifferenceStep, 'changes'> & { readonly changes: readonly Change[] };

/**
 * What each change makes due, change after change: first the rows of customs become those of `to`, then the values change in the order in
 * which they are given, last the order of the lines. After each the duty is computed anew, so the differences add up. Where nothing can
 * be computed after a change, it is one step with the next ones; so are values that belong together.
 */
export function attributeByChange(from: ComputedVersion, to: ComputedVersion, changes: readonly Change[]): Step[] {
  const walk = new Walk(from.assessed?.due ?? null);
  const moved = computed({ record: from.record, tables: to.tables });
  walk.take({ rows: rowChanges(usedRows(from), usedRows(moved)) }, moved.assessed?.due ?? null);
  const between = new RecordBetween(from.record, to.record);
  changes.forEach((change, index) => {
    between.apply(change);
    const isWhole = !saySomethingTogether(change, changes[index + 1]);
    walk.take({ change }, isWhole ? (assessedVersion({ record: between.record, tables: to.tables })?.due ?? null) : null);
  });
  return walk.end(to.assessed?.due ?? null);
}

/** Collects what was done since the duty could be computed last, and makes a step of it when it can be again. */
class Walk {
  private readonly steps: Step[] = [];
  private rows: RowChange[] = [];
  private changes: Change[] = [];

  constructor(private last: string | null) {}

  take({ rows = [], change }: { readonly rows?: readonly RowChange[]; readonly change?: Change }, due: string | null): void {
    this.rows.push(...rows);
    if (change !== undefined) this.changes.push(change);
    if (due !== null) this.arrive(due, 'rows');
  }

  end(due: string | null): Step[] {
    if (due !== null) this.arrive(due, 'order');
    else if (this.rows.length + this.changes.length > 0) this.step(null, 'rows');
    return this.steps;
  }

  private arrive(due: string, nothingChanged: 'rows' | 'order'): void {
    const difference = less(due, this.last);
    const isSomething = this.rows.length + this.changes.length > 0 || Number(difference) !== 0;
    if (isSomething) this.step(difference, nothingChanged);
    this.last = due;
  }

  private step(difference: string | null, nothingChanged: 'rows' | 'order'): void {
    const about = this.changes.length > 0 ? 'changes' : nothingChanged;
    this.steps.push({ about, line: null, rows: this.rows, changes: this.changes, difference });
    [this.rows, this.changes] = [[], []];
  }
}
