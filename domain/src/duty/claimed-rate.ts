import type { DatedTables } from '../customs-table/dated-tables.js';
import { CannotCompute } from './cannot-compute.js';
import type { DeclaredLine, PreferenceClaim, TreatmentClaim } from './declared-entry.js';
import type { DutyRate, ScopedRate } from './duty-rate.js';
import { ratesOn } from './rate-on.js';
import { readDutyRate } from './read-duty-rate.js';

/** What a rate is claimed by; a line without either claims the general rate. */
export interface RateClaim {
  readonly preference: PreferenceClaim | null;
  readonly treatment: TreatmentClaim | null;
}

/** The rate that follows from a claim, as it is printed, with the rows that say so. */
export interface ClaimedRate {
  readonly rate: DutyRate;
  readonly printed: string;
  readonly rows: readonly string[];
}

type Classified = Pick<DeclaredLine, 'tariffItem' | 'rateNumber'>;

/**
 * The rate of a line on a day: that of its treatment where this has one, else that of its preference, else the general one. Throws
 * CannotCompute where a table has no row for that day, or a rate that nobody can read.
 */
export function claimedRate(line: Classified, claim: RateClaim, tables: DatedTables, day: string): ClaimedRate {
  const tariff = tables.require('tariff_rate', [line.tariffItem, line.rateNumber], day);
  const byTreatment = claim.treatment && treatmentRate(claim.treatment, tables, day);
  if (byTreatment) return byTreatment;
  const printed = tariff.values.rate;
  const rates = readRates(printed, day, line.tariffItem);
  const general = { rate: rateFor('general', rates, line.tariffItem), printed, rows: [tariff.id] };
  return claim.preference === null ? general : preferenceRate(line, claim.preference, { general, rates }, tables, day);
}

function treatmentRate({ code }: TreatmentClaim, tables: DatedTables, day: string): ClaimedRate | null {
  const { id, values } = tables.require('treatment', [code], day);
  if (values.rate === '') return null;
  return { rate: rateFor('general', readRates(values.rate, day, code), code), printed: values.rate, rows: [id] };
}

function preferenceRate(
  { tariffItem }: Classified,
  { scheme, origin }: PreferenceClaim,
  { general, rates }: { general: ClaimedRate; rates: readonly ScopedRate[] },
  tables: DatedTables,
  day: string,
): ClaimedRate {
  const member = tables.require('preference_scheme', [scheme, origin], day);
  const listed = [8, 6, 4, 2].flatMap((digits) => tables.find('preference_rate', [scheme, tariffItem.slice(0, digits)], day) ?? [])[0];
  const own = listed ?? member;
  if (own.values.rate !== '') {
    const rate = rateFor('general', readRates(own.values.rate, day, `${scheme} ${tariffItem}`), tariffItem);
    return { rate, printed: own.values.rate, rows: [member.id, own.id].filter((id, index, ids) => ids.indexOf(id) === index) };
  }
  const scopes = member.values.scopes.split('/').filter(Boolean);
  const scoped = scopes.flatMap((scope) => rates.find((rate) => rate.scope !== 'general' && rate.scope.includes(scope)) ?? [])[0];
  return { ...general, rate: scoped?.rate ?? general.rate, rows: [...general.rows, member.id] };
}

function readRates(printed: string, day: string, of: string): readonly ScopedRate[] {
  const read = readDutyRate(printed);
  const rates = 'stages' in read ? ratesOn(read.stages, day) : undefined;
  if (rates === undefined) throw new CannotCompute('rate-unread', { of, printed });
  return rates;
}

function rateFor(scope: 'general', rates: readonly ScopedRate[], of: string): DutyRate {
  const found = rates.find((rate) => rate.scope === scope);
  if (found === undefined) throw new CannotCompute('no-general-rate', { of });
  return found.rate;
}
