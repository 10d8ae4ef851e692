import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';
import { type ClaimedRate, claimedRate, type RateClaim } from './claimed-rate.js';
import type { Computation } from './computation.js';
import type { StepName } from './computation-step.js';
import type { DeclaredLine } from './declared-entry.js';
import { dutyOfRate } from './duty-of-rate.js';
import type { Round } from './rounding.js';

export interface Circumstances {
  readonly tables: DatedTables;
  /** The effective duty date. */
  readonly day: string;
  readonly round: Round;
}

export interface Duties {
  /** At the rate that the line claims. */
  readonly claimed: Decimal;
  /** The same without the treatment. */
  readonly standard: Decimal;
  /** At the general rate: neither treatment nor preference. */
  readonly general: Decimal;
}

/**
 * Duty three times over: as claimed, at the standard rate and at the general one (domain: money, §§6, 7). Extra duty on goods of a
 * country comes on top of each that is not given by a person.
 */
export function dutiesOf(line: DeclaredLine, customsValue: Decimal, circumstances: Circumstances, computation: Computation): Duties {
  const { preference, treatment } = line;
  const additional = additionalDuty(line, customsValue, circumstances, computation);
  const at = (step: StepName, claim: RateClaim, given: string | null): Decimal => {
    if (given !== null) return computation.note(step, 'given/1', { values: { given } }, new Decimal(given));
    const claimed = claimedRate(line, claim, circumstances.tables, circumstances.day);
    return noteDuty(step, claimed, { line, customsValue, circumstances, computation }).plus(additional);
  };
  return {
    claimed: at('duty', { preference, treatment }, line.given.duty),
    standard: at('standard-duty', { preference, treatment: null }, line.given.standardDuty),
    general: at('general-duty', { preference: null, treatment: null }, null),
  };
}

/** Duty at one rate, rounded, without a note of it: for what-if. */
export function dutyAt(line: DeclaredLine, claim: RateClaim, customsValue: Decimal, { tables, day, round }: Circumstances): Decimal {
  return round(dutyOfRate(claimedRate(line, claim, tables, day).rate, customsValue, line.goods));
}

function noteDuty(
  step: StepName,
  { rate, printed, rows }: ClaimedRate,
  {
    line,
    customsValue,
    circumstances,
    computation,
  }: { line: DeclaredLine; customsValue: Decimal; circumstances: Circumstances; computation: Computation },
): Decimal {
  const { quantities, strength, factor } = line.goods;
  const measured = { ...quantities, ...(strength === null ? {} : { strength }), ...(factor === null ? {} : { factor }) };
  const duty = circumstances.round(dutyOfRate(rate, customsValue, line.goods));
  return computation.note(step, 'duty/1', { values: { customs_value: customsValue, rate: printed, ...measured }, rows }, duty);
}

function additionalDuty({ origin }: DeclaredLine, customsValue: Decimal, { tables, day, round }: Circumstances, computation: Computation) {
  const row = origin === null ? undefined : tables.find('additional_duty', [origin], day);
  if (row === undefined) return new Decimal(0);
  const { percent } = row.values;
  const duty = round(customsValue.times(percent).div(100));
  return computation.note('additional-duty', 'percent/1', { values: { customs_value: customsValue, percent }, rows: [row.id] }, duty);
}
