import type { Decimal } from 'decimal.js';
import type { ComputationStep, StepName } from './computation-step.js';

/** Keeps the steps of a computation in the order in which they were taken. */
export class Computation {
  readonly steps: ComputationStep[] = [];

  /** Notes a step and answers its result. */
  note(
    step: StepName,
    formula: string,
    from: { readonly values: Readonly<Record<string, Decimal | string>>; readonly rows?: readonly string[] },
    result: Decimal,
  ): Decimal {
    const values = Object.fromEntries(Object.entries(from.values).map(([name, value]) => [name, value.toString()]));
    this.steps.push({ step, formula, values, rows: from.rows ?? [], result: result.toFixed() });
    return result;
  }
}
