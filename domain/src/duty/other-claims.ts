import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';
import type { AssessedEntry } from './assessed-entry.js';
import { CannotCompute } from './cannot-compute.js';
import type { RateClaim } from './claimed-rate.js';
import type { DeclaredEntry, DeclaredLine } from './declared-entry.js';
import { type Circumstances, dutyAt } from './duties-of-line.js';
import { roundingOn } from './rounding.js';

/** What a claim needs that the line does not have. */
export type Lacking = 'origin-document' | 'rule-of-origin' | 'goods-of-instrument';

/** A claim that the line does not make, with the duty that it would save. */
export interface OtherClaim {
  readonly claim: RateClaim;
  /** The document or instrument that it rests on. */
  readonly restsOn: string;
  readonly duty: string;
  readonly saving: string;
  readonly lacks: readonly Lacking[];
}

/**
 * Claims that are open to a line and would save duty, the greatest saving first: the schemes of its country of origin, and the
 * treatments whose instruments cover its classification. They are offers; whether they hold, papers and a person say (domain: money,
 * §§6, 11). One that cannot be computed is none.
 */
export function otherClaims(line: DeclaredLine, customsValue: Decimal, circumstances: Circumstances): OtherClaim[] {
  const current = dutyOrNull(line, line, customsValue, circumstances);
  if (current === null) return [];
  return [...ofSchemes(line, circumstances), ...ofInstruments(line, circumstances)]
    .flatMap(({ claim, restsOn, lacks }) => {
      const duty = dutyOrNull(line, claim, customsValue, circumstances);
      if (duty === null || duty.greaterThanOrEqualTo(current)) return [];
      return [{ claim, restsOn, lacks, duty: duty.toFixed(2), saving: current.minus(duty).toFixed(2) }];
    })
    .toSorted((a, b) => new Decimal(b.saving).comparedTo(a.saving));
}

/** The same for a line of an entry that was assessed; none while the line cannot be computed. */
export function claimsOfLine(entry: DeclaredEntry, assessed: AssessedEntry, tables: DatedTables, number: number): OtherClaim[] {
  const line = entry.lines.find((one) => one.number === number);
  const result = assessed.lines.find((one) => one.number === number);
  if (line === undefined || result?.kind !== 'computed') return [];
  const day = line.dutyDate ?? entry.dutyDate;
  return otherClaims(line, new Decimal(result.amounts.customs_value), { tables, day, round: roundingOn(tables, day).round });
}

type Offer = Pick<OtherClaim, 'claim' | 'restsOn' | 'lacks'>;

function ofSchemes({ origin, preference }: DeclaredLine, { tables, day }: Circumstances): Offer[] {
  return tables
    .all('preference_scheme', day)
    .filter(({ values }) => values.country === origin && values.scheme !== preference?.scheme)
    .map(({ values: { scheme, country, document } }) => ({
      claim: { preference: { scheme, origin: country, rule: '' }, treatment: null },
      restsOn: document,
      lacks: ['origin-document', 'rule-of-origin'],
    }));
}

function ofInstruments({ tariffItem, treatment }: DeclaredLine, { tables, day }: Circumstances): Offer[] {
  return tables
    .all('instrument', day)
    .filter(({ values }) => tariffItem.startsWith(values.tariff_item) && values.number !== treatment?.instrument?.number)
    .map(({ values: { treatment: code, number, type } }) => ({
      claim: { preference: null, treatment: { code, instrument: { number, type } } },
      restsOn: `${type} ${number}`,
      lacks: ['goods-of-instrument'],
    }));
}

function dutyOrNull(line: DeclaredLine, claim: RateClaim, customsValue: Decimal, circumstances: Circumstances): Decimal | null {
  try {
    return dutyAt(line, claim, customsValue, circumstances);
  } catch (error) {
    if (error instanceof CannotCompute) return null;
    throw error;
  }
}
