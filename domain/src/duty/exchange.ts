import type { DatedRow } from '@tallyport/contracts/customs-table/define-table';
import type { CustomsRow } from '@tallyport/contracts/customs-table/tables';
import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';
import type { Money } from './declared-entry.js';

type RateRow = DatedRow<CustomsRow<'exchange_rate'>>;

/** Turns amounts into Australian dollars by the rates of one day, and knows which rows it used. AUD = foreign ÷ rate. */
export class Exchange {
  private readonly used = new Map<string, RateRow>();

  constructor(
    private readonly tables: DatedTables,
    private readonly day: string,
  ) {}

  /** Not rounded. Throws CannotCompute without a rate for that day. */
  readonly toAud = ({ amount, currency }: Money): Decimal => new Decimal(amount).div(this.rateOf(currency));

  rateOf(currency: string): Decimal {
    if (currency === 'AUD') return new Decimal(1);
    const row = this.used.get(currency) ?? this.tables.require('exchange_rate', [currency], this.day);
    this.used.set(currency, row);
    return new Decimal(row.values.rate);
  }

  /** The ids of the rows that were used so far. */
  get rows(): string[] {
    return [...this.used.values()].map(({ id }) => id);
  }
}
